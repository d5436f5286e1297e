// The types of the wire, written anew out of the schemas in docs/schema.
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import openapiTS, { astToString } from 'openapi-typescript';

const schemas = new URL('../../docs/schema/', import.meta.url);
const made = new URL('../src/wire/made/', import.meta.url);
const GAMES = ['forbidden', 'forest', 'underwood', 'anagrams'];
const banner = '/* Made by `python3 run.py protocol` out of docs/schema. */';

const read = async (name) => JSON.parse(await readFile(new URL(`${name}.json`, schemas), 'utf8'));

/** Leave out titles: each would become a type of its own. */
const untitled = (value) =>
  Array.isArray(value)
    ? value.map(untitled)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([key, held]) => !(key === 'title' && typeof held === 'string'))
            .map(([key, held]) => [key, untitled(held)]),
        )
      : value;

await mkdir(made, { recursive: true });
for (const name of ['wire', ...GAMES]) {
  const root = name === 'wire' ? 'Wire' : 'Room';
  const text = await compile(untitled(await read(name)), root, {
    bannerComment: banner,
    additionalProperties: false,
    format: false,
    strictIndexSignatures: true,
  });
  await writeFile(new URL(`${name}.ts`, made), text);
}
const rest = astToString(await openapiTS(await read('openapi')));
await writeFile(new URL('rest.ts', made), `${banner}\n\n${rest}`);

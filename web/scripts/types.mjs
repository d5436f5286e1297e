// The types of the wire, written anew out of the schemas in docs/schema; with --check only compared.
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import openapiTS, { astToString } from 'openapi-typescript';

const schemas = new URL('../../docs/schema/', import.meta.url);
const folder = new URL('../src/wire/made/', import.meta.url);
const GAMES = ['forbidden', 'forest', 'underwood', 'anagrams'];
const banner = '/* Made by `python3 run.py protocol` out of docs/schema. */';

const read = async (name) => JSON.parse(await readFile(new URL(`${name}.json`, schemas), 'utf8'));

/** Leave out titles, each would become a type of its own; say what a tuple holds as older schemas do. */
const untitled = (value) =>
    Array.isArray(value)
        ? value.map(untitled)
        : value && typeof value === 'object'
          ? Object.fromEntries(
                Object.entries(value)
                    .filter(([key, held]) => !(key === 'title' && typeof held === 'string'))
                    .filter(([key]) => !(key === 'items' && value.prefixItems))
                    .map(([key, held]) => [key === 'prefixItems' ? 'items' : key, untitled(held)]),
            )
          : value;

/** What each made file is to hold. */
const made = async () => {
    const texts = new Map();
    for (const name of ['wire', ...GAMES]) {
        const root = name === 'wire' ? 'Wire' : 'Room';
        const text = await compile(untitled(await read(name)), root, {
            bannerComment: banner,
            additionalProperties: false,
            format: false,
            strictIndexSignatures: true,
        });
        texts.set(`${name}.ts`, text);
    }
    // Of the plain requests only what is said and answered: where to, the client knows itself.
    const spoken = { ...(await read('openapi')), paths: {} };
    texts.set('rest.ts', `${banner}\n\n${astToString(await openapiTS(spoken))}`);
    return texts;
};

const write = async (texts) => {
    await mkdir(folder, { recursive: true });
    for (const [name, text] of texts) await writeFile(new URL(name, folder), text);
};

const compare = async (texts) => {
    for (const [name, text] of texts) {
        const there = await readFile(new URL(name, folder), 'utf8').catch(() => '');
        if (there === text) continue;
        process.stdout.write(`web/src/wire/made/${name} отстал от docs/schema: python3 run.py protocol\n`);
        process.exitCode = 1;
    }
};

await (process.argv.includes('--check') ? compare : write)(await made());

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/sw.ts', import.meta.url));

/** Makes the worker beside the page, out of its source and the list of all that this build made. */
export const worker = (): Plugin => {
  let open = '';
  return {
    name: 'worker',
    apply: 'build',
    configResolved: (config) => {
      open = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler: async function (_options, bundle) {
        const made = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const beside = (await readdir(open, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => relative(open, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
        const files = ['/', ...[...made, ...beside].map((name) => `/${name}`).sort()];
        const page = bundle['index.html'];
        const sums = createHash('sha256').update(JSON.stringify(files));
        sums.update(page?.type === 'asset' ? page.source : '');
        for (const name of beside) sums.update(await readFile(join(open, name)));
        const build = { name: `build-${sums.digest('hex').slice(0, 12)}`, files };
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE);
        const source = `const BUILD = ${JSON.stringify(build)};\n${code.replace(/^export\s*\{\s*\};?$/m, '')}`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
};

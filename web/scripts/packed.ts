import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest)$/;
/** Below this a packing saves nothing that anybody would notice. */
const SMALLEST = 512;

const packers = [
  {
    suffix: '.br',
    pack: (text: Buffer) =>
      promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  },
  { suffix: '.gz', pack: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }) },
];

/** Lays every text of the build packed beside itself, so that the server need not pack anything. */
export const packed = (): Plugin => {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !TEXT.test(entry.name)) continue;
          const path = join(entry.parentPath, entry.name);
          const text = await readFile(path);
          if (text.length < SMALLEST) continue;
          for (const { suffix, pack } of packers) await writeFile(path + suffix, await pack(text));
        }
      },
    },
  };
};

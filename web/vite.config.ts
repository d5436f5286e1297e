import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { packed } from './scripts/packed.ts';
import { worker } from './scripts/worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds a running server. */
const SERVER = process.env.BUKVITSA_DEV ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), worker(), packed()],
  resolve: { alias: { $: here('./src') } },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  build: {
    outDir: here('../src/bukvitsa/static'),
    emptyOutDir: true,
    target: 'es2022',
    // Small pictures stay files: the pages' policy allows no data: addresses in styles.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
  },
});

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What shrinks; pictures and fonts are as small as they get. */
const shrinks = /^assets\/.+\.(?:js|css)$/u;

/** Writes a compressed copy beside each script and style once, so that a server need not do it for each request. */
export const compressed = (): Plugin => ({
  name: 'baguni:compressed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => shrinks.test(file))) {
      const text = readFileSync(`${dir}/${name}`);
      writeFileSync(`${dir}/${name}.gz`, gzipSync(text, { level: 9 }));
      writeFileSync(`${dir}/${name}.br`, brotliCompressSync(text));
    }
  },
});

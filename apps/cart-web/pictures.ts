import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../packages/scenarios/pictures/', import.meta.url));

/** Copies the demo’s pictures into the build, so that `mock=true` works without a server (LS-10). */
export const pictures = (): Plugin => ({
  name: 'baguni:pictures',
  generateBundle() {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.svg')))
      this.emitFile({ type: 'asset', fileName: `pictures/${name}`, source: readFileSync(`${folder}${name}`) });
  },
});

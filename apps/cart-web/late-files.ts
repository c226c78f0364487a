import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What Vite puts around each `import()`. */
const HELPER = /^\0vite\/preload-helper/u;

const file = fileURLToPath(new URL('src/browser/with-files.ts', import.meta.url));

/** Puts code of our own around each `import()`: Vite's is 0.5 kB of gzip more, for pages and browsers that ours is not for. */
export const lateFiles = (): Plugin => ({
  name: 'baguni:late-files',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: HELPER },
    handler: () => `export { withFiles as __vitePreload } from ${JSON.stringify(file)};`,
  },
});

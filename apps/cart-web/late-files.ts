import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What Vite puts around each `import()`. */
const HELPER = /^\0vite\/preload-helper/u;

const file = fileURLToPath(new URL('src/browser/with-files.ts', import.meta.url));

/**
 * Puts code of our own around each `import()`: Vite's is 0.5 kB of gzip more, for pages and browsers that ours is not for. A
 * build in which Vite's has another name fails.
 */
export const lateFiles = (): Plugin => {
  let isReplaced = false;
  return {
    name: 'baguni:late-files',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: HELPER },
      handler: () => {
        isReplaced = true;
        return `export { withFiles as __vitePreload } from ${JSON.stringify(file)};`;
      },
    },
    generateBundle() {
      if (!isReplaced) this.error('Vite puts other code around import() than late-files.ts knows');
    },
  };
};

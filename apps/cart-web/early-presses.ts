import type { Plugin } from 'vite';

/** Builds the script that keeps early presses as a file of its own: it is there before anything else of the page is. */
export const earlyPresses = (): Plugin => ({
  name: 'baguni:early-presses',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/early.ts', name: 'early' });
  },
});

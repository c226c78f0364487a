import type { Plugin } from 'vite';

/** Fails a build whose code would turn text into code: the page's security policy forbids it (CS-6, XS-1). */
export const withoutEval = (): Plugin => ({
  name: 'baguni:without-eval',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && /\bnew Function\b|\beval\(/u.test(file.code))
        this.error(`${file.fileName} turns text into code; see CS-6.`);
  },
});

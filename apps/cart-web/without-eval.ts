import type { Plugin } from 'vite';

/** Exports of inversify that write code at run time. A container is made without them unless it asks for them. */
const writesCode = /\/(buildNoActivations\w+BindingNodeResolverJit)\.js$/u;

/**
 * Leaves out of the page what would turn text into code: the page's security policy forbids it (CS-6), so it could never
 * run there, and shipped code holds nothing of the kind (XS-1).
 */
export const withoutEval = (): Plugin => ({
  name: 'baguni:without-eval',
  enforce: 'pre',
  load: (id) => {
    const name = writesCode.exec(id)?.[1];
    return name === undefined ? null : `export const ${name} = () => { throw new Error('${name} is left out'); };`;
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && /\bnew Function\b|\beval\(/u.test(file.code))
        this.error(`${file.fileName} turns text into code; see CS-6.`);
  },
});

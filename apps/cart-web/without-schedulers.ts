import type { Plugin } from 'vite';

/** Parts of RxJS that ours does without, and what stands in their place: no stream is given a scheduler, or what is none. */
const instead = [
  [/rxjs\/dist\/esm\/internal\/scheduled\/scheduled\.js$/u, 'scheduled', "throw new Error('no scheduler')"],
  [
    /rxjs\/dist\/esm\/internal\/util\/throwUnobservableError\.js$/u,
    'createInvalidObservableTypeError',
    "return new TypeError('no stream')",
  ],
] as const;

/** Leaves schedulers of RxJS out of a build, which it keeps beside every `of`, `from` and `merge`, and a long message: 1 kB of gzip. */
export const withoutSchedulers = (): readonly Plugin[] =>
  instead.map(([id, name, body]) => ({
    name: `baguni:without-${name}`,
    apply: 'build',
    transform: { filter: { id }, handler: () => `export const ${name} = () => { ${body}; };` },
  }));

import type { Plugin } from 'vite';

/** What of RxJS is needed by streams that are given a scheduler: ours are given none. */
const SCHEDULED = /rxjs\/dist\/esm\/internal\/scheduled\/scheduled\.js$/u;

/** Leaves schedulers of RxJS out of a build, which it keeps beside every `of`, `from` and `merge`: 1 kB of gzip. */
export const withoutSchedulers = (): Plugin => ({
  name: 'baguni:without-schedulers',
  apply: 'build',
  transform: {
    filter: { id: SCHEDULED },
    handler: () => "export const scheduled = () => { throw new Error('streams of this page run on no scheduler'); };",
  },
});

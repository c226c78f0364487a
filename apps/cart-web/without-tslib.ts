import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The files of RxJS with async functions: its builds spell these out for old browsers, with helpers of tslib. */
const SPELLED_OUT = /rxjs\/dist\/esm\/internal\/(?:observable\/innerFrom|util\/isReadableStreamLike)\.js$/u;

/** Builds these files from their published sources, which today's browsers read as they are: 0.7 kB of gzip less. */
const fromSources = (): Plugin => ({
  name: 'baguni:without-tslib',
  apply: 'build',
  load: {
    filter: { id: SPELLED_OUT },
    handler: (id) => {
      const source = id.replace('/dist/esm/', '/src/').replace(/\.js$/u, '.ts');
      return { code: readFileSync(source, 'utf8'), moduleType: 'ts' as const };
    },
  },
});

/** The same of fp-ts, which has the helper in each file that needs it, and publishes no sources. */
const SPREAD = /var __spreadArray = [^;]*?function \(to, from, pack\) \{[\s\S]*?\n\};/u;

const spreadAsItIs = (): Plugin => ({
  name: 'baguni:spread-as-it-is',
  apply: 'build',
  transform: {
    filter: { id: /fp-ts\/es6\/\w+\.js$/u, code: SPREAD },
    handler: (code) => ({
      code: code.replace(SPREAD, 'var __spreadArray = (to, from) => [...to, ...from];'),
      map: null,
    }),
  },
});

/** What fp-ts works out as it loads: a call, or one within `dual`. */
const WORKED_OUT = /^(export var \w+ = )(?:\/\*#__PURE__\*\/ )?(dual\(\d, )?(?=[\w.]+\()/mu;

/** Says of all of it that who does not ask for it does not miss it, as fp-ts says of a part: 0.4 kB of gzip less. */
const onlyWhatIsAsked = (): Plugin => ({
  name: 'baguni:only-what-is-asked-of-fp-ts',
  apply: 'build',
  transform: {
    filter: { id: /fp-ts\/es6\/\w+\.js$/u, code: WORKED_OUT },
    handler: (code) => ({
      code: code.replaceAll(new RegExp(WORKED_OUT, 'gmu'), (_, name: string, dual = '') =>
        [name, dual, ''].join('/*#__PURE__*/ '),
      ),
      map: null,
    }),
  },
});

/** Libraries that were built for old browsers, for today's. */
export const withoutTslib = (): readonly Plugin[] => [fromSources(), spreadAsItIs(), onlyWhatIsAsked()];

import { expect, test } from 'vitest';
import { publishedDeclaration, publishedManifest } from './published.ts';

test('[EN-01] a published manifest names no source, no script and no library of the tests', () => {
  const manifest = {
    name: 'a',
    exports: {
      '.': { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      './b': './b.js',
    },
    scripts: { prepack: 'build' },
    dependencies: { 'fp-ts': '^2.16.11' },
    devDependencies: { vitest: '*' },
  };
  expect(publishedManifest(manifest)).toEqual({
    name: 'a',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './b': './b.js' },
    dependencies: { 'fp-ts': '^2.16.11' },
  });
  expect(publishedManifest({ name: 'a', bin: 'a.js' })).toEqual({ name: 'a', bin: 'a.js' });
  const forUs = { './a': { source: './src/a.ts' } };
  expect(publishedManifest({ bin: 'a.js', exports: forUs })).toEqual({ bin: 'a.js' });
  expect(publishedManifest({ exports: { ...forUs, '.': './a.js' } })).toEqual({ exports: { '.': './a.js' } });
});

test.each([
  ["import type { Won } from './won.ts';", "import type { Won } from './won.js';"],
  ['type A = import("../../rule/rule.ts").Rule;', 'type A = import("../../rule/rule.js").Rule;'],
  ['type A = import("fp-ts/lib/Option").Option<string>;', 'type A = import("fp-ts").option.Option<string>;'],
  [
    'type A = import("fp-ts/lib/TaskEither").TaskEither<1, 2>;',
    'type A = import("fp-ts").taskEither.TaskEither<1, 2>;',
  ],
  ["import type { Option } from 'fp-ts/Option';", "import type { Option } from 'fp-ts/Option';"],
])('[EN-01] a published declaration names what is shipped: %s', (emitted, published) => {
  expect(publishedDeclaration(emitted)).toBe(published);
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingPaths, namedPaths } from './doc-paths.ts';
import { root } from './root.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(root + path));
/** Copies of external documents. */
const copied = ['docs/specification.md', 'docs/requirements.md'];
const docs = files.filter((path) => /^(?:README|docs\/.*)\.md$/u.test(path) && !copied.includes(path));

test.each(docs)('%s names existing files and folders', (doc) => {
  expect(missingPaths(namedPaths(doc, readFileSync(root + doc, 'utf8')), files)).toEqual([]);
});

test('paths are read from code and links, spelled out, and found from the room that they begin with', () => {
  const text =
    'see `price/{a,b}.ts`, `domain/src/c/`, `rules/<kind>/X…`, [d](../e.md), [f](https://example.org), `say/no`';
  const paths = namedPaths('docs/guides/one.md', text);
  expect(paths.map(({ path }) => path)).toEqual([
    'price/a.ts',
    'price/b.ts',
    'domain/src/c/',
    'rules/<kind>/X…',
    'docs/e.md',
  ]);
  const there = ['packages/domain/src/price/a.ts', 'packages/domain/src/c/x.ts', 'packages/domain/src/rules/y/Xz.ts'];
  expect(missingPaths(paths, there).map(({ path }) => path)).toEqual(['price/b.ts', 'docs/e.md']);
});

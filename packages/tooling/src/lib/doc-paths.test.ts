import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingAnchors, missingPaths, namedPaths } from './doc-paths.ts';
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

test.each(docs)('%s links to existing headings', (doc) => {
  const read = (path: string): string => readFileSync(root + path, 'utf8');
  expect(missingAnchors(doc, read(doc), read)).toEqual([]);
});

test('anchors are those of headings outside code, also of repeated ones, and code has none', () => {
  const other = '# The shop’s price\n## Errors\n## Errors\n```sh\n# no heading\n```\n';
  const text = '[a](b.md#the-shops-price) [b](b.md#errors-1) [c](b.md#no-heading) [d](#own) [e](src/a#own)\n# Own\n';
  expect(missingAnchors('docs/a.md', text, (path) => (path === 'docs/b.md' ? other : text))).toEqual([
    'docs/b.md#no-heading',
    'docs/src/a#own',
  ]);
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

import { expect, test } from 'vitest';
import { circlesIn } from './circles.ts';

const imports = (...lines: readonly string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' ');
    return { from, to };
  });

test('files and folders with one way up make no circle', () => {
  expect(circlesIn(imports('a/x/1.ts a/y/2.ts', 'a/y/2.ts a/z.ts', 'a/x/1.ts a/z.ts'))).toEqual([]);
});

test('two folders that need each other by different files make one', () => {
  expect(circlesIn(imports('a/x/1.ts a/y/2.ts', 'a/y/3.ts a/x/4.ts'))).toEqual([{ folder: 'a', entries: ['x', 'y'] }]);
});

test('a circle through others names all of them, at the depth where they part', () => {
  const round = imports('p/a/x/1.ts p/a/y/2.ts', 'p/a/y/2.ts p/a/z.ts', 'p/a/z.ts p/a/x/3.ts', 'p/a/x/1.ts p/b/4.ts');
  expect(circlesIn(round)).toEqual([{ folder: 'p/a', entries: ['x', 'y', 'z.ts'] }]);
});

test('separates two circles of a folder, and ignores a file that imports itself', () => {
  const two = imports('a/1.ts a/2.ts', 'a/2.ts a/1.ts', 'a/3.ts a/4.ts', 'a/4.ts a/3.ts', 'a/5.ts a/5.ts');
  expect(circlesIn(two).map(({ entries }) => entries)).toEqual([
    ['1.ts', '2.ts'],
    ['3.ts', '4.ts'],
  ]);
});

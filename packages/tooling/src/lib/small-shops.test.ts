import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.ts';

/** Code, styles and markup; the catalogue is data. */
const isComment = (line: string): boolean => /^\s*(?:\/\*\*? .*\*\/|\/\/.*)$/u.test(line);

test.each([
  ['corner-shop', 400],
  ['bookshop', 300],
])(
  '[EN-21] the %s is at most %i lines of its own, as Prettier breaks them, without comments and blank lines',
  (name, most) => {
    const folder = `${root}apps/${name}`;
    const files = globSync('**/*.{ts,tsx,css,html}', {
      cwd: folder,
      exclude: ['dist', 'node_modules', '**/*.test.ts'],
    });
    const lines = files.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'));
    const own = lines.filter((line) => line.trim() !== '' && !isComment(line));
    expect(files.map((file) => file.replace(/.*\./u, '')).toSorted()).toEqual(
      expect.arrayContaining(['css', 'html', 'ts', 'tsx']),
    );
    expect(own.length).toBeGreaterThan(most / 2);
    expect(own.length).toBeLessThanOrEqual(most);
  },
);

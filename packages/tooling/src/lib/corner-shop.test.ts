import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const folder = `${root}apps/corner-shop`;
/** Code, styles and markup; the catalogue is data. */
const files = globSync('**/*.{ts,tsx,css,html}', { cwd: folder, exclude: ['dist', 'node_modules', '**/*.test.ts'] });
const isComment = (line: string): boolean => /^\s*(?:\/\*\*? .*\*\/|\/\/.*)$/u.test(line);

test('[EN-21] the corner shop is at most 400 lines of its own, as Prettier breaks them, without comments and blank lines', () => {
  const lines = files.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'));
  const own = lines.filter((line) => line.trim() !== '' && !isComment(line));
  expect(files.map((file) => file.replace(/.*\./u, '')).toSorted()).toEqual(
    expect.arrayContaining(['css', 'html', 'ts', 'tsx']),
  );
  expect(own.length).toBeGreaterThan(300);
  expect(own.length).toBeLessThanOrEqual(400);
});

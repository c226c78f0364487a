import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './lib/root.ts';
import { namedIds, requirementIds } from './lib/trace.ts';

const read = (path: string): string => readFileSync(root + path, 'utf8');
const audit = read('docs/audit.md');
/** Rows of the table: an ID, its place in the source, and its tests. */
const rows = audit.split('\n').flatMap((line) => {
  const [id = '', place = '', tests = ''] = line.split('|').slice(1, -1);
  return /^ [A-Z]{2}-\d+ /u.test(id) ? [{ id: id.trim(), place: pathsIn(place), tests: pathsIn(tests) }] : [];
});

function pathsIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/gu)].map(([, path = '']) => path);
}

test('the audit has every requirement once, in at most 330 lines', () => {
  expect(rows.map(({ id }) => id)).toEqual(requirementIds(read('docs/requirements.md')));
  expect(audit.split('\n').length).toBeLessThanOrEqual(330);
});

test('the audit names existing files, and tests that name the requirement', () => {
  for (const { id, place, tests } of rows) {
    expect([place.length, tests.length].includes(0), id).toBe(false);
    expect([...place, ...tests].filter((path) => !existsSync(root + path))).toEqual([]);
    for (const path of tests) expect(namedIds(read(path)), path).toContain(id);
  }
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checklistOf, missingProofs } from './checklist.ts';
import { root } from './root.ts';

const items = checklistOf(readFileSync(`${root}docs/security.md`, 'utf8'));
const read = (file: string): string | undefined =>
  existsSync(root + file) ? readFileSync(root + file, 'utf8') : undefined;

test('each item of the security checklist is there once', () => {
  expect(items).toHaveLength(91);
  expect(new Set(items.map(({ id }) => id)).size).toBe(91);
});

test.each(items)('$id names tests that are there, or says what is open', (item) => {
  expect(missingProofs(item, read)).toEqual([]);
});

test('a file or a title that is not there is told, and so is an item without either', () => {
  const document = [
    '| item | what it asks | kept in | shown by |',
    '| AB-1 | one \\| two | here | `a.test.ts`: “it says “so” here”<br>`b.test.ts`: “gone”<br>**open**: the rest |',
    '| AB-2 | nothing | there |  |',
  ].join('\n');
  const [first, second] = checklistOf(document);
  expect(first?.tests.map(({ title }) => title)).toEqual(['it says “so” here', 'gone']);
  expect(first?.note).toBe('the rest');
  const texts = new Map([['a.test.ts', "test('it says “so”\n here')"]]);
  expect(checklistOf(document).flatMap((item) => missingProofs(item, (file) => texts.get(file)))).toEqual([
    'AB-1: b.test.ts has no “gone”',
    'AB-2: no test, and nothing said of it',
  ]);
  expect(second?.id).toBe('AB-2');
});

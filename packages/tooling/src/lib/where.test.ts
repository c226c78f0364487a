import { expect, test } from 'vitest';
import { whereTable } from './where.ts';

const [one, two, three] = ['QT', 'QT', 'CM'].map((area, i) => `${area}-0${i + 1}`);
const requirements = `- ${one} a quantity\n- ${two} another · ${three} a call\n`;
const file = (path: string, text: string) => ({ path, text });

test('each requirement stands with the files that name it and the tests that prove it', () => {
  const code = [file('a/rule.ts', `/** A rule (${one}). */`), file('b.ts', '/** Calls (CM-02..04). */')];
  const tests = [file('a/rule.test.ts', `test('[${one} ${two}] x')`)];
  expect(whereTable(requirements, code, tests).split('\n').slice(2)).toEqual([
    `| ${one} | [rule.ts](../a/rule.ts) | [rule.test.ts](../a/rule.test.ts) |`,
    `| ${two} | – | [rule.test.ts](../a/rule.test.ts) |`,
    `| ${three} | [b.ts](../b.ts) | – |`,
    '',
  ]);
});

test('of many files the first are listed, with how many more there are', () => {
  const code = Array.from({ length: 6 }, (_, i) => file(`f${i}.ts`, `${one}`));
  expect(whereTable(requirements, code, [])).toContain('[f3.ts](../f3.ts), and 2 more |');
});

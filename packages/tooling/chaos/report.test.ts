import { expect, test } from 'vitest';
import { invariants } from './invariants/index.ts';
import { reportOf, withReport, type Tally } from './report.ts';

const tally: Tally = {
  database: 'SQLite',
  rounds: 3,
  commands: 60,
  faults: new Map([
    ['cut', 1_200],
    ['process killed', 4],
  ]),
  changes: { Acknowledged: 40, Refused: 2, Unknown: 5 },
  met: new Map([['cut', { Acknowledged: 7, Refused: 1, Unknown: 2 }]]),
  violations: new Map([['page = server', 2]]),
  longestCalmMs: 4_260,
};
const report = reportOf([tally]);

test('each fault is told with how often it happened, and what became of the changes that met it', () => {
  expect(report).toContain('| cut | an answer ends in its middle | 1,200 | 7 / 1 / 2 |');
  expect(report).toMatch(/\| process killed \| [^|]+ \| 4 \|/u);
  expect(report).toContain('| **all** |  | **1,204** |');
});

test('each invariant is told with how often it was broken', () => {
  expect(report).toContain('| broken: page = server | 2 |');
  for (const { name } of invariants) expect(report).toContain(`| broken: ${name} |`);
  expect(report).toContain('at the latest, s | 4.3 |');
});

test('a document takes the tables over between its marks, and nowhere else', () => {
  const document = 'before\n<!-- chaos -->\nold\n<!-- end of chaos -->\nafter';
  expect(withReport(document, 'new')).toBe('before\n<!-- chaos -->\n\nnew\n\n<!-- end of chaos -->\nafter');
  expect(() => withReport('no marks', 'new')).toThrow('no place');
});

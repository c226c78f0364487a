import { expect, test } from 'vitest';
import { countsOf } from './counts.ts';

test.each<readonly [string, string | undefined, code: number, passed: number, failed: number]>([
  ['a green run', '{"passed":7,"failed":0}', 0, 7, 0],
  ['failed tests', '{"passed":7,"failed":2,"failures":["a","b"]}', 1, 7, 2],
  ['a crash after green tests', '{"passed":7,"failed":0}', 1, 7, 1],
  ['a run without tests', '{"passed":0,"failed":0}', 0, 0, 1],
  ['a missing report', undefined, 0, 0, 1],
  ['a damaged report', '{"passed":7', 0, 0, 1],
])('counts %s', (_, report, code, passed, failed) => {
  expect(countsOf(report, code)).toMatchObject({ passed, failed });
});

test('keeps the names of failed tests', () => {
  expect(countsOf('{"passed":1,"failed":1,"failures":["a.test.ts › adds up"]}', 1).failures).toEqual([
    'a.test.ts › adds up',
  ]);
});

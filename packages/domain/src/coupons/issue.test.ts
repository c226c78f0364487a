import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { testNow } from '../testing/builders/unit.ts';
import { dayInKorea, issueFailureOf, type IssueFacts } from './issue.ts';

const facts: IssueFacts = {
  tries: 1,
  expiredDate: new Date(testNow).toISOString(),
  now: testNow,
  held: 0,
  perBuyer: 1,
  issued: 0,
  issueLimit: O.none,
};
const failure = (over: Partial<IssueFacts> = {}) => O.toNullable(issueFailureOf({ ...facts, ...over }));

type Edge = readonly [title: string, inside: Partial<IssueFacts>, outside: Partial<IssueFacts>, failure: string];
const edges: readonly Edge[] = [
  ['CP-15] five tries a day', { tries: 5 }, { tries: 6 }, 'over-try'],
  ['CP-14] its last moment', { now: testNow }, { now: testNow + 1 }, 'expired'],
  ['CP-14] a date that cannot be read', {}, { expiredDate: 'soon' }, 'expired'],
  ['CP-14] so many for one buyer', { held: 1, perBuyer: 2 }, { held: 2, perBuyer: 2 }, 'already-issued'],
  ['CP-14] so many in all', { issued: 9, issueLimit: O.some(10) }, { issued: 10, issueLimit: O.some(10) }, 'sold-out'],
  ['CP-14] any number in all', { issued: 999 }, { issued: 0, issueLimit: O.some(0) }, 'sold-out'],
];

test.each(edges)('[%s: a download at both sides of the edge', (_, inside, outside, reason) => {
  expect([failure(inside), failure(outside)]).toEqual([null, reason]);
});

test('[CP-15] reports the daily limit of attempts before other reasons', () => {
  const none = { held: 1, issued: 1, issueLimit: O.some(1) };
  expect([
    failure({ ...none, tries: 6, now: testNow + 1 }),
    failure({ ...none, now: testNow + 1 }),
    failure(none),
  ]).toEqual(['over-try', 'expired', 'already-issued']);
});

test('[CP-15] a day begins at midnight in Korea', () => {
  const midnight = Date.parse('2026-11-20T00:00:00+09:00');
  expect(dayInKorea(midnight)).toBe(midnight);
  expect(dayInKorea(midnight - 1)).toBe(midnight - 24 * 60 * 60 * 1000);
  expect(dayInKorea(midnight + 24 * 60 * 60 * 1000 - 1)).toBe(midnight);
});

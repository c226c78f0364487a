import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayIn, releaseDaysOf, releaseDaysText, takenEarly, tooYoung, withoutDay } from './release-age.ts';
import { root } from './root.ts';
import { lockOf, type Lock } from './supply.ts';

const lock: Lock = {
  '': { version: '0.1.0' },
  'node_modules/old': { version: '1.0.0' },
  // its parts for each system come with it
  'node_modules/@young/linux': { version: '2.0.0', dev: true, os: ['linux'] },
  'node_modules/young': { version: '2.0.0', dev: true },
};
const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);

test('[SC-3] a version that has not waited seven days is named, tools too; one that was taken knowingly is not', () => {
  const days = { 'old@1.0.0': '2026-11-01', 'young@2.0.0': '2026-11-16' };
  expect(tooYoung(lock, days, at('2026-11-23'))).toEqual(['young@2.0.0 of 2026-11-16']);
  expect(tooYoung(lock, days, at('2026-11-24'))).toEqual([]);
  expect(tooYoung(lock, days, at('2026-11-23'), { 'young@2.0.0': '2026-11-23' })).toEqual([]);
});

test('[SC-3] a version that comes new into the lock has no day, until it is asked for and written down', () => {
  expect(withoutDay(lock, { 'old@1.0.0': '2026-11-01', 'young@1.9.9': '2026-11-01' })).toEqual(['young@2.0.0']);
  expect(dayIn('{"2.0.0":"2026-11-16T21:52:08+00:00"}', '2.0.0')).toBe('2026-11-16');
  for (const none of ['', '{}', '{"error":{"code":"E404"}}', '{"1.0.0":"2026-11-16"}'])
    expect(dayIn(none, '2.0.0')).toBeUndefined();
  const kept = releaseDaysText(lock, {
    'young@2.0.0': '2026-11-16',
    'gone@1.0.0': '2020-01-01',
    'old@1.0.0': '2026-11-01',
  });
  expect(releaseDaysOf(kept)).toEqual({ 'old@1.0.0': '2026-11-01', 'young@2.0.0': '2026-11-16' });
  expect(() => releaseDaysOf('[1]')).toThrow('cannot be read');
});

test('[SC-3] the day of each version of the lock is known, and each exception is of the lock', () => {
  const ours = lockOf(readFileSync(`${root}package-lock.json`, 'utf8'));
  const days = releaseDaysOf(readFileSync(`${root}packages/tooling/release-days.json`, 'utf8'));
  expect(withoutDay(ours, days)).toEqual([]);
  // on the day on which the last exception was written down all others had waited
  const [last = ''] = Object.values(takenEarly).toSorted().toReversed();
  expect(tooYoung(ours, days, at(last))).toEqual([]);
  for (const version of Object.keys(takenEarly)) expect(days[version]).toBeDefined();
});

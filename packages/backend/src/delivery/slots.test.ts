import { slotsAt, type BranchServiceType } from '@baguni/domain/internal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timetable } from './slots.ts';

const branch = (...branchServiceTypes: readonly BranchServiceType[]) => ({
  branchCode: 'F1',
  branchName: '성수점',
  branchServiceTypes,
});
const at = (moment: string, ...services: readonly BranchServiceType[]) =>
  timetable(branch(...services), Date.parse(moment)).map(({ day, fromHour }) => `${day} ${fromHour}`);

test('[LY-09] offers today’s windows until two hours before they begin, in shop time', () => {
  expect(at('2026-11-20T07:59:59+09:00', 'Reserve').slice(0, 2)).toEqual(['2026-11-20 10', '2026-11-20 13']);
  expect(at('2026-11-20T08:00:00+09:00', 'Reserve').slice(0, 2)).toEqual(['2026-11-20 13', '2026-11-20 16']);
  const days = ['2026-11-21', '2026-11-22', '2026-11-23'];
  expect(at('2026-11-20T17:00:00+09:00', 'Reserve')).toEqual(
    days.flatMap((day) => [10, 13, 16, 19].map((hour) => `${day} ${hour}`)),
  );
});

test('[LY-09] offers dawn delivery of the next day until ten in the evening', () => {
  expect(at('2026-11-20T21:59:59+09:00', 'Dawn')).toEqual(['2026-11-21 0', '2026-11-22 0', '2026-11-23 0']);
  expect(at('2026-11-20T22:00:00+09:00', 'Dawn')).toEqual(['2026-11-22 0', '2026-11-23 0']);
});

test('[LY-09] days follow shop time, not UTC', () => {
  expect(at('2026-11-20T23:30:00+09:00', 'Reserve')[0]).toBe('2026-11-21 10');
  expect(at('2026-11-21T00:30:00+09:00', 'Reserve')[0]).toBe('2026-11-21 10');
  expect(at('2026-11-21T00:30:00+09:00', 'Reserve').at(-1)).toBe('2026-11-24 19');
});

test('[LY-09] a branch offers only its services; an unknown branch offers none', () => {
  expect(at('2026-11-20T07:00:00+09:00', 'Unknown')).toEqual([]);
  const both = timetable(branch('Reserve', 'Dawn'), Date.parse('2026-11-20T07:00:00+09:00'));
  expect(new Set(both.map(({ service }) => service))).toEqual(new Set(['Reserve', 'Dawn']));
});

test('[LY-09] slots are always sorted, distinct and before their cut-off, and a later call never adds an earlier slot', () => {
  const services = fc.subarray(['Reserve', 'Dawn'] as const, { minLength: 1 });
  const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(services, moment, fc.nat({ max: 10 ** 8 }), (types, now, later) => {
      const slots = timetable(branch(...types), now);
      const times = slots.map(({ day, fromHour }) => `${day} ${String(fromHour).padStart(2, '0')}`);
      expect(times).toEqual([...new Set(times)].toSorted());
      expect(slotsAt(slots, now)).toEqual(slots);
      for (const { toHour, fromHour, service } of slots)
        expect(service === 'Dawn' ? toHour : toHour - fromHour).toBe(service === 'Dawn' ? 7 : 3);
      const next = timetable(branch(...types), now + later)[0];
      if (slots[0] && next) expect(Date.parse(next.cutOffTime)).toBeGreaterThanOrEqual(Date.parse(slots[0].cutOffTime));
    }),
  );
});

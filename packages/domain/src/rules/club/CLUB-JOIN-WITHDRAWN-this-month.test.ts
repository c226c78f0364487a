import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { clubMemberTypes } from '../../entities/buyer/buyer.ts';
import { expect, test } from 'vitest';
import { clubFacts } from '../../testing/builders/club.ts';
import { findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { leftClubThisMonth } from './CLUB-JOIN-WITHDRAWN-this-month.ts';

const left = (withdrawn: string | null, now: string, clubMemberType: 'Withdrawal' | 'Unknown' = 'Withdrawal') =>
  clubFacts(
    { clubMemberType },
    { withdrawnAt: withdrawn === null ? O.none : O.some(Date.parse(withdrawn)), now: Date.parse(now) },
  );

test.each([
  ['2026-11-01T00:00:00+09:00', '2026-11-30T23:59:59.999+09:00', true],
  ['2026-10-31T23:59:59.999+09:00', '2026-11-01T00:00:00+09:00', false],
  // both are in November in UTC
  ['2026-11-30T23:59:59.999+09:00', '2026-12-01T00:00:00+09:00', false],
  ['2025-11-20T12:00:00+09:00', '2026-11-20T12:00:00+09:00', false],
  ['2025-12-31T23:00:00+09:00', '2026-01-01T00:00:00+09:00', false],
  // the client clock is behind the server
  ['2026-12-01T00:00:00+09:00', '2026-11-30T23:59:00+09:00', true],
  [null, '2026-11-20T12:00:00+09:00', true],
])('[CL-01] left on %s, asked on %s: refused %s', (withdrawn, now, expected) => {
  expect(isBroken(leftClubThisMonth, left(withdrawn, now))).toBe(expected);
  expect(isBroken(leftClubThisMonth, left(withdrawn, now, 'Unknown'))).toBe(false);
});

test('[CL-01] a withdrawn member can join again from the next month on, without an end', () => {
  const moment = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
  fc.assert(
    fc.property(moment, moment, fc.constantFrom(...clubMemberTypes), (withdrawn, now, clubMemberType) => {
      const broken = (at: number) =>
        isBroken(leftClubThisMonth, clubFacts({ clubMemberType }, { withdrawnAt: O.some(withdrawn), now: at }));
      if (clubMemberType !== 'Withdrawal') expect(broken(now)).toBe(false);
      else {
        expect(broken(withdrawn)).toBe(true);
        expect(broken(withdrawn + 31 * 24 * 60 * 60 * 1000)).toBe(false);
        const later = Math.max(now, withdrawn);
        if (!broken(later)) expect(broken(later + 1)).toBe(false);
      }
    }),
  );
});

test('[CL-01] [ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(leftClubThisMonth, left('2026-11-01', '2026-11-02')))).toEqual({
    ko: '클럽을 탈퇴하신 달에는 다시 가입하실 수 없습니다. 다음 달에 가입해 주십시오.',
    en: 'You left the club this month. You can join again next month.',
    cn: '您在本月退出了俱乐部，请于下个月再加入。',
    jp: 'クラブを退会された月は、再入会いただけません。翌月以降にお申し込みください。',
  });
});

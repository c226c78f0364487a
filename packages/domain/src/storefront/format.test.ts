import { expect, test } from 'vitest';
import fc from 'fast-check';
import { won } from '../money/won.ts';
import { arbWonIn } from '../testing/index.ts';
import { formatMan, formatNumber, formatWon, isDay, isMoment, parseMoment } from './format.ts';
import { law, forAll } from '../testing/laws.ts';

test.each([
  [0, '0'],
  [-0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_300, '12,300'],
  [1_234_567.891, '1,234,567.89'],
  [1234.5, '1,234.5'],
  [0.999, '1'],
  [999.999, '1,000'],
  [-0.001, '0'],
  [-1234.5, '−1,234.5'],
  [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
])('[PG-19] %d reads %s', (n, text) => expect(formatNumber(n)).toBe(text));

test.each([
  [12_300, '12,300원', '₩12,300'],
  [0, '0원', '₩0'],
  [-3000, '−3,000원', '−₩3,000'],
])('[PG-19] %d won reads %s in Korean and %s elsewhere', (amount, korean, others) => {
  expect(formatWon(won(amount), 'ko')).toBe(korean);
  for (const language of ['en', 'cn', 'jp'] as const) expect(formatWon(won(amount), language)).toBe(others);
});

test.each([
  [9999, '9,999원'],
  [10_000, '1만원'],
  [15_000, '1만 5,000원'],
  [10_001, '1만 1원'],
  [300_000, '30만원'],
  [12_345_678, '1,234만 5,678원'],
  [-15_000, '−1만 5,000원'],
  [-500, '−500원'],
])('[PG-19] %d won with the 만 unit reads %s', (amount, text) => expect(formatMan(won(amount))).toBe(text));

const arbAmount = arbWonIn(-10_000_000_000, 10_000_000_000);

test('[PG-19] parsing a formatted amount returns it, with or without the 만 unit', () => {
  const digits = (text: string): number => Number(text.replace(/[^0-9]/gu, ''));
  forAll([arbAmount], (amount) => {
    expect(digits(formatWon(amount, 'ko'))).toBe(Math.abs(amount));
    const [man = '', rest] = formatMan(amount).split('만');
    expect(rest === undefined ? digits(man) : digits(man) * 10_000 + digits(rest)).toBe(Math.abs(amount));
    expect(formatMan(amount).startsWith('−')).toBe(amount < 0);
  });
});

law('[PG-19] commas separate groups of three digits', [arbAmount], (amount) => {
  expect(formatNumber(amount)).toMatch(/^−?\d{1,3}(,\d{3})*$/u);
});

test.each([
  '2026-11-21T09:00:00Z',
  '2026-11-21T18:00:00+09:00',
  '2024-02-29T23:59:59.999-11:30',
  '0001-01-01T00:00:00Z',
])('[EN-07] %j is a timestamp', (text) => expect(isMoment(text)).toBe(true));

test.each([
  ['no day of the calendar', '2026-02-30T00:00:00Z'],
  ['no day of the calendar', '2026-04-31T00:00:00Z'],
  ['no day of the calendar', '2023-02-29T00:00:00Z'],
  ['no day of the calendar', '2026-00-10T00:00:00Z'],
  ['no month', '2026-13-01T00:00:00Z'],
  ['no hour', '2026-01-01T24:00:00Z'],
  ['no minute', '2026-01-01T00:60:00Z'],
  ['no second', '2026-01-01T00:00:60Z'],
  ['no offset that there is', '2026-01-01T00:00:00+24:00'],
  ['an offset without its minutes', '2026-01-01T00:00:00+09'],
  ['no offset: another moment on each machine', '2026-01-01T00:00:00'],
  ['no time', '2026-01-01'],
  ['no seconds', '2026-01-01T00:00Z'],
  ['small letters', '2026-01-01t00:00:00z'],
  ['a space for the T', '2026-01-01 00:00:00Z'],
  ['a year of six digits', '+010000-01-01T00:00:00Z'],
  ['what Date.parse guesses at', '1'],
  ['what Date.parse guesses at', 'abc 5'],
  ['what Date.parse guesses at', '25 Dec'],
  ['what Date.parse guesses at', '2026/01/01'],
  ['what Date.parse guesses at', ' 2026-01-01T00:00:00Z'],
  ['nothing', ''],
])('[EN-07] %s: %j is not a timestamp', (_, text) => expect(isMoment(text)).toBe(false));

test('[EN-07] a formatted time is a timestamp with one meaning for all readers; its first ten characters are a day', () => {
  const bounds = { min: new Date(-62_135_596_800_000), max: new Date(253_402_300_799_999) };
  const clock = fc.date({ ...bounds, noInvalidDate: true });
  forAll([clock], (date) => {
    const text = date.toISOString();
    expect([isMoment(text), isDay(text.slice(0, 10)), Date.parse(text)]).toEqual([true, true, date.getTime()]);
  });
});

test('[EN-07] accepts exactly the calendar days of each month', () => {
  const days = (year: number, month: number) =>
    Array.from({ length: 33 }, (_, day) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
  for (const year of [2024, 2026, 1900, 2000])
    for (let month = 0; month <= 13; month += 1)
      expect(days(year, month).filter(isDay).length).toBe(
        month < 1 || month > 12 ? 0 : new Date(Date.UTC(year, month, 0)).getUTCDate(),
      );
});

test.each(['2026-1-1', '2026', '202601-01', '2026-01-01T00:00:00Z', '+010000-01', '', 'no day'])(
  '[EN-07] %j is not a day',
  (text) => expect(isDay(text)).toBe(false),
);

test.each([
  ['2026-11-20T14:59:59.999Z', Date.UTC(2026, 10, 20, 14, 59, 59, 999)],
  ['2026-11-20T23:59:59.999+09:00', Date.UTC(2026, 10, 20, 14, 59, 59, 999)],
  ['2026-11-21T00:00:00+09:00', Date.UTC(2026, 10, 20, 15)],
  ['2026-12-31T15:00:00Z', Date.UTC(2026, 11, 31, 15)],
  ['2027-01-01T00:00:00+09:00', Date.UTC(2026, 11, 31, 15)],
  ['2028-02-29T00:00:00+09:00', Date.UTC(2028, 1, 28, 15)],
  ['2027-02-29T00:00:00+09:00', Number.NaN],
  ['2026-11-21T00:00:00', Number.NaN],
  ['2026-11-21', Number.NaN],
])('[EN-07] parses the timestamp %s to %d ms', (text, ms) => expect(parseMoment(text)).toBe(ms));

import { expect, test } from 'vitest';
import { won } from '../money/won.ts';
import { arbWonIn } from '../testing/index.ts';
import { formatMan } from './format-man.ts';
import { formatNumber, formatWon } from './format.ts';
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
])('[PG-19] %d reads %s', (n, text) => {
  expect(formatNumber(n)).toBe(text);
});

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
])('[PG-19] %d won with the 만 unit reads %s', (amount, text) => {
  expect(formatMan(won(amount))).toBe(text);
});

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

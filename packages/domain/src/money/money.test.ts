import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyOf, EUR, JPY, KRW, KWD, USD, type Currency, type Rounding } from './currency.ts';
import {
  compareMoney,
  decimalOf,
  formatMoney,
  less,
  money,
  multiplied,
  parseMoney,
  plus,
  ratio,
  shares,
} from './money.ts';
import { laws } from '../testing/laws.ts';

const { forAll, law } = laws(300);

const currencies: readonly Currency[] = [KRW, JPY, USD, EUR, KWD];
const arbMinor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const arbMoney = fc.record({ currency: fc.constantFrom(...currencies), minor: arbMinor });

test('[EN-08] won has no decimals, dollars two, dinars three', () => {
  expect(currencies.map(({ code, exponent }) => `${code} ${exponent}`)).toEqual([
    'KRW 0',
    'JPY 0',
    'USD 2',
    'EUR 2',
    'KWD 3',
  ]);
  expect(() => currencyOf('usd', 2)).toThrow('not a code of ISO 4217: usd');
  for (const exponent of [-1, 0.5, 7]) expect(() => currencyOf('ABC', exponent)).toThrow(RangeError);
});

test('[EN-08] has the same number of decimals as Intl', () => {
  for (const { code, exponent } of currencies) {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions();
    expect([code, maximumFractionDigits]).toEqual([code, exponent]);
  }
});

test('[EN-08] an amount is a whole number of minor units', () => {
  expect(money(USD, -0).minor).toBe(0);
  for (const minor of [0.5, Number.NaN, 2 ** 53]) expect(() => money(USD, minor)).toThrow('not a whole amount of USD');
});

test('[EN-08] parses a decimal text exactly and rejects anything else', () => {
  const read = (currency: Currency, text: string) =>
    O.toNullable(O.map(({ minor }: { minor: number }) => minor)(parseMoney(currency, text)));
  expect([read(USD, '12.5'), read(USD, '-0.05'), read(KRW, '12900')]).toEqual([1250, -5, 12_900]);
  expect(read(KWD, '1.234')).toBe(1234);
  expect([read(KRW, '1.5'), read(USD, '1.234'), read(USD, '1.'), read(USD, '.5'), read(USD, '1,000')]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([read(USD, '0.29'), read(USD, '99999999999999999')]).toEqual([29, null]);
});

law('[EN-08] formatting a parsed amount returns the text', [arbMoney], (amount) => {
  expect(parseMoney(amount.currency, decimalOf(amount))).toEqual(O.some(money(amount.currency, amount.minor)));
});

test('[EN-08] adds amounts of one currency; two currencies fail in types and at run time', () => {
  const [dollar, won] = [money(USD, 100), money(KRW, 100)];
  expect([
    plus(dollar, money(USD, 5)).minor,
    less(dollar, money(USD, 5)).minor,
    compareMoney(dollar, money(USD, 5)),
  ]).toEqual([105, 95, 95]);
  // @ts-expect-error two currencies
  expect(() => plus(dollar, won)).toThrow('USD of 2 decimals and KRW of 0 do not add up');
  // @ts-expect-error two currencies
  expect(() => less(dollar, won)).toThrow(TypeError);
  // @ts-expect-error two currencies
  expect(() => compareMoney(won, dollar)).toThrow(TypeError);
  expect(() => plus(dollar, money({ ...USD, exponent: 3 }, 1))).toThrow(TypeError);
});

test('[EN-08] a share of an amount uses the rounding of its currency', () => {
  const rounded = (rounding: Rounding, minor: number, percent: number) =>
    ratio(money(currencyOf('XTS', 2, rounding), minor), percent).minor;
  const all = (minor: number, percent: number) =>
    (['Down', 'Up', 'HalfUp', 'HalfEven'] as const).map((rounding) => rounded(rounding, minor, percent));
  expect([all(250, 1), all(350, 1), all(251, 1)]).toEqual([
    [2, 3, 3, 2],
    [3, 4, 4, 4],
    [2, 3, 3, 3],
  ]);
  expect([all(249, 1), all(300, 1), all(-250, 1)]).toEqual([
    [2, 3, 2, 2],
    [3, 3, 3, 3],
    [-2, -3, -3, -2],
  ]);
  expect(all(11_000, 0.7)).toEqual([77, 77, 77, 77]);
});

test('[EN-08] for any rounding, a share is off by less than a minor unit, and a negative amount gives the negative share', () => {
  const arbRounding = fc.constantFrom<Rounding[]>('Down', 'Up', 'HalfUp', 'HalfEven');
  forAll([arbMinor, fc.integer({ min: 0, max: 1_000_000 }), arbRounding], (minor, parts, rounding) => {
    const amount = money(currencyOf('XTS', 2, rounding), minor);
    const { minor: share } = ratio(amount, parts / 10_000);
    const off = BigInt(share) * 1_000_000n - BigInt(minor) * BigInt(parts);
    expect(off < 1_000_000n && off > -1_000_000n).toBe(true);
    expect(ratio(money(amount.currency, -minor), parts / 10_000).minor).toBe(share === 0 ? 0 : -share);
  });
});

test('[EN-08] shares add up to the last cent in every currency', () => {
  forAll([arbMoney, fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 })], ({ currency, minor }, weights) => {
    const parts = shares(money(currency, minor), weights);
    expect(parts.reduce(plus, money(currency, 0)).minor).toBe(money(currency, minor).minor);
  });
  expect(multiplied(money(USD, 199), 3).minor).toBe(597);
});

test('[EN-08] formats an amount in each language with all digits', () => {
  expect(formatMoney(money(USD, 1250), 'en-US')).toBe('$12.50');
  expect(formatMoney(money(KRW, 12_900), 'ko-KR')).toBe('₩12,900');
  expect(formatMoney(money(USD, 9_007_199_254_740_991), 'en-US')).toBe('$90,071,992,547,409.91');
  expect(formatMoney(money(KWD, 1234), 'en-US').replace('\u00a0', ' ')).toBe('KWD 1.234');
  expect(formatMoney(money(EUR, -500), 'de-DE').replace('\u00a0', ' ')).toBe('-5,00 €');
});

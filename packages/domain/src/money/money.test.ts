import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyOf, EUR, isoDecimals, JPY, KRW, KWD, USD, type Currency, type Rounding } from './currency.ts';
import { decimalOf, formatMoney, fraction, less, money, parseMoney, plus, ratio, shares } from './money.ts';
import { laws } from '../testing/laws.ts';

const { forAll, law } = laws(300);

const currencies: readonly Currency[] = [KRW, JPY, USD, EUR, KWD];
const arbMinor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const arbMoney = fc.record({ currency: fc.constantFrom(...currencies), minor: arbMinor });

test('[EN-08] won has no decimals, dollars two, dinars three, as in Intl', () => {
  const exponents = currencies.map(({ code, exponent }) => `${code} ${exponent}`);
  expect(exponents.join(', ')).toBe('KRW 0, JPY 0, USD 2, EUR 2, KWD 3');
  const digits = ({ code }: Currency) =>
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits;
  expect(currencies.map(digits)).toEqual(currencies.map(({ exponent }) => exponent));
  expect(() => currencyOf('usd', 2)).toThrow('not a code of ISO 4217: usd');
  for (const exponent of [-1, 0.5, 7]) expect(() => currencyOf('ABC', exponent)).toThrow(RangeError);
  expect(() => currencyOf('ABC', 2, 'Halfup' as Rounding)).toThrow(
    'rounding: expected one of Down, Up, HalfUp, HalfEven, not "Halfup"; did you mean HalfUp?',
  );
});

test('[EN-08] decimals of known currencies are those of ISO 4217, not of the runtime', () => {
  const two = ['HUF', 'IDR', 'COP', 'PKR', 'LBP', 'IRR', 'EUR', 'CHF'];
  expect(two.map(isoDecimals)).toEqual(two.map(() => 2));
  const others = ['JPY', 'ISK', 'XAF', 'UYI', 'IQD', 'BHD', 'CLF', 'UYW', 'ABC', 'XTS'];
  expect(others.map(isoDecimals)).toEqual([0, 0, 0, 0, 3, 3, 4, 4, undefined, undefined]);
  expect(() => currencyOf('JPY', 2)).toThrow('JPY has 0 decimals: 2');
  expect([currencyOf('HUF', 2), currencyOf('ABC', 5)].map(({ exponent }) => exponent)).toEqual([2, 5]);
});

test('[EN-08] an amount is a whole number of minor units', () => {
  expect(money(USD, -0).minor).toBe(0);
  for (const minor of [0.5, Number.NaN, 2 ** 53]) expect(() => money(USD, minor)).toThrow('not a whole amount of USD');
});

test('[EN-08] parses a decimal text exactly and rejects anything else', () => {
  const read = (currency: Currency, ...texts: readonly string[]) =>
    texts.map((text) => parseMoney(currency, text)?.minor ?? null);
  expect(read(USD, '12.5', '-0.05', '0.29')).toEqual([1250, -5, 29]);
  expect(read(USD, '1.234', '1.', '.5', '1,000', '99999999999999999')).toEqual([null, null, null, null, null]);
  expect([...read(KRW, '12900', '1.5'), ...read(KWD, '1.234')]).toEqual([12_900, null, 1234]);
});

law('[EN-08] formatting a parsed amount returns the text', [arbMoney], (amount) => {
  expect(parseMoney(amount.currency, decimalOf(amount))).toEqual(money(amount.currency, amount.minor));
});

test('[EN-08] adds amounts of one currency; two currencies fail in types and at run time', () => {
  const [dollar, won] = [money(USD, 100), money(KRW, 100)];
  const five = money(USD, 5);
  expect([plus(dollar, five).minor, less(dollar, five).minor]).toEqual([105, 95]);
  // @ts-expect-error two currencies
  expect(() => plus(dollar, won)).toThrow('USD and KRW do not add up');
  // @ts-expect-error two currencies
  expect(() => less(dollar, won)).toThrow(TypeError);
  expect(() => plus(dollar, money({ ...USD, exponent: 3 }, 1))).toThrow(TypeError);
});

test.each([
  [250, 1, [2, 3, 3, 2]],
  [350, 1, [3, 4, 4, 4]],
  [251, 1, [2, 3, 3, 3]],
  [249, 1, [2, 3, 2, 2]],
  [300, 1, [3, 3, 3, 3]],
  [-250, 1, [-2, -3, -3, -2]],
  [11_000, 0.7, [77, 77, 77, 77]],
])('[EN-08] %d at %d per cent is rounded down, up, half up and half even to %j', (minor, percent, expected) => {
  const rounded = (['Down', 'Up', 'HalfUp', 'HalfEven'] as const).map((rounding) => currencyOf('XTS', 2, rounding));
  expect(rounded.map((currency) => ratio(money(currency, minor), percent).minor)).toEqual(expected);
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
});

test('[EN-08] formats an amount in each language with all digits', () => {
  expect(formatMoney(money(USD, 1250), 'en-US')).toBe('$12.50');
  expect(formatMoney(money(KRW, 12_900), 'ko-KR')).toBe('₩12,900');
  expect(formatMoney(money(USD, 9_007_199_254_740_991), 'en-US')).toBe('$90,071,992,547,409.91');
  expect(formatMoney(money(KWD, 1234), 'en-US').replace('\u00a0', ' ')).toBe('KWD 1.234');
  expect(formatMoney(money(EUR, -500), 'de-DE').replace('\u00a0', ' ')).toBe('-5,00 €');
});

const roundings: readonly Rounding[] = ['Down', 'Up', 'HalfUp', 'HalfEven'];
const arbRounding = fc.constantFrom(...roundings);
const arbPart = fc.integer({ min: 0, max: 10_000_000 });

test('[EN-08] a fraction rounds once, on both sides of each boundary and for both signs', () => {
  const of = (rounding: Rounding, ...minors: readonly number[]) =>
    minors.map((minor) => fraction(money(EUR, minor), 1, 10, rounding).minor);
  const around = [14, 15, 16, 24, 25, 26, -14, -15, -16, -24, -25, -26];
  expect(of('Down', ...around)).toEqual([1, 1, 1, 2, 2, 2, -1, -1, -1, -2, -2, -2]);
  expect(of('Up', ...around)).toEqual([2, 2, 2, 3, 3, 3, -2, -2, -2, -3, -3, -3]);
  expect(of('HalfUp', ...around)).toEqual([1, 2, 2, 2, 3, 3, -1, -2, -2, -2, -3, -3]);
  expect(of('HalfEven', ...around)).toEqual([1, 2, 2, 2, 2, 3, -1, -2, -2, -2, -2, -3]);
  expect(roundings.flatMap((rounding) => of(rounding, 20, 0))).toEqual([2, 0, 2, 0, 2, 0, 2, 0]);
  expect(fraction(money({ ...EUR, rounding: 'Up' }, 21), 1, 10).minor).toBe(3);
  expect(fraction(money(EUR, 9_007_199_254_740_991), 9_007_199_254_740_990, 9_007_199_254_740_991).minor).toBe(
    9_007_199_254_740_990,
  );
});

test('[EN-08] a fraction names the invalid argument', () => {
  const one = money(EUR, 100);
  for (const numerator of [0.5, Number.NaN, 2 ** 53])
    expect(() => fraction(one, numerator, 2)).toThrow(`numerator: expected an integer, not ${numerator}`);
  for (const denominator of [0, -1, 0.5, Infinity])
    expect(() => fraction(one, 1, denominator)).toThrow(
      `denominator: expected an integer of 1 or more, not ${denominator}`,
    );
  expect(() => fraction(one, 1, 2, 'Halfup' as Rounding)).toThrow(
    'rounding: expected one of Down, Up, HalfUp, HalfEven, not "Halfup"; did you mean HalfUp?',
  );
  expect(() => fraction(one, Number.MAX_SAFE_INTEGER, 1)).toThrow('not a whole amount of EUR');
});

law(
  '[EN-08] a fraction is less than one unit from the exact value, and mirrors its sign',
  [arbMoney, arbPart, fc.integer({ min: 1, max: 10_000_000 }), arbRounding],
  ({ currency, minor }, part, whole, rounding) => {
    const numerator = Math.min(part, whole);
    const found = fraction(money(currency, minor), numerator, whole, rounding).minor;
    const off = BigInt(found) * BigInt(whole) - BigInt(minor) * BigInt(numerator);
    const size = off < 0n ? -off : off;
    expect(size).toBeLessThan(BigInt(whole));
    if (rounding.startsWith('Half')) expect(2n * size).toBeLessThanOrEqual(BigInt(whole));
    expect(Math.abs(found)).toBeLessThanOrEqual(Math.abs(minor));
    expect(fraction(money(currency, -minor), numerator, whole, rounding).minor).toBe(found === 0 ? 0 : -found);
  },
);

law(
  '[EN-08] a fraction and its complement add up to the amount, up to one unit',
  [arbMoney, arbPart, fc.integer({ min: 1, max: 10_000_000 }), arbRounding],
  ({ currency, minor }, part, whole, rounding) => {
    const numerator = Math.min(part, whole);
    const amount = money(currency, minor);
    const both =
      fraction(amount, numerator, whole, rounding).minor + fraction(amount, whole - numerator, whole, rounding).minor;
    expect(Math.abs(both - minor)).toBeLessThanOrEqual(1);
    expect(fraction(amount, whole, whole, rounding).minor).toBe(amount.minor);
  },
);

import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { won } from '../../money/won.ts';
import { testRates } from '../../testing/builders/oversea.ts';
import { inCurrency, isAbove, rateOf } from './exchange.ts';
import { currencyCodes } from './oversea.ts';

test('[OV-13] rounds amounts to the decimals of their currency', () => {
  expect(inCurrency(won(10_000), 1_380.5, 'USD')).toBe(7.24);
  expect(inCurrency(won(10_000), 9.2, 'JPY')).toBe(1_087);
  expect(inCurrency(won(10_000), 44, 'TWD')).toBe(227);
  expect(inCurrency(won(10_000), 1, 'KRW')).toBe(10_000);
  expect(inCurrency(won(690_251), 1_380.5, 'USD', 'up')).toBe(500.01);
  expect(inCurrency(won(690_250), 1_380.5, 'USD', 'up')).toBe(500);
});

test('[OV-06] finds the rate of a currency; won has rate 1; a missing rate or a rate of 0 is none', () => {
  expect(rateOf(testRates, 'THB')).toEqual(O.some(40));
  expect(rateOf([], 'KRW')).toEqual(O.some(1));
  expect(rateOf([], 'USD')).toEqual(O.none);
  expect(rateOf([{ currencyCode: 'USD', exchangeRate: 0 }], 'USD')).toEqual(O.none);
});

test('[OV-06] a rounded-up amount is above a limit exactly if its value is above the limit', () => {
  const law = fc.property(
    fc.nat(50_000_000),
    fc.integer({ min: 1, max: 300_000 }),
    fc.constantFrom(...currencyCodes),
    fc.nat(20_000),
    (amount, hundredths, currency, limit) => {
      const rate = hundredths / 100;
      expect(inCurrency(won(amount), rate, currency, 'up') > limit).toBe(isAbove(won(amount), limit, rate));
    },
  );
  fc.assert(law, { numRuns: 1_000 });
});

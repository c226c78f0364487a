import { languages } from '@baguni/domain';
import { lawRuns } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestText } from './best-text.ts';
import { translationsOf } from './tables.ts';

const said = (saving: number, payable: number, savingAgainstPresent: number, hasPromotions = false) =>
  bestText(translationsOf.en, { saving, payable, savingAgainstPresent }, hasPromotions, (value) => `<${value}>`);

test('[EN-03 CP-19] what the best saves is said against nothing in use and against what is in use now', () => {
  expect(said(5350, 34_640, 4000)).toEqual([
    '<34640> to pay: <5350> less than with nothing in use (<39990>).',
    'That is <4000> less than with what is in use now (<38640>).',
  ]);
});

test('[EN-03 CP-19] where nothing is gained that is said; where what is in use now is better, too', () => {
  expect(said(5350, 34_640, 0)[1]).toBe('What is in use now saves as much.');
  expect(said(5350, 34_640, -10)[1]).toBe('What is in use now is better by <10>: <34630> to pay.');
  expect(said(0, 100, 0)).toEqual(['No coupon saves anything on what is selected.']);
  expect(said(0, 100, 0, true)).toEqual(['Neither a coupon nor a promotion saves anything on what is selected.']);
  expect(said(0, 100, -10)).toHaveLength(2);
});

test('[EN-03] where nothing is in use now it is said once', () => {
  expect(said(1250, 13_750, 1250)).toEqual(['<13750> to pay: <1250> less than with nothing in use (<15000>).']);
});

test.each(languages)('[EN-03 CP-19] the amounts of each line add up in %s', (language) => {
  // what is in use now is never worth more than what is paid
  const amount = fc.integer({ min: 1000, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: -1000, max: 1_000_000 }), (saving, payable, gain) => {
      const best = { saving, payable, savingAgainstPresent: gain };
      const lines = bestText(translationsOf[language], best, false, (value) => `<${value}>`);
      const numbers = lines.map((line) => [...line.matchAll(/<(\d+)>/gu)].map(([, digits]) => Number(digits)));
      for (const [i, found] of numbers.entries()) {
        const paid = i === 0 ? [payable, payable + saving, saving] : [payable + gain, Math.abs(gain)];
        if (found.length > 0) expect(found.toSorted((a, b) => a - b)).toEqual(paid.toSorted((a, b) => a - b));
      }
    }),
    { numRuns: lawRuns(50) },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, readableColours } from './readable-colours.ts';
import { law } from '../../testing/laws.ts';

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

law('[PG-15] the text is readable whatever colours the marketplace chooses', [colour, colour], (textColor, bgColor) => {
  const shown = readableColours({ textColor, bgColor });
  expect(contrastOf(shown)).toBeGreaterThanOrEqual(4.5);
  expect(shown.bgColor).toBe(bgColor);
});

test.each([
  ['#767676', '#ffffff', '#767676'],
  ['#777777', '#ffffff', '#000000'],
  ['#333333', '#1a1a1a', '#ffffff'],
])('[PG-15] %s on %s is shown as %s', (textColor, bgColor, shown) => {
  expect(readableColours({ textColor, bgColor }).textColor).toBe(shown);
});

test('black on white has the greatest contrast; identical colours have none', () => {
  expect(contrastOf({ textColor: '#000000', bgColor: '#ffffff' })).toBeCloseTo(21, 5);
  expect(contrastOf({ textColor: '#2f6fed', bgColor: '#2f6fed' })).toBe(1);
});

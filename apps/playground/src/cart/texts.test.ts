import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeTexts, type TextHistory } from './texts.ts';

const first: TextHistory = { texts: { cart: '0', shop: '' }, isTyped: false, past: [] };
const cartsOf = ({ past, texts }: TextHistory): readonly string[] => [...past, texts].map(({ cart }) => cart);

test('[EN-20] undoes consecutive typing as one step, and each press as one step', () => {
  const steps = [
    ['1', true],
    ['12', true],
    ['2', false],
    ['2', false],
    ['3', false],
    ['31', true],
  ] as const;
  const all = steps.reduce((before, [cart, isTyped]) => changeTexts(before, { next: { cart }, isTyped }), first);
  expect(cartsOf(all)).toEqual(['0', '12', '2', '3', '31']);
  expect(cartsOf(changeTexts(all, 'Undo'))).toEqual(['0', '12', '2', '3']);
  expect(changeTexts(first, 'Undo')).toBe(first);
});

test('[EN-20] returns to the texts before a change, and limits the number of steps', () => {
  const arbTexts = fc.record({ cart: fc.string(), shop: fc.string() });
  fc.assert(
    fc.property(fc.array(arbTexts, { maxLength: 130 }), arbTexts, (before, last) => {
      const history = before.reduce((one, next) => changeTexts(one, { next, isTyped: false }), first);
      const after = changeTexts(history, { next: last, isTyped: false });
      expect(after.past.length).toBeLessThanOrEqual(100);
      if (after !== history) expect(changeTexts(after, 'Undo').texts).toEqual(history.texts);
    }),
  );
});

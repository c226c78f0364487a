import fc from 'fast-check';
import { expect, test } from 'vitest';
import { undone, written, type History } from './history.ts';

const first: History = { texts: { cart: '0', shop: '' }, how: 'Made', past: [] };
const carts = ({ past, texts }: History): readonly string[] => [...past, texts].map(({ cart }) => cart);

test('[EN-20] what is typed in one go is one step back, each press is one', () => {
  const steps = [
    ['1', 'Typed'],
    ['12', 'Typed'],
    ['2', 'Made'],
    ['2', 'Made'],
    ['3', 'Made'],
    ['31', 'Typed'],
  ] as const;
  const all = steps.reduce((before, [cart, how]) => written(before, { cart }, how), first);
  expect(carts(all)).toEqual(['0', '12', '2', '3', '31']);
  expect(carts(undone(all))).toEqual(['0', '12', '2', '3']);
  expect(undone(first)).toBe(first);
});

test('[EN-20] a step back leads to the texts before it, and there is an end to them', () => {
  const step = fc.record({ cart: fc.string(), shop: fc.string() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 130 }), step, (before, last) => {
      const history = before.reduce((one, texts) => written(one, texts, 'Made'), first);
      const after = written(history, last, 'Made');
      expect(after.past.length).toBeLessThanOrEqual(100);
      if (after !== history) expect(undone(after).texts).toEqual(history.texts);
    }),
  );
});

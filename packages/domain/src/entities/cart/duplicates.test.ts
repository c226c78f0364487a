import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aUnit } from '../../testing/index.ts';
import { cartUnitId } from '../../money/ids.ts';
import { duplicateCount } from './duplicate-count.ts';
import { duplicatesAmong } from './duplicates.ts';
import { forAll } from '../../testing/laws.ts';

const unit = (n: number, choice: string) => ({ cartUnitId: cartUnitId(n), choice });
const choiceOf = ({ choice }: { readonly choice: string }) => choice;

test('[XT-02] units with the same choice list each other but not themselves', () => {
  const units = [unit(1, 'a'), unit(2, 'b'), unit(3, 'a'), unit(4, 'a')];
  expect(units.map(duplicatesAmong(units, choiceOf))).toEqual([
    { hasDuplicates: true, duplicateCartUnitIds: [3, 4] },
    { hasDuplicates: false, duplicateCartUnitIds: [] },
    { hasDuplicates: true, duplicateCartUnitIds: [1, 4] },
    { hasDuplicates: true, duplicateCartUnitIds: [1, 3] },
  ]);
});

test('[XT-02] being a duplicate is mutual', () => {
  const choices = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
  forAll([choices], (all) => {
    const units = all.map((choice, i) => unit(i + 1, choice));
    const of = duplicatesAmong(units, choiceOf);
    for (const one of units)
      for (const other of units)
        expect(of(one).duplicateCartUnitIds.includes(other.cartUnitId)).toBe(
          of(other).duplicateCartUnitIds.includes(one.cartUnitId),
        );
  });
});

test('[XT-02] ignores a duplicate that was deleted', () => {
  const [first, second] = [1, 2].map((n) =>
    aUnit({ cartUnitId: cartUnitId(n), hasDuplicates: true, duplicateCartUnitIds: [cartUnitId(3 - n), cartUnitId(9)] }),
  );
  expect([duplicateCount(first!, [first!, second!]), duplicateCount(first!, [first!])]).toEqual([1, 0]);
  expect(duplicateCount(aUnit(), [first!])).toBe(0);
});

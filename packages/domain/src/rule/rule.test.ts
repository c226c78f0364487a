import { expect, test } from 'vitest';
import { cartUnitId, itemNo } from '../money/ids.ts';
import { anItem, aUnit } from '../testing/builders/unit.ts';
import { finding, idsOf, productOf, when } from './rule.ts';

const named = (itemName: string) => productOf(aUnit({ item: anItem({ itemNo: itemNo('I7'), itemName }) }));

test('[ER-09] names a unit as the seller wrote it, including white space', () => {
  expect(named('사과')).toBe('사과');
  expect(named(' 사과 ')).toBe(' 사과 ');
});

test('[ER-09] names an item by its number if its name is missing or blank', () => {
  expect([named(''), named(' '), named('\t\n')]).toEqual(['I7', 'I7', 'I7']);
});

test('[CK-18] a finding without units concerns none and offers no fix', () => {
  expect(finding('CART-BR4-09', {})).toEqual({ code: 'CART-BR4-09', params: {}, units: [], fixes: [] });
});

test('[CK-18] returns the numbers of units in order', () => {
  const units = [3, 1, 2].map((id) => aUnit({ cartUnitId: cartUnitId(id) }));
  expect(idsOf(units)).toEqual([3, 1, 2].map(cartUnitId));
});

test('a false condition returns none and creates no finding', () => {
  const found = finding('CART-BR4-09', {});
  expect(when(true, () => found)).toEqual(found);
  const never = () => {
    throw new Error('nobody asked');
  };
  expect(when(false, never)).toBeUndefined();
});

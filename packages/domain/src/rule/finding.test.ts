import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId, itemNo } from '../money/ids.ts';
import { anItem } from '../testing/builders/item.ts';
import { aUnit } from '../testing/builders/unit.ts';
import { finding, idsOf, productOf, when } from './finding.ts';

const named = (itemName: string) => productOf(aUnit({ item: anItem({ itemNo: itemNo('I7'), itemName }) }));

test('[ER-09] a unit is named as the seller wrote it, white space and all', () => {
  expect(named('사과')).toBe('사과');
  expect(named(' 사과 ')).toBe(' 사과 ');
});

test('[ER-09] an item without a name, or with one of white space, is told by its number', () => {
  expect([named(''), named(' '), named('\t\n')]).toEqual(['I7', 'I7', 'I7']);
});

test('[CK-18] a finding that is about no unit concerns none and offers nothing', () => {
  expect(finding('CART-BR4-09', {})).toEqual({ code: 'CART-BR4-09', params: {}, units: [], fixes: [] });
});

test('[CK-18] units are told by their numbers, in their order', () => {
  const units = [3, 1, 2].map((id) => aUnit({ cartUnitId: cartUnitId(id) }));
  expect(idsOf(units)).toEqual([3, 1, 2].map(cartUnitId));
});

test('a condition that does not hold finds nothing, and nothing is made for it', () => {
  const found = finding('CART-BR4-09', {});
  expect(when(true, () => found)).toEqual(O.some(found));
  const never = () => {
    throw new Error('nobody asked');
  };
  expect(when(false, never)).toEqual(O.none);
});

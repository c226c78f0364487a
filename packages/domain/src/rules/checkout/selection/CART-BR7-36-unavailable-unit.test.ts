import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unableOrderTypes, type CartUnit, type UnableOrderType } from '../../../entities/cart/cart-unit.ts';
import { cartUnitId, itemNo } from '../../../money/ids.ts';
import { noFlags } from '../../../entities/cart/item.ts';
import type { MessageKey } from '../../../messages/ko.ts';
import { anItem } from '../../../testing/builders/item.ts';
import { aUnit } from '../../../testing/builders/unit.ts';
import { arbCheckoutFacts, findingOf, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { unavailableUnit } from './CART-BR7-36-unavailable-unit.ts';

const unable = (type: UnableOrderType, over: Partial<CartUnit> = {}) =>
  aUnit({ cartUnitId: cartUnitId(2), isBuyAvailable: false, unableOrderType: O.some(type), ...over });

const reasonsOf: Readonly<Partial<Record<MessageKey, readonly UnableOrderType[]>>> = {
  'CART-BR7-02': ['ITEM_STOP_SELLING', 'VERO_POLICY'],
  'CART-BR7-03': ['ITEM_OUT_OF_STOCK'],
  'CART-BR7-04': ['OPTION_OUT_OF_STOCK'],
  'CART-BR7-06': ['ADDITION_OUT_OF_STOCK'],
  'CART-BR7-36': ['OTHER'],
  'CART-BR7-46': ['ONLY_SMILE_CLUB_BIZ'],
  'CART-BR7-52': ['ONLY_SMILE_FRESH_RESERVE_BRANCH'],
  'CART-BR7-53': ['ONLY_SMILE_FRESH_DAWN_BRANCH'],
  'CART-BR7-54': ['NO_SMILE_FRESH_BRANCH'],
  'CART-BR7-55': ['BRANCH_CHANGE_POLICY'],
  'UNIT-UNREADABLE': ['UNREADABLE'],
};

test.each(unableOrderTypes)('[CK-02 CK-03] %s returns its code', (type) => {
  const code = Object.entries(reasonsOf).find(([, reasons]) => reasons.includes(type))?.[0] ?? `UNABLE-${type}`;
  expect(findingOf(unavailableUnit, ordering([aUnit(), unable(type)])).code).toBe(code);
});

test('[CK-02] a missing reason counts as others', () => {
  const unit = aUnit({ isBuyAvailable: false });
  expect(findingOf(unavailableUnit, ordering([unit])).code).toBe('CART-BR7-36');
});

test('[CK-02] only club-biz deals return -45, with any other unit -46', () => {
  const deal = { item: anItem({ flags: { ...noFlags, isSmileClubBizDeal: true } }) };
  const club = unable('ONLY_SMILE_CLUB_BIZ', deal);
  expect(findingOf(unavailableUnit, ordering([aUnit(deal), club])).code).toBe('CART-BR7-45');
  expect(findingOf(unavailableUnit, ordering([aUnit(), club])).code).toBe('CART-BR7-46');
});

test('[CK-02] orderable units pass, whatever reason they carry', () => {
  expect(isBroken(unavailableUnit, ordering([aUnit()]))).toBe(false);
  expect(isBroken(unavailableUnit, ordering([unable('OTHER', { isBuyAvailable: true })]))).toBe(false);
  expect(isBroken(unavailableUnit, ordering([]))).toBe(false);
});

test('[CK-02] the first unit determines code and name; the fixes exclude all', () => {
  const pear = anItem({ itemName: '배' });
  const chosen = [
    aUnit(),
    unable('OPTION_OUT_OF_STOCK', { item: pear }),
    unable('OTHER', { cartUnitId: cartUnitId(3) }),
  ];
  const cartUnitIds = [cartUnitId(2), cartUnitId(3)];
  expect(findingOf(unavailableUnit, ordering(chosen))).toEqual({
    code: 'CART-BR7-04',
    params: { product: '배' },
    units: cartUnitIds,
    fixes: [
      { type: 'Deselect', cartUnitIds },
      { type: 'Delete', cartUnitIds },
    ],
  });
});

test('[CK-02] refuses an order exactly if it contains such a unit, and not after its fix', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (facts) => {
      const refused = facts.chosen.some((unit) => !unit.isBuyAvailable);
      expect(isBroken(unavailableUnit, facts)).toBe(refused);
      if (!refused) return;
      const { units } = findingOf(unavailableUnit, facts);
      const chosen = facts.chosen.filter((unit) => !units.includes(unit.cartUnitId));
      expect(isBroken(unavailableUnit, { ...facts, chosen })).toBe(false);
    }),
  );
});

test('[CK-02] names the product in every language, by number if it has no name', () => {
  expect(saidIn(findingOf(unavailableUnit, ordering([unable('ITEM_OUT_OF_STOCK')])))).toEqual({
    ko: '‘사과’ 상품은 품절되어 주문할 수 없습니다.',
    en: '‘사과’ is out of stock and cannot be ordered.',
    cn: '“사과”已售罄，无法订购。',
    jp: '「사과」は品切れのため、注文できません。',
  });
  const nameless = unable('OTHER', { item: anItem({ itemNo: itemNo('77'), itemName: ' ' }) });
  expect(saidIn(findingOf(unavailableUnit, ordering([nameless]))).en).toBe('‘77’ cannot be ordered at the moment.');
});

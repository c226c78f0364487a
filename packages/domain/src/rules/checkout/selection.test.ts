import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { type CartUnit, type UnableOrderType, unableOrderTypes } from '../../entities/cart/cart-unit.ts';
import { type Item, noFlags } from '../../entities/cart/item.ts';
import type { MessageKey } from '../../messages/ko.ts';
import { cartUnitId, itemNo } from '../../money/ids.ts';
import { arbUnit } from '../../testing/arbitraries/unit.ts';
import { anAddition, anItem, anOption, aUnit } from '../../testing/builders/unit.ts';
import { arbCheckoutFacts, findingOf, isBroken, ordering, saidIn } from '../../testing/rules.ts';
import {
  moreThan30,
  noneSelected,
  outOfStock,
  unableForBuyer,
  unavailableUnit,
  unorderableReason,
} from './selection.ts';

describe('CART-BR7-01 none selected', () => {
  test('[CK-01] refuses an empty selection; one unit is enough', () => {
    expect(isBroken(noneSelected, ordering([]))).toBe(true);
    expect(isBroken(noneSelected, ordering([aUnit()]))).toBe(false);
  });

  test('[CK-01] applies only to an empty order; the fix selects all orderable units', () => {
    fc.assert(fc.property(arbCheckoutFacts, (facts) => isBroken(noneSelected, facts) === (facts.chosen.length === 0)));
    expect(findingOf(noneSelected, ordering([]))).toMatchObject({ units: [], fixes: [{ type: 'SelectAll' }] });
    expect(findingOf(noneSelected, ordering([], { canSelect: false })).fixes).toEqual([]);
  });

  test('[CK-01] has a message in every language', () => {
    expect(saidIn(findingOf(noneSelected, ordering([])))).toEqual({
      ko: '주문할 상품을 선택해 주십시오.',
      en: 'Please select the items to order.',
      cn: '请选择要订购的商品。',
      jp: '注文する商品を選択してください。',
    });
  });
});

describe('CART-BR7-33 more than 30', () => {
  const unitsOf = (count: number) => Array.from({ length: count }, (_, i) => aUnit({ cartUnitId: cartUnitId(i + 1) }));

  test('[CK-01] accepts 30 units and refuses 31', () => {
    expect(isBroken(moreThan30, ordering(unitsOf(30)))).toBe(false);
    expect(isBroken(moreThan30, ordering(unitsOf(31)))).toBe(true);
  });

  test('[CK-01] deselecting the units of the fix leaves the first 30 of the cart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 31, max: 120 }), (count) => {
        const chosen = unitsOf(count);
        const { units, fixes } = findingOf(moreThan30, ordering(chosen));
        expect(fixes).toEqual([{ type: 'Deselect', cartUnitIds: units }]);
        const kept = chosen.filter((unit) => !units.includes(unit.cartUnitId));
        expect(kept).toEqual(chosen.slice(0, 30));
      }),
    );
  });

  test('[CK-01] states the maximum in every language', () => {
    expect(saidIn(findingOf(moreThan30, ordering(unitsOf(31))))).toEqual({
      ko: '한 번에 30개 상품까지 주문할 수 있습니다. 일부 상품의 선택을 해제해 주십시오.',
      en: 'You can order up to 30 items at a time. Please deselect some items.',
      cn: '每次最多可订购30件商品，请取消选择部分商品。',
      jp: '一度に注文できる商品は30点までです。一部の商品の選択を解除してください。',
    });
  });
});

describe('CART-BR7-36 unavailable unit', () => {
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
});

describe('unable order', () => {
  test('[PG-13] an orderable unit has no reason', () => {
    expect(unorderableReason(aUnit())).toEqual(O.none);
  });

  test('[PG-13] an unorderable unit returns the reason of an order of this unit alone, with its deletion', () => {
    fc.assert(
      fc.property(arbUnit, (unit) => {
        const reason = unorderableReason(unit);
        expect(O.isNone(reason)).toBe(unit.isBuyAvailable);
        if (O.isNone(reason)) return;
        expect(reason.value.code).toBe(findingOf(unavailableUnit, ordering([unit])).code);
        expect(reason.value.units).toEqual([unit.cartUnitId]);
        expect(reason.value.fixes).toEqual([{ type: 'Delete', cartUnitIds: [unit.cartUnitId] }]);
      }),
    );
  });

  test('[PG-13 CM-53] an unreadable unit reports this without a name', () => {
    const unit = aUnit({
      isBuyAvailable: false,
      unableOrderType: O.some('UNREADABLE'),
      item: anItem({ itemName: '' }),
    });
    expect(O.toNullable(unorderableReason(unit))?.code).toBe('UNIT-UNREADABLE');
  });

  test('[PG-13] a club-biz deal names the club', () => {
    const item = anItem({ flags: { ...noFlags, isSmileClubBizDeal: true } });
    const unit = aUnit({ isBuyAvailable: false, unableOrderType: O.some('ONLY_SMILE_CLUB_BIZ'), item });
    expect(O.toNullable(unorderableReason(unit))?.code).toBe('CART-BR7-45');
  });
});

describe('why unable', () => {
  const why = (item: Partial<Item>) => O.toNullable(outOfStock(anItem(item)));

  const inFives = { limits: { min: 5, max: O.none, multiple: 5 } };

  test('[CK-02] an item is out of stock if its minimum quantity is not available', () => {
    expect([why({ stock: O.some(1) }), why({ stock: O.some(0) })]).toEqual([null, 'ITEM_OUT_OF_STOCK']);
    expect([why({ ...inFives, stock: O.some(5) }), why({ ...inFives, stock: O.some(4) })]).toEqual([
      null,
      'ITEM_OUT_OF_STOCK',
    ]);
    expect(why({ stock: O.none })).toBe(null);
  });

  test('[CK-02] next its option decides, then an addition with its own pieces', () => {
    const options = (left: number) => [anOption({ stock: O.some(left) })];
    expect([why({ options: options(1) }), why({ options: options(0) })]).toEqual([null, 'OPTION_OUT_OF_STOCK']);
    const additions = (left: number) => [anAddition({ quantity: 2, stock: O.some(left) })];
    expect([why({ additions: additions(2) }), why({ additions: additions(1) })]).toEqual([
      null,
      'ADDITION_OUT_OF_STOCK',
    ]);
    expect(why({ options: options(0), additions: additions(1) })).toBe('OPTION_OUT_OF_STOCK');
  });

  test('[CK-02 RL-01] a deal for business buyers is not available to others', () => {
    const deal = { flags: { ...noFlags, isSmileClubBizDeal: true } };
    expect(unableForBuyer(deal, { isDomesticBusinessman: true })).toEqual(O.none);
    expect(unableForBuyer(deal, { isDomesticBusinessman: false })).toEqual(O.some('ONLY_SMILE_CLUB_BIZ'));
    expect(unableForBuyer({ flags: noFlags }, { isDomesticBusinessman: false })).toEqual(O.none);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CartUnit, type UnableOrderType, unableOrderTypes } from '../../entities/cart/cart-unit.ts';
import { type Item, noFlags } from '../../entities/cart/item.ts';
import { isMessageKey } from '../../messages/keys.ts';
import type { MessageKey } from '../../messages/ko.ts';
import { cartUnitId, itemNo } from '../../money/ids.ts';
import { diagnose } from '../../rule/rule.ts';
import { arbUnit } from '../../testing/arbitraries/unit.ts';
import { anAddition, anItem, anOption, aUnit } from '../../testing/builders/unit.ts';
import { type RuleRow, deselect, testExactly, testRule } from '../../testing/rule-table.ts';
import { arbCheckoutFacts, findingOf, isBroken, ordering, saidIn } from '../../testing/rules.ts';
import { checkoutRules } from '../checkout-rules.ts';
import type { CheckoutFacts } from '../facts.ts';
import { quantityRules } from '../quantity.ts';
import {
  moreThan30,
  noneSelected,
  outOfStock,
  quantitiesOfOrder,
  shortTogether,
  unableForBuyer,
  unavailableUnit,
} from './selection.ts';
import { unorderableReason } from './unable-unit.ts';

testRule('CART-BR7-01 none selected', noneSelected, [
  [
    '[CK-01] refuses an empty selection; the fix selects all orderable units',
    [ordering([aUnit()])],
    [ordering([])],
    { units: [], fixes: [{ type: 'SelectAll' }], en: 'Please select the items to order.' },
  ],
  ['[CK-01] there is no fix without orderable units', [], [ordering([], { canSelect: false })], { fixes: [] }],
]);
testExactly('[CK-01] CART-BR7-01 applies only to an empty order', noneSelected, arbCheckoutFacts, (facts) => [
  facts,
  facts.chosen.length === 0,
]);

const unitsOf = (count: number) => Array.from({ length: count }, (_, i) => aUnit({ cartUnitId: cartUnitId(i + 1) }));
testRule('CART-BR7-33 more than 30', moreThan30, [
  '[CK-01] accepts 30 units and refuses 31',
  [ordering(unitsOf(30))],
  [ordering(unitsOf(31))],
  { en: 'You can order up to 30 items at a time. Please deselect some items.' },
]);
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

const unable = (type: UnableOrderType, over: Partial<CartUnit> = {}) =>
  aUnit({ cartUnitId: cartUnitId(2), isBuyAvailable: false, unableOrderType: type, ...over });
const codeOf: Readonly<Partial<Record<UnableOrderType, MessageKey>>> = {
  ITEM_STOP_SELLING: 'CART-BR7-02',
  VERO_POLICY: 'CART-BR7-02',
  ITEM_OUT_OF_STOCK: 'CART-BR7-03',
  OPTION_OUT_OF_STOCK: 'CART-BR7-04',
  ADDITION_OUT_OF_STOCK: 'CART-BR7-06',
  OTHER: 'CART-BR7-36',
  ONLY_SMILE_CLUB_BIZ: 'CART-BR7-46',
  ONLY_SMILE_FRESH_RESERVE_BRANCH: 'CART-BR7-52',
  ONLY_SMILE_FRESH_DAWN_BRANCH: 'CART-BR7-53',
  NO_SMILE_FRESH_BRANCH: 'CART-BR7-54',
  BRANCH_CHANGE_POLICY: 'CART-BR7-55',
  UNREADABLE: 'UNIT-UNREADABLE',
};
const withReason = (type: UnableOrderType): RuleRow<CheckoutFacts> => {
  const code = codeOf[type] ?? `UNABLE-${type}`;
  if (!isMessageKey(code)) throw new Error(`${code} has no message`);
  return [`[CK-02 CK-03] ${type} returns its code`, [], [ordering([aUnit(), unable(type)])], { code }];
};
const deal = { item: anItem({ flags: { ...noFlags, isSmileClubBizDeal: true } }) };
const nameless = { item: anItem({ itemNo: itemNo('77'), itemName: ' ' }) };
const pear = { item: anItem({ itemName: '배' }) };
testRule('CART-BR7-36 unavailable unit', unavailableUnit, [
  ...unableOrderTypes.map(withReason),
  ['[CK-02] a missing reason counts as others', [], [ordering([aUnit({ isBuyAvailable: false })])]],
  [
    '[CK-02] only club-biz deals return another code than with any other unit',
    [],
    [ordering([aUnit(deal), unable('ONLY_SMILE_CLUB_BIZ', deal)])],
    { code: 'CART-BR7-45' },
  ],
  [
    '[CK-02] a club-biz deal with another unit',
    [],
    [ordering([aUnit(), unable('ONLY_SMILE_CLUB_BIZ', deal)])],
    { code: 'CART-BR7-46' },
  ],
  [
    '[CK-02] orderable units pass, whatever reason they carry',
    [ordering([aUnit()]), ordering([unable('OTHER', { isBuyAvailable: true })]), ordering([])],
    [],
  ],
  [
    '[CK-02] the first unit determines code and name; the fixes exclude all',
    [],
    [ordering([aUnit(), unable('OPTION_OUT_OF_STOCK', pear), unable('OTHER', { cartUnitId: cartUnitId(3) })])],
    {
      code: 'CART-BR7-04',
      params: { product: '배' },
      units: [2, 3],
      fixes: [deselect(2, 3), { type: 'Delete', cartUnitIds: [2, 3].map(cartUnitId) }],
    },
  ],
  [
    '[CK-02] names the product',
    [],
    [ordering([unable('ITEM_OUT_OF_STOCK')])],
    { code: 'CART-BR7-03', en: '‘사과’ is out of stock and cannot be ordered.' },
  ],
  [
    '[CK-02] names the product by its number if it has no name',
    [],
    [ordering([unable('OTHER', nameless)])],
    { en: '‘77’ cannot be ordered at the moment.' },
  ],
]);
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

test('[PG-13] an orderable unit has no reason', () => {
  expect(unorderableReason(aUnit())).toBeUndefined();
});

test('[PG-13] an unorderable unit returns the reason of an order of this unit alone, with its deletion', () => {
  fc.assert(
    fc.property(arbUnit, (unit) => {
      const reason = unorderableReason(unit);
      expect(reason === undefined).toBe(unit.isBuyAvailable);
      if (reason === undefined) return;
      expect(reason.code).toBe(findingOf(unavailableUnit, ordering([unit])).code);
      expect(reason.units).toEqual([unit.cartUnitId]);
      expect(reason.fixes).toEqual([{ type: 'Delete', cartUnitIds: [unit.cartUnitId] }]);
    }),
  );
});

test('[PG-13 CM-53] an unreadable unit reports this without a name', () => {
  const unit = unable('UNREADABLE', { item: anItem({ itemName: '' }) });
  expect(unorderableReason(unit)?.code).toBe('UNIT-UNREADABLE');
});

test('[PG-13] a club-biz deal names the club', () => {
  expect(unorderableReason(unable('ONLY_SMILE_CLUB_BIZ', deal))?.code).toBe('CART-BR7-45');
});

const why = (item: Partial<Item>) => outOfStock(anItem(item)) ?? null;

const inFives = { limits: { min: 5, max: undefined, multiple: 5 } };

test('[CK-02] an item is out of stock if its minimum quantity is not available', () => {
  expect([why({ stock: 1 }), why({ stock: 0 })]).toEqual([null, 'ITEM_OUT_OF_STOCK']);
  expect([why({ ...inFives, stock: 5 }), why({ ...inFives, stock: 4 })]).toEqual([null, 'ITEM_OUT_OF_STOCK']);
  expect(why({ stock: undefined })).toBe(null);
});

test('[CK-02] next its option decides, then an addition with its own pieces', () => {
  const options = (left: number) => [anOption({ stock: left })];
  expect([why({ options: options(1) }), why({ options: options(0) })]).toEqual([null, 'OPTION_OUT_OF_STOCK']);
  const additions = (left: number) => [anAddition({ quantity: 2, stock: left })];
  expect([why({ additions: additions(2) }), why({ additions: additions(1) })]).toEqual([null, 'ADDITION_OUT_OF_STOCK']);
  expect(why({ options: options(0), additions: additions(1) })).toBe('OPTION_OUT_OF_STOCK');
});

test('[CK-02 RL-01] a deal for business buyers is not available to others', () => {
  expect(unableForBuyer(deal.item, { isDomesticBusinessman: true })).toBeUndefined();
  expect(unableForBuyer(deal.item, { isDomesticBusinessman: false })).toEqual('ONLY_SMILE_CLUB_BIZ');
  expect(unableForBuyer({ flags: noFlags }, { isDomesticBusinessman: false })).toBeUndefined();
});

describe('quantities of order', () => {
  const unitOf = (id: number, quantity: number, item: Partial<Item> = {}, over: Partial<CartUnit> = {}): CartUnit =>
    aUnit({ cartUnitId: cartUnitId(id), quantity, item: anItem({ itemNo: itemNo(`I${id}`), ...item }), ...over });

  const against = (...units: readonly CartUnit[]) => diagnose(quantitiesOfOrder)(ordering(units));

  const said = (...units: readonly CartUnit[]) => against(...units).map(({ code, units: ids }) => [code, ids]);

  const limits = (over: Partial<Item['limits']>): Partial<Item> => ({
    limits: { min: 1, max: undefined, multiple: 1, ...over },
  });

  type Edge = readonly [title: string, code: string, item: Partial<Item>, inside: number, outside: number];

  const edges: readonly Edge[] = [
    ['QT-01] at least one piece', 'CART-BR3-01', limits({ min: 0 }), 1, 0],
    ['QT-01] at most 999 pieces', 'CART-BR3-09', {}, 999, 1000],
    ['QT-02] the minimum', 'CART-BR3-05', limits({ min: 3 }), 3, 2],
    ['QT-02] the maximum', 'CART-BR3-06', limits({ max: 3 }), 3, 4],
    ['QT-02] multiples', 'CART-BR1-55', limits({ multiple: 3 }), 6, 7],
    ['QT-02] what is left of the item', 'CART-BR3-03', { stock: 3 }, 3, 4],
    ['QT-02] what is left of an option', 'CART-BR3-04', { options: [anOption({ stock: 3 })] }, 3, 4],
  ];

  test.each(edges)('[CK-19 %s: a quantity in the cart, at both sides of the boundary', (_, code, item, ...at) => {
    const [inside, outside] = at;
    expect(said(unitOf(1, inside, item))).toEqual([]);
    expect(said(unitOf(1, outside, item))).toEqual([[code, [1]]]);
  });

  test('[CK-19 QT-02] an addition counts its own pieces; a sold-out one has no valid quantity', () => {
    const withAddition = (stock: number) => ({ additions: [anAddition({ quantity: 2, stock })] });
    expect(said(unitOf(1, 9, withAddition(2)))).toEqual([]);
    expect(said(unitOf(1, 9, withAddition(1)))).toEqual([['CART-BR3-17', [1]]]);
    expect(said(unitOf(1, 1, { stock: 0 }))).toEqual([['CART-BR3-18', [1]]]);
  });

  test('[CK-18] every unit has a separate reason: another quantity, or exclusion', () => {
    const [two, five] = [unitOf(1, 2, limits({ min: 3 })), unitOf(2, 5, limits({ min: 6 }))];
    expect(against(two, unitOf(3, 1), five)).toEqual([
      {
        code: 'CART-BR3-05',
        params: { min: 3 },
        units: [1],
        fixes: [
          { type: 'SetQuantity', cartUnitId: 1, quantity: 3 },
          { type: 'Deselect', cartUnitIds: [1] },
        ],
      },
      expect.objectContaining({ params: { min: 6 }, units: [2] }),
    ]);
  });

  test('[QT-03 QT-07 CK-19] an existing quantity that cannot be changed is valid', () => {
    const department = { flags: { ...noFlags, isDepartmentStore: true } };
    expect(said(unitOf(1, 9, department), unitOf(2, 9, {}, { isItemDiscountAgreement: true }))).toEqual([]);
    // but then no other quantity is offered
    const held = unitOf(1, 2, limits({ min: 3 }), { isItemDiscountAgreement: true });
    expect(against(held)).toMatchObject([{ fixes: [{ type: 'Deselect' }] }]);
  });

  test('[CK-02] an unorderable unit has only that reason', () => {
    const gone = unitOf(1, 9, { stock: 0 }, { isBuyAvailable: false });
    expect(said(gone)).toEqual([]);
  });

  test('[CK-13] all rules on limits and stock are evaluated with validity, before exceptions', () => {
    const asked = checkoutRules.map(({ code }) => code);
    const at = (code: string) => asked.findIndex((one) => one === code);
    expect(at('CART-BR7-17')).toBeLessThan(at('CART-BR3-01'));
    expect(at('STOCK-SHARED')).toBeLessThan(at('ASK-INSTALL-FIRST'));
    const ofAChange = ['CART-BR3-16', 'CART-BR3-07', 'CART-BR3-08'];
    expect(quantitiesOfOrder.map(({ code }) => code)).toEqual(
      quantityRules.map(({ code }) => code).filter((code) => !ofAChange.includes(code)),
    );
  });
});

describe('STOCK-SHARED short together', () => {
  const unitOf = (id: number, quantity: number, item: Partial<Item>, over: Partial<CartUnit> = {}): CartUnit =>
    aUnit({ cartUnitId: cartUnitId(id), quantity, item: anItem({ itemNo: itemNo('I1'), ...item }), ...over });

  const five = { stock: 5, itemName: '사과' };

  const leavingOut = (...cartUnitIds: readonly number[]) => ({ type: 'Deselect', cartUnitIds });

  const setting = (id: number, quantity: number) => ({ type: 'SetQuantity', cartUnitId: id, quantity });

  const broken = (...units: readonly CartUnit[]) => isBroken(shortTogether, ordering(units));

  const found = (...units: readonly CartUnit[]) => findingOf(shortTogether, ordering(units));

  test('[QT-02] two units of one item are limited by its stock together', () => {
    expect(broken(unitOf(1, 3, five), unitOf(2, 2, five))).toBe(false);
    expect(found(unitOf(1, 3, five), unitOf(2, 3, five))).toEqual({
      code: 'STOCK-SHARED',
      params: { product: '사과', left: 5, pieces: 6 },
      units: [1, 2],
      fixes: [setting(2, 2), leavingOut(2)],
    });
  });

  test('[QT-02] they share an option, and an addition with its own pieces, which no quantity lowers', () => {
    const red = { options: [anOption({ optionNo: 'O1', stock: 5 })] };
    const blue = { options: [anOption({ optionNo: 'O2', stock: 5 })] };
    expect(broken(unitOf(1, 3, red), unitOf(2, 3, blue))).toBe(false);
    expect(found(unitOf(1, 3, red), unitOf(2, 3, red)).units).toEqual([1, 2]);
    const wrapped = { additions: [anAddition({ value: '포장', quantity: 1, stock: 1 })] };
    expect(broken(unitOf(1, 9, wrapped), unitOf(2, 9, { additions: [] }))).toBe(false);
    const both = found(unitOf(1, 9, wrapped), unitOf(2, 9, wrapped));
    expect([both.params, both.fixes]).toEqual([{ product: '포장', left: 1, pieces: 2 }, [leavingOut(2)]]);
  });

  test('[QT-02] each item has its own stock, and an unlimited one is never short', () => {
    const other = { ...five, itemNo: itemNo('I2') };
    expect(broken(unitOf(1, 3, five), unitOf(2, 3, other))).toBe(false);
    expect(broken(unitOf(1, 999, {}), unitOf(2, 999, {}))).toBe(false);
  });

  test('[QT-02 CK-02] ignores units that exceed the stock alone or are unorderable, because other rules report them', () => {
    expect(broken(unitOf(1, 6, five), unitOf(2, 5, five))).toBe(false);
    expect(broken(unitOf(1, 3, five, { isBuyAvailable: false }), unitOf(2, 3, five))).toBe(false);
  });

  test('[CK-18] keeps the first units in the cart and excludes several that do not fit', () => {
    expect(found(unitOf(1, 4, five), unitOf(2, 3, five), unitOf(3, 1, five), unitOf(4, 2, five)).fixes).toEqual([
      leavingOut(2, 4),
    ]);
  });

  test('[CK-18 QT-02 QT-03] offers a lower quantity within the limits', () => {
    const inTwos = { ...five, limits: { min: 2, max: undefined, multiple: 2 } };
    expect(found(unitOf(1, 2, inTwos), unitOf(2, 4, inTwos)).fixes).toEqual([setting(2, 2), leavingOut(2)]);
    expect(found(unitOf(1, 4, inTwos), unitOf(2, 4, inTwos)).fixes).toEqual([leavingOut(2)]);
    const held = unitOf(2, 3, five, { isItemDiscountAgreement: true });
    expect(found(unitOf(1, 3, five), held).fixes).toEqual([leavingOut(2)]);
  });

  test('[CK-18 QT-02] offers at most the maximum of the item, whatever the stock', () => {
    const atMost = { ...five, limits: { min: 1, max: 2, multiple: 1 } };
    expect(found(unitOf(1, 2, atMost), unitOf(2, 4, atMost)).fixes).toEqual([setting(2, 2), leavingOut(2)]);
  });

  test('[QT-02] names the addition that is short, even if other parts are unlimited', () => {
    const additions = [
      anAddition({ additionNo: 'A1', value: '카드', quantity: 1, stock: undefined }),
      anAddition({ additionNo: 'A2', value: '포장', quantity: 1, stock: 1 }),
    ];
    expect(found(unitOf(1, 1, { additions }), unitOf(2, 1, { additions })).params).toMatchObject({ product: '포장' });
    const options = [anOption({ optionNo: 'O1' }), anOption({ optionNo: 'O2', stock: 5 })];
    expect(broken(unitOf(1, 3, { options }), unitOf(2, 3, { options }))).toBe(true);
  });

  test('[QT-02] a unit that names an option or addition twice needs it twice', () => {
    const card = (quantity: number) => anAddition({ additionNo: 'A1', quantity, stock: 2 });
    expect(broken(unitOf(1, 1, { additions: [card(1), card(1)] }))).toBe(false);
    expect(found(unitOf(1, 1, { additions: [card(1), card(2)] })).fixes).toEqual([leavingOut(1)]);
    const red = anOption({ optionNo: 'O1', stock: 5 });
    expect(broken(unitOf(1, 3, { options: [red] }))).toBe(false);
    expect(found(unitOf(1, 3, { options: [red, red] })).fixes).toEqual([setting(1, 2), leavingOut(1)]);
  });

  test('[QT-02] names only the units that share the short stock', () => {
    const red = { options: [anOption({ optionNo: 'O1', stock: 5 })] };
    const blue = { options: [anOption({ optionNo: 'O2' })] };
    expect(found(unitOf(1, 3, red), unitOf(2, 3, blue), unitOf(3, 3, red)).units).toEqual([1, 3]);
  });

  test('[CK-18] with several units that do not fit, no single quantity fixes it', () => {
    expect(found(unitOf(1, 4, five), unitOf(2, 2, five), unitOf(3, 2, five)).fixes).toEqual([leavingOut(2, 3)]);
  });

  test('[CK-18] each short item has a separate reason, next to unlimited items', () => {
    const plums = { ...five, itemNo: itemNo('I2'), itemName: '자두' };
    const state = ordering([
      unitOf(1, 3, five),
      unitOf(2, 3, plums),
      unitOf(3, 3, five),
      unitOf(4, 3, plums),
      unitOf(5, 3, { itemNo: itemNo('I3') }),
    ]);
    expect(shortTogether.all?.(state).map(({ units, params }) => [units, params['product']])).toEqual([
      [[1, 3], '사과'],
      [[2, 4], '자두'],
    ]);
  });

  test('[ER-09] states stock and selected pieces in four languages', () => {
    const said = saidIn(found(unitOf(1, 3, five), unitOf(2, 3, five)));
    expect(said.en).toBe('Only 5 left of ‘사과’, so the 6 you selected cannot all be ordered.');
    for (const text of Object.values(said)) {
      expect(text).toContain('사과');
      expect(text).toMatch(/5.*6/s);
    }
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartUnit, type UnableOrderType, unableOrderTypes } from '../../entities/cart/cart-unit.ts';
import { type Item, noFlags } from '../../entities/cart/item.ts';
import { isMessageKey } from '../../messages/keys.ts';
import type { MessageKey } from '../../messages/ko.ts';
import { cartUnitId, itemNo } from '../../money/ids.ts';
import { arbUnit } from '../../testing/arbitraries/unit.ts';
import { anAddition, anItem, anOption, aUnit } from '../../testing/builders/unit.ts';
import { type RuleRow, deselect, testExactly, testRule } from '../../testing/rule-table.ts';
import { arbCheckoutFacts, findingOf, isBroken, ordering } from '../../testing/rules.ts';
import type { CheckoutFacts } from '../facts.ts';
import { moreThan30, noneSelected, outOfStock, unableForBuyer, unavailableUnit } from './selection.ts';
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainItem } from '../../engine/cart/plain.ts';
import { itemNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { arbCart } from './arb-cart.ts';

const units = 'a whole number from 0 to 500, or a pair of them, the least first';
const limited = { ...plainItem, itemNo: itemNo('pair'), limits: { ...plainItem.limits, min: 2 } };

test.each<readonly [terms: object, error: ErrorConstructor, says: string]>([
  [{ units: -1 }, RangeError, `units cannot be -1: ${units}`],
  [{ units: [3, 1] }, RangeError, `units cannot be [3,1]: ${units}`],
  [{ units: 1.5 }, RangeError, `units cannot be 1.5: ${units}`],
  [{ units: [0, 1e9] }, RangeError, `units cannot be [0,1000000000]: ${units}`],
  [{ coupons: [0, NaN] }, RangeError, 'coupons cannot be [0,Number.NaN]: '],
  [{ units: [2] }, TypeError, `units cannot be [2]: ${units}`],
  [{ units: { min: 1, max: 2 } }, TypeError, `units cannot be {"min":1,"max":2}: ${units}`],
  [{ units: null }, TypeError, `units cannot be null: ${units}`],
  [{ units: '3' }, TypeError, `units cannot be "3": ${units}`],
  [{ discounts: 9 }, RangeError, 'discounts cannot be 9: a whole number from 0 to 5, or a pair'],
  [{ prices: [-5, 10] }, RangeError, 'prices cannot be [-5,10]: a whole number from 0 to 1000000000000, or a pair'],
  [{ prices: [0.5, 0.7] }, RangeError, 'prices cannot be [0.5,0.7]: a whole number'],
  [{ quantities: 0 }, RangeError, 'quantities cannot be 0: a whole number from 1 to 99999, or a pair'],
  [{ quantities: 1000, leftOut: false }, RangeError, 'quantities cannot be 1000: a whole number from 1 to 999'],
  [{ sellers: 0 }, RangeError, 'sellers cannot be 0: a whole number from 1'],
  [{ sellers: 3, units: 2 }, RangeError, '2 units cannot be of 3 sellers: more units, or fewer sellers'],
  [{ tenant: 'gmarket' }, TypeError, 'tenant cannot be "gmarket": one of marketplace, outlet'],
  [{ device: 'tv' }, TypeError, 'device cannot be "tv": one of pc, m'],
  [{ language: 'fr' }, TypeError, 'language cannot be "fr": one of ko, en, cn, jp'],
  [{ overseas: 'yes' }, TypeError, 'overseas cannot be "yes": one of true, false'],
  [{ leftOut: 0 }, TypeError, 'leftOut cannot be 0: one of true, false'],
  [{ now: 'today' }, TypeError, 'now cannot be "today": ms since 1970 UTC'],
  [{ buyer: 'me' }, TypeError, 'buyer cannot be "me": parts of a buyer'],
  [{ buyer: { isSmileclub: true } }, TypeError, 'buyer knows no ‘isSmileclub’: ‘isSmileClub’ was meant'],
  [{ buyer: { memberType: 'Vip' } }, TypeError, 'buyer.memberType cannot be "Vip": one of NonMember, SimpleMember'],
  [{ buyer: { isUnder19: 'no' } }, TypeError, 'buyer.isUnder19 cannot be "no": such as false'],
  [{ buyer: { ownSellerKeys: 'S1' } }, TypeError, 'buyer.ownSellerKeys cannot be "S1": such as []'],
  [{ items: [] }, TypeError, 'items cannot be []: a list of items, each with a number of its own and a whole price'],
  [{ items: [plainItem, plainItem] }, TypeError, 'each with a number of its own'],
  [{ items: [{ ...plainItem, itemSellPrice: 0.5 }] }, TypeError, 'and a whole price'],
  [{ items: [plainItem], prices: 500 }, TypeError, 'prices cannot be said of items: they have theirs'],
  [{ items: [limited], quantities: 1, leftOut: false }, RangeError, '‘pair’ cannot be ordered in 1 to 1 pieces'],
  [{ tenant: 'outlet', overseas: true }, RangeError, 'an outlet ships nothing overseas'],
  [{ unit: 3 }, TypeError, 'arbCart knows no ‘unit’: ‘units’ was meant'],
  [{ promotions: [] }, TypeError, 'arbCart knows no ‘promotions’: it knows ‘tenant’, ‘device’, '],
])('[EN-04 OV-14] terms that no cart has are refused by name: %j', (terms, error, says) => {
  expect(() => arbCart(terms)).toThrow(error);
  expect(() => arbCart(terms)).toThrow(says);
});

test.each([null, 3, 'plain', [2]])('[EN-04] rejects invalid terms: %j', (terms) => {
  expect(() => arbCart(terms as object)).toThrow(`terms cannot be ${fc.stringify(terms)}: such as { units: 2 }`);
});

test('[EN-04] accepts an explicit undefined for an optional term', () => {
  const nothing = { units: undefined, buyer: undefined, overseas: undefined, items: undefined };
  expect(fc.sample(arbCart(nothing as object), 3)).toHaveLength(3);
  expect(fc.sample(arbCart({ items: [{ ...plainItem, itemSellPrice: won(1) }], quantities: 5 }), 3)).toHaveLength(3);
});

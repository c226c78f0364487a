import { arbOrderState, lawRuns } from '@baguni/domain/testing';
import { currencyOf, KRW, KWD, USD } from '@baguni/domain/shop';
import { either as E, option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketplace } from '../engine/marketplace.ts';
import { guideExample } from '../examples/guide-example.ts';
import { readCart } from '../testing/read-cart.ts';
import { readExample } from '../testing/read-example.ts';
import { isObject, type JsonObject } from '../text/json.ts';
import { shortJson } from '../text/short-json.ts';
import { withCouponValue, withNewCoupon, withoutCoupon } from './coupon-edits.ts';
import { usualPrice, withNewUnit, withSelected } from './form-edits.ts';
import { valueAt, withItem, withoutItem, withValue } from './json-path.ts';
import { withNewSeller, withSeller, withSellerName, withTerms } from './seller-edits.ts';
import { shownIn, typedIn } from './typed.ts';
import { wholeJson, withLists } from './whole-json.ts';

const guide: unknown = JSON.parse(guideExample);
const given: JsonObject = isObject(guide) ? guide : {};

/** The cart that a text says; a text that is none is a fault. */
const cartIn = (json: JsonObject) => {
  const read = marketplace.parseCart(json);
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};
const priceOf = (json: JsonObject): number => marketplace.priceOfCart(cartIn(json), 0).price;

/** A cart as a text that its reader takes. */
const arbGiven = arbOrderState
  .map((state) => shortJson(wholeJson(state)))
  .filter((json) => E.isRight(marketplace.parseCart(json)));

test('[EN-20] a value is put at its path with the objects around it, and taken away, and nothing else changes', () => {
  const json = { a: [{ b: 1 }, { b: 2 }], c: { d: 1 } };
  expect(withValue(json, ['a', 1, 'b'], 3)).toEqual({ a: [{ b: 1 }, { b: 3 }], c: { d: 1 } });
  expect(withValue(json, ['e', 'f', 'g'], 3)).toEqual({ ...json, e: { f: { g: 3 } } });
  expect(withValue(json, ['c', 'd'], undefined)).toEqual({ ...json, c: {} });
  expect(Object.keys(withValue(json, ['a'], []))).toEqual(['a', 'c']);
  expect(withItem(json, ['x'], 1)).toEqual({ ...json, x: [1] });
  expect(withoutItem(json, ['a'], 0)).toEqual({ ...json, a: [{ b: 2 }] });
  expect(valueAt(json, ['a', 1, 'b'])).toBe(2);
  expect([valueAt(json, ['a', 9, 'b']), valueAt(json, ['z', 'b'])]).toEqual([undefined, undefined]);
});

test('[EN-20 EN-08] an amount is typed as its currency writes it, to the last of its smallest units', () => {
  expect(typedIn('Amount', '2.5', USD)).toBe(250);
  expect(typedIn('Amount', '1,234.50', USD)).toBe(123_450);
  expect(typedIn('Amount', '12,900', KRW)).toBe(12_900);
  for (const text of ['12.5', '1.005', 'ten', '-', '1,,000', ',5']) expect(typedIn('Amount', text, KRW)).toBe(text);
  expect(typedIn('Amount', '1.2345', KWD)).toBe('1.2345');
  expect(shownIn('Amount', 250, USD)).toBe('2.50');
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 6 }), (minor, exponent) => {
      const currency = currencyOf('XTS', exponent);
      const text = shownIn('Amount', minor, currency);
      // 16 digits at most are read
      if (text.replaceAll(/\D/gu, '').length <= 16)
        expect(typedIn('Amount', text, currency)).toBe(minor === 0 ? 0 : minor);
    }),
  );
});

test('[EN-20] what means nothing stays a text, and what is empty is left out', () => {
  for (const text of ['abc', '1e3', '0x1', '½', '1.', '--1']) expect(typedIn('Whole', text, KRW)).toBe(text);
  expect([typedIn('Whole', ' 12 ', KRW), typedIn('Percent', '7.5', KRW)]).toEqual([12, 7.5]);
  for (const kind of ['Whole', 'Percent', 'Amount', 'MomentMs', 'MomentIso'] as const)
    expect([typedIn(kind, ' ', KRW), shownIn(kind, undefined, KRW)]).toEqual([undefined, '']);
  expect(typedIn('Text', ' a ', KRW)).toBe(' a ');
  expect(typedIn('Keys', 'a, b,,c ', KRW)).toEqual(['a', 'b', 'c']);
  expect(shownIn('Keys', ['a', 'b'], KRW)).toBe('a, b');
});

test('[EN-20] a moment is typed by the reader’s own clock, and no end of a coupon is empty', () => {
  const ms = Date.UTC(2026, 10, 21, 3, 4);
  expect(typedIn('MomentMs', shownIn('MomentMs', ms, KRW), KRW)).toBe(ms);
  expect(typedIn('MomentIso', shownIn('MomentIso', new Date(ms).toISOString(), KRW), KRW)).toBe(
    new Date(ms).toISOString(),
  );
  expect(shownIn('MomentIso', '9999-12-31T23:59:59.999Z', KRW)).toBe('');
  expect(typedIn('MomentMs', 'soon', KRW)).toBe('soon');
});

test('[EN-20] a new unit has a number of its own, its seller’s terms, a price in its currency, and is selected', () => {
  const cart = cartIn(withNewUnit(given, (n) => `New ${n}`, 500));
  expect(cart.units.at(-1)).toMatchObject({
    cartUnitId: 4,
    item: { itemName: 'New 4', itemSellPrice: 500 },
    shippingPolicyKey: 'press',
  });
  expect(cart.selected.at(-1)).toBe(4);
  expect(cartIn(withNewUnit({ units: [] }, String, 1)).units).toHaveLength(1);
  const { shippingPolicies } = given;
  expect(cartIn(withNewUnit({ units: [], shippingPolicies }, String, 1)).units[0]?.shippingPolicyKey).toBe('farm');
  expect([KRW, USD, KWD].map(usualPrice)).toEqual([10_000, 1000, 10_000]);
});

test('[EN-20] a unit that cannot be ordered is selected and deselected all the same', () => {
  expect(cartIn(withSelected(given, [1, 2, 3], 2, false)).selected).toEqual([1, 3]);
  expect(cartIn(withSelected(given, [1], 3, true)).selected).toEqual([1, 3]);
});

test('[EN-20] a unit moves to another seller and into that one’s parcel; the name of a seller is the name of all its units', () => {
  const moved = cartIn(withSeller(given, 1, 'press')).units[1];
  expect(moved).toMatchObject({
    seller: { sellerKey: 'press', sellerName: 'The press' },
    bundleKey: 'press',
    shippingPolicyKey: 'press',
  });
  expect(withSeller(given, 1, 'nobody')).toBe(given);
  const apart = cartIn(withNewSeller(given, 1, (n) => `Seller ${n}`));
  expect(apart.units[1]).toMatchObject({
    seller: { sellerKey: 'seller-1', sellerName: 'Seller 3' },
    bundleKey: 'seller-1',
  });
  expect(apart.shippingPolicies).toHaveLength(3);
  const named = cartIn(withSellerName(given, 'farm', 'Hills'));
  expect(named.units.map(({ seller }) => seller.sellerName)).toEqual(['Hills', 'Hills', 'The press']);
});

test('[EN-20 SH-01] a unit that follows one which cannot be ordered to terms that the cart lacks ships for nothing', () => {
  const gone = withValue(given, ['units', 2, 'shippingPolicyKey'], 'gone');
  const { units, shippingPolicies } = cartIn(withSeller(gone, 1, 'press'));
  expect(units[1]?.shippingPolicyKey).toBe('gone');
  expect(shippingPolicies.map(({ shippingPolicyKey: key, shippingFee }) => [key, shippingFee])).toContainEqual([
    'gone',
    0,
  ]);
  const { shippingPolicies: _, ...none } = gone;
  expect(cartIn(withSeller(none, 1, 'press')).shippingPolicies).toEqual([]);
});

test('[EN-20] in any cart any unit may go to any seller, or to one of its own, and it stays a cart', () => {
  fc.assert(
    fc.property(arbGiven, fc.nat(), fc.nat(), (json, one, other) => {
      const { units } = cartIn(json);
      if (units.length === 0) return;
      const to = units[other % units.length]?.seller.sellerKey ?? '';
      const moved = cartIn(withSeller(json, one % units.length, to));
      expect(moved.units[one % units.length]?.seller.sellerKey).toBe(to);
      const apart = cartIn(withNewSeller(json, one % units.length, String));
      const key = apart.units[one % units.length]?.seller.sellerKey;
      expect(apart.units.filter(({ seller }) => seller.sellerKey === key)).toHaveLength(1);
    }),
    { numRuns: lawRuns(60) },
  );
});

test('[EN-20 SH-01] shipping terms are changed, and where there were none all units get some', () => {
  expect(priceOf(withTerms(given, ['farm'], 'farm', { shippingFee: 5000 }))).toBe(priceOf(given) + 2000);
  const { shippingPolicies: _, ...none } = given;
  const some = cartIn(withTerms(none, ['farm', 'press'], 'farm', { shippingFee: 100, isConditionalFree: undefined }));
  expect(some.shippingPolicies.map(({ shippingPolicyKey, shippingFee }) => [shippingPolicyKey, shippingFee])).toEqual([
    ['farm', 100],
    ['press', 0],
  ]);
});

test('[EN-20 CP-17] a coupon that is changed is changed where it is in use, and goes from there with it', () => {
  const dearer = withCouponValue(given, 0, ['discountValue'], 10);
  expect(priceOf(dearer)).toBe(priceOf(given) - 1350);
  const renamed = cartIn(withCouponValue(given, 0, ['issueNo'], 'C9'));
  expect(renamed.appliedCoupons[0]?.couponIssueNo).toBe('C9');
  const without = cartIn(withoutCoupon(given, 0));
  expect([without.coupons.offered.length, without.appliedCoupons]).toEqual([4, []]);
  expect(cartIn(withoutCoupon(given, 1)).appliedCoupons).toHaveLength(1);
  const more = cartIn(withNewCoupon(withNewCoupon(given, String, 500), String, 500));
  expect(more.coupons.offered.slice(5).map(({ issueNo }) => issueNo)).toEqual([O.some('C5'), O.some('C6')]);
});

test('[EN-20] of any cart any coupon may be changed and taken away, and it stays a cart', () => {
  fc.assert(
    fc.property(arbGiven, fc.nat(), (json, which) => {
      const { offered } = cartIn(json).coupons;
      const at = which % Math.max(1, offered.length);
      if (offered.length === 0) return;
      expect(cartIn(withoutCoupon(json, at)).coupons.offered).toHaveLength(offered.length - 1);
      expect(cartIn(withCouponValue(json, at, ['couponName'], 'x')).coupons.offered[at]?.couponName).toBe('x');
      expect(cartIn(withNewCoupon(json, String, 1)).coupons.offered).toHaveLength(offered.length + 1);
    }),
    { numRuns: lawRuns(60) },
  );
});

test('[EN-20 EN-10] coupons and terms of a shop come into the cart’s text where they are changed there', () => {
  const { engine, cart, given: bakery } = readExample('bakery');
  const json: JsonObject = isObject(bakery) ? bakery : {};
  const changed = withCouponValue(withLists(json, wholeJson(cart)), 0, ['discountValue'], 200);
  const read = engine.parseCart(changed);
  expect(E.isRight(read) && read.right.coupons.offered.map(({ discountValue }) => discountValue)).toEqual([200, 5]);
  expect(E.isRight(read) && read.right.shippingPolicies).toEqual(cart.shippingPolicies);
  expect(withLists(given, wholeJson(readCart(guideExample).cart ?? cart))).toEqual(given);
});

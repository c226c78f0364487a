import { cartState } from '@baguni/contract';
import { plainCoupon, plainItem, plainUnit, cartOf, checkOrder } from '@baguni/domain/engine';
import { arbOrderState, arbSmallOrder, lawRuns } from '@baguni/domain/testing';
import { cartUnitId, couponIssueNo, couponKeyOf, itemNo, smallestChange, won, type CartState } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyCart } from '../engine/cart-engine.ts';
import { guideExample } from '../examples/guide-example.ts';
import { isObject, type JsonObject } from '../text/json.ts';
import { printJson } from '../text/print-json.ts';
import { marketplace } from '../engine/marketplace.ts';
import { readCart } from '../testing/read-cart.ts';
import { shortJson } from '../text/short-json.ts';
import { allFixed, fixed } from './fixed.ts';
import { isInUse, switchCoupon } from './switch-coupon.ts';
import { written } from './written.ts';

const encoded = (cart: CartState): JsonObject => {
  const json: unknown = cartState.encode(cart);
  return isObject(json) ? json : {};
};

/** Both carts without what a reader works out. */
const same = (cart: AnyCart): unknown => {
  const { cartVersion: _, load: __, currency: ___, promotions: ____, units, ...rest } = cart;
  return { ...rest, units: units.map(({ version: _, ...unit }) => unit) };
};

/** A cart as people would have written it, and as it is read. */
const asWritten = (state: CartState): { readonly given: JsonObject; readonly cart: AnyCart } | undefined => {
  const { given, cart } = readCart(printJson(shortJson(encoded(state))));
  return given && cart && { given, cart };
};

/** The cart of a buyer who has the coupons in use: others are refused in what people write. */
const held = (state: CartState): CartState => {
  const offered = state.appliedCoupons.map(({ couponIssueNo: issueNo, isFreeShipping, cartUnitIds: _, ...worth }) => ({
    ...plainCoupon,
    ...worth,
    issueNo: O.some(issueNo),
    flags: { ...plainCoupon.flags, isFreeShipping },
  }));
  return { ...state, coupons: { ...state.coupons, status: 'Known', offered } };
};

test('[EN-20 EN-07] a cart written short is read as the same cart', () => {
  let read = 0;
  fc.assert(
    fc.property(arbOrderState.map(held), (state) => {
      const { cart } = readCart(printJson(shortJson(encoded(state))));
      // a cart that lacks terms which a server could not read is refused where nobody says that it came from one
      if (!cart) return;
      read += 1;
      expect(same(cart)).toEqual(same(state));
    }),
    { numRuns: lawRuns(100) },
  );
  expect(read).toBeGreaterThan(25);
});

test('[EN-20 CK-18] the smallest change, pressed, is written into the text and leaves nothing that blocks the order', () => {
  let pressed = 0;
  fc.assert(
    fc.property(arbSmallOrder, (state) => {
      const read = asWritten(state);
      const change = read && smallestChange(read.cart);
      if (!read || !change || O.isNone(change)) return;
      const after = allFixed(marketplace, read.cart, change.value.fixes);
      expect(after._tag).toBe('Right');
      if (E.isLeft(after)) return;
      pressed += 1;
      const again = readCart(written(read.given, read.cart, after.right)).cart;
      expect(again && same(again)).toEqual(same(after.right));
      expect(again && checkOrder(again, again.pricesAsOf)).toEqual([]);
    }),
    { numRuns: lawRuns(150) },
  );
  expect(pressed).toBeGreaterThan(10);
});

test('[EN-20 CK-18] any single fix of any reason is written into the text as the verb left the cart', () => {
  fc.assert(
    fc.property(arbOrderState, (state) => {
      const read = asWritten(state);
      if (!read) return;
      const { cart, given } = read;
      for (const fix of checkOrder(cart, cart.pricesAsOf).flatMap(({ fixes }) => fixes)) {
        const after = fixed(marketplace, cart, fix);
        if (E.isRight(after)) {
          const again = readCart(written(given, cart, after.right)).cart;
          expect(again && same(again)).toEqual(same(after.right));
        }
      }
    }),
    { numRuns: lawRuns(100) },
  );
});

test('[EN-20 CK-18] of two units that cannot be ordered each is deselected by itself', () => {
  const { cart } = readCart(
    guideExample.replace('"cartUnitId": 2,', '"cartUnitId": 2, "unableOrderType": "ITEM_OUT_OF_STOCK",'),
  );
  if (!cart) throw new Error('it is no cart');
  const found = checkOrder(cart, cart.pricesAsOf).flatMap(({ fixes }) => fixes);
  const deselect = found.filter(({ type }) => type === 'Deselect');
  expect(deselect.length).toBeGreaterThan(0);
  for (const fix of [...deselect, { type: 'Deselect' as const, cartUnitIds: [cartUnitId(3)] }]) {
    const after = fixed(marketplace, cart, fix);
    expect(E.isRight(after) && after.right.selected.length).toBeLessThan(cart.selected.length);
  }
});

const coupon = { ...plainCoupon, issueNo: O.some(couponIssueNo('C1')), couponName: '500 off', discountValue: 500 };
const two = cartOf(
  [1, 2].map((n) => ({
    ...plainUnit,
    cartUnitId: cartUnitId(n),
    item: { ...plainItem, itemNo: itemNo(`I${n}`), itemSellPrice: won(n * 1000) },
  })),
  { coupons: { status: 'Known', offered: [coupon] }, buyer: readCart(guideExample).cart?.buyer ?? ({} as never) },
);

test('[EN-20 CP-19] a coupon that is switched on goes where it saves most, and off again', () => {
  const rate = { ...coupon, discountUnitType: 'Rate' as const, discountValue: 10 };
  const cart = { ...two, coupons: { ...two.coupons, offered: [rate] } };
  const on = switchCoupon(marketplace, cart, rate, 0);
  if (E.isLeft(on)) throw new Error(on.left.code);
  expect(on.right.appliedCoupons.map(({ cartUnitIds }) => cartUnitIds)).toEqual([[2]]);
  const off = switchCoupon(marketplace, on.right, rate, 0);
  expect(E.isRight(off) && isInUse(off.right, couponKeyOf(rate))).toBe(false);
  const dear = { ...rate, possiblePrice: won(5000) };
  const refused = switchCoupon(marketplace, { ...cart, coupons: { ...cart.coupons, offered: [dear] } }, dear, 0);
  expect(E.isLeft(refused) && refused.left.code).toBe('COUPON-MINIMUM');
});

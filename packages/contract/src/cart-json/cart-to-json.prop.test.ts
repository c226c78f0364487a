import { createEngine, currencyOf, EUR, KRW, offerOf, type EngineCart } from '@baguni/domain/internal';
import { arbCart, arbCartOf, lawRuns } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentOf } from '../codecs/state/state-codec.ts';
import { cartParser, percentOffOrder } from '../shop-json/index.ts';
import { cartToJson, parseCart } from './index.ts';

const params = { percent: 10 };
const promotions = [
  offerOf(percentOffOrder, { id: 'code', name: 'Code', couponCode: 'TEN', params }),
  offerOf(percentOffOrder, { id: 'staff', name: 'Staff', groups: ['staff'], params }),
];

test.each([EUR, currencyOf('KRW', 0)])('[EN-07] a cart of a shop in %o is the same after JSON', (currency) => {
  const shop = createEngine<string>({ currency, promotions });
  const read = cartParser(shop);
  fc.assert(
    fc.property(arbCartOf(shop), (cart) => {
      const full: EngineCart = { ...cart, usedCouponCodes: ['OLD'], buyerGroups: ['staff'], couponCodes: ['TEN'] };
      expect(read(JSON.parse(JSON.stringify(cartToJson(full))))).toEqual({ ok: true, value: full });
    }),
    { numRuns: lawRuns(60) },
  );
});

test('[EN-07] a cart of the marketplace is the same after JSON', () => {
  fc.assert(
    fc.property(arbCart(), (cart) => {
      expect(parseCart(JSON.parse(JSON.stringify(cartToJson(cart))))).toEqual({ ok: true, value: cart });
    }),
    { numRuns: lawRuns(60) },
  );
});

test('[EN-07] the document of the marketplace does not accept a cart of another shop', () => {
  const cart = createEngine({ currency: EUR }).cartOf([]);
  // @ts-expect-error it would lose promotions and coupon codes
  expect(() => documentOf(cart)).toThrow(
    new TypeError('cart: expected a cart of the marketplace, not one with currency "EUR"; cartToJson saves it'),
  );
});

test.each([
  ['promotions', ['code']],
  ['couponCodes', ['TEN']],
  ['usedCouponCodes', ['OLD']],
  ['buyerGroups', ['staff']],
  ['fields', { wrap: true }],
])('[EN-07] nor one in won with %s', (name, value) => {
  const shop = createEngine({ currency: KRW, promotions });
  const cart = { ...shop.cartOf([]), [name]: value };
  expect(() => documentOf(cart)).toThrow(`not one with ${name} ${JSON.stringify(value)}; cartToJson saves it`);
  const empty = { ...shop.cartOf([]), [name]: Array.isArray(value) ? [] : {} };
  expect(documentOf(empty).units).toEqual([]);
});

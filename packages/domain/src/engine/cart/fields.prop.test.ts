import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addItem,
  applyCode,
  applyCoupon,
  applyPromotion,
  removeCode,
  removeCoupon,
  removePromotion,
  removeUnits,
  selectUnits,
  setQuantity,
  shipTo,
  withBest,
  withFix,
} from '../cart-verbs.ts';
import { EUR } from '../../money/currency.ts';
import { couponIssueNo } from '../../money/ids.ts';
import { lawRuns, testNow } from '../../testing/index.ts';
import { bestOffers } from '../find-best-offers.ts';
import { createEngine } from '../create-engine.ts';
import { definePromotion, offerOf } from '../promotions/promotion.ts';
import { refund } from '../refund/refund.ts';

const asObject = (given: unknown) => given as { readonly n: number };

const off = definePromotion({
  code: 'OFF',
  params: (given) => (typeof given === 'number' ? given : undefined),
  appliesTo: () => true,
  worth: (_, params) => params,
  stacksWith: 'Everything',
  message: { en: '' },
});
const shop = createEngine({
  currency: EUR,
  home: 'DE',
  countries: [{ codes: ['AT'], fee: 100 }],
  fields: { item: asObject, buyer: asObject, order: asObject },
  promotions: [
    offerOf(off, { id: 'off', name: 'Off', params: 10 }),
    offerOf(off, { id: 'code', name: 'Code', params: 5, couponCode: 'CODE' }),
  ],
});
type Cart = ReturnType<typeof shop.cartOf>;

const now = testNow;
const thanks = couponIssueNo('THANKS');
const coupon = { ...shop.plain.coupon, issueNo: thanks, discountValue: 20 };
const start = (n: number): Cart =>
  shop.cartOf(
    [1, 2, 3].map((id) => ({ id, item: `i${id}`, name: `I${id}`, price: 100, fields: { n: n + id } })),
    { buyer: { ...shop.plain.buyer, fields: { n } }, fields: { n }, coupons: { status: 'Known', offered: [coupon] } },
  );

const after = (cart: Cart, changed: { readonly ok: false } | { readonly ok: true; readonly cart: Cart }): Cart =>
  changed.ok ? changed.cart : cart;
const idAt = ({ units }: Cart, i: number) => units[i % Math.max(1, units.length)]?.cartUnitId ?? (9 as never);

/** The pieces of each choice: an item with its custom fields. */
const piecesOf = (lines: readonly { readonly item: string; readonly n: number; readonly quantity: number }[]) => {
  const pieces: Record<string, number> = {};
  for (const { item, n, quantity } of lines) pieces[`${item} ${n}`] = (pieces[`${item} ${n}`] ?? 0) + quantity;
  return pieces;
};
const linesOf = ({ units }: Cart) =>
  units.map(({ item, quantity }) => ({ item: String(item.itemNo), n: item.fields.n, quantity }));

/** Every verb, by a number that chooses its unit. */
const verbs: readonly ((cart: Cart, i: number) => Cart)[] = [
  (cart, i) => after(cart, setQuantity(shop, cart, idAt(cart, i), 1 + (i % 5), { cancelCoupons: i % 2 === 0 })),
  (cart, i) => after(cart, removeUnits(shop, cart, [idAt(cart, i)])),
  (cart, i) => after(cart, selectUnits(shop, cart, [idAt(cart, i)])),
  (cart) =>
    after(
      cart,
      selectUnits(
        shop,
        cart,
        cart.units.map(({ cartUnitId }) => cartUnitId),
      ),
    ),
  (cart, i) => after(cart, addItem(shop, cart, { item: `i${i % 4}`, name: 'New', price: 50, fields: { n: i } })),
  (cart, i) => {
    const unit = cart.units[i % Math.max(1, cart.units.length)];
    return unit ? after(cart, addItem(shop, cart, unit)) : cart;
  },
  (cart, i) => after(cart, shipTo(shop, cart, i % 2 === 0 ? 'AT' : 'DE')),
  (cart, i) => after(cart, applyCoupon(shop, cart, thanks, [idAt(cart, i)], now)),
  (cart) => after(cart, removeCoupon(shop, cart, thanks)),
  (cart) => after(cart, applyPromotion(shop, cart, 'off', now)),
  (cart) => after(cart, removePromotion(shop, cart, 'off')),
  (cart) => after(cart, applyCode(shop, cart, 'CODE', now)),
  (cart) => after(cart, removeCode(shop, cart, 'CODE')),
  (cart) => withBest(shop, cart, bestOffers(shop, cart, now)),
  (cart, i) => withFix(shop, cart, { type: 'SetQuantity', cartUnitId: idAt(cart, i), quantity: 2 }),
  (cart, i) => {
    const returned = refund(shop, { cart, now }, [{ cartUnitId: idAt(cart, i), quantity: 1 }]);
    return returned.ok ? { ...returned.order.cart } : cart;
  },
];

test('[EN-17] custom fields survive every verb, and only the fields of an added item are new', () => {
  const used = new Set<number>();
  fc.assert(
    fc.property(
      fc.nat(9),
      fc.array(fc.tuple(fc.nat(verbs.length - 1), fc.nat(20)), { minLength: 1, maxLength: 12 }),
      (n, steps) => {
        let cart = start(n);
        for (const [verb, i] of steps) {
          const before = new Map(cart.units.map(({ cartUnitId, item }) => [cartUnitId, item.fields]));
          const pieces = cart.units.reduce((sum, { quantity }) => sum + quantity, 0);
          const next = verbs[verb]?.(cart, i) ?? cart;
          if (next !== cart) used.add(verb);
          for (const { cartUnitId, item } of next.units)
            expect(item.fields).toEqual(before.get(cartUnitId) ?? { n: i });
          if (verb === 4 && next !== cart) {
            const sameFields = next.units.filter(({ item }) => item.itemNo === `i${i % 4}` && item.fields.n === i);
            expect(sameFields).toHaveLength(1);
            expect(next.units.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces + 1);
          }
          expect([next.buyer.fields, next.fields]).toEqual([{ n }, { n }]);
          cart = next;
        }
      },
    ),
    { numRuns: lawRuns(200), seed: 17 },
  );
  expect(used.size).toBe(verbs.length);
});

test('[EN-17 DL-03] a removed unit that is put back has its custom fields, pieces and price again', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(2), fc.integer({ min: 1, max: 5 }), (n, i, quantity) => {
      const begun = start(n);
      const cart = after(begun, setQuantity(shop, begun, idAt(begun, i), quantity));
      const removed = after(cart, removeUnits(shop, cart, [idAt(cart, i)]));
      expect(removed.units).toHaveLength(2);
      const back = cart.units.slice(i, i + 1).reduce((next, unit) => after(next, addItem(shop, next, unit)), removed);
      expect(piecesOf(linesOf(back))).toEqual(piecesOf(linesOf(cart)));
      expect(back.buyer.fields).toEqual({ n });
      expect(shop.priceOfCart(back, now).price).toBe(shop.priceOfCart(cart, now).price);
    }),
    { numRuns: lawRuns(100), seed: 17 },
  );
});

test('[EN-17 CM-03] a cart that is added to another keeps the pieces of each item with its custom fields', () => {
  const arbLines = fc.array(
    fc.record({ item: fc.constantFrom('a', 'b'), n: fc.nat(2), quantity: fc.integer({ min: 1, max: 4 }) }),
    { maxLength: 6 },
  );
  const empty = after(
    start(1),
    removeUnits(
      shop,
      start(1),
      start(1).units.map(({ cartUnitId }) => cartUnitId),
    ),
  );
  const cartOf = (lines: ReturnType<typeof linesOf>): Cart =>
    lines.reduce(
      (cart, { item, n, quantity }) =>
        after(cart, addItem(shop, cart, { item, name: item, price: 100, quantity, fields: { n } })),
      empty,
    );
  fc.assert(
    fc.property(arbLines, arbLines, (ours, theirs) => {
      const merged = cartOf(theirs).units.reduce((cart, unit) => after(cart, addItem(shop, cart, unit)), cartOf(ours));
      const expected = piecesOf([...ours, ...theirs]);
      expect(piecesOf(linesOf(merged))).toEqual(expected);
      expect(merged.units).toHaveLength(Object.keys(expected).length);
      expect(merged.buyer.fields).toEqual({ n: 1 });
    }),
    { numRuns: lawRuns(100), seed: 17 },
  );
});

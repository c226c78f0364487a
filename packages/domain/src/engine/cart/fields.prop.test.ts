import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EUR } from '../../money/currency.ts';
import { couponIssueNo } from '../../money/ids.ts';
import { lawRuns } from '../../testing/index.ts';
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
  fields: { item: asObject, buyer: asObject },
  promotions: [
    offerOf(off, { id: 'off', name: 'Off', params: 10 }),
    offerOf(off, { id: 'code', name: 'Code', params: 5, couponCode: 'CODE' }),
  ],
});
type Cart = ReturnType<typeof shop.cartOf>;

const now = 0;
const thanks = couponIssueNo('THANKS');
const coupon = { ...shop.plain.coupon, issueNo: thanks, discountValue: 20 };
const start = (n: number): Cart =>
  shop.cartOf(
    [1, 2, 3].map((id) => ({ id, item: `i${id}`, name: `I${id}`, price: 100, fields: { n: n + id } })),
    { buyer: { ...shop.plain.buyer, fields: { n } }, coupons: { status: 'Known', offered: [coupon] } },
  );

const after = (cart: Cart, changed: ReturnType<typeof shop.select>): Cart => (changed.ok ? changed.cart : cart);
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
  (cart, i) => after(cart, shop.setQuantity(cart, idAt(cart, i), 1 + (i % 5), { cancelCoupons: i % 2 === 0 })),
  (cart, i) => after(cart, shop.removeUnits(cart, [idAt(cart, i)])),
  (cart, i) => after(cart, shop.select(cart, [idAt(cart, i)])),
  (cart) =>
    after(
      cart,
      shop.select(
        cart,
        cart.units.map(({ cartUnitId }) => cartUnitId),
      ),
    ),
  (cart, i) => after(cart, shop.addItem(cart, { item: `i${i % 4}`, name: 'New', price: 50, fields: { n: i } })),
  (cart, i) => {
    const unit = cart.units[i % Math.max(1, cart.units.length)];
    return unit ? after(cart, shop.addItem(cart, unit)) : cart;
  },
  (cart, i) => after(cart, shop.shipTo(cart, i % 2 === 0 ? 'AT' : 'DE')),
  (cart, i) => after(cart, shop.applyCoupon(cart, thanks, [idAt(cart, i)], now)),
  (cart) => after(cart, shop.removeCoupon(cart, thanks)),
  (cart) => after(cart, shop.applyPromotion(cart, 'off', now)),
  (cart) => after(cart, shop.removePromotion(cart, 'off')),
  (cart) => after(cart, shop.applyCode(cart, 'CODE', now)),
  (cart) => after(cart, shop.removeCode(cart, 'CODE')),
  (cart) => shop.withBest(cart, bestOffers(shop, cart, now)),
  (cart, i) => shop.withFix(cart, { type: 'SetQuantity', cartUnitId: idAt(cart, i), quantity: 2 }),
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
          expect(next.buyer.fields).toEqual({ n });
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
      const cart = after(begun, shop.setQuantity(begun, idAt(begun, i), quantity));
      const removed = after(cart, shop.removeUnits(cart, [idAt(cart, i)]));
      expect(removed.units).toHaveLength(2);
      const back = cart.units.slice(i, i + 1).reduce((next, unit) => after(next, shop.addItem(next, unit)), removed);
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
    shop.removeUnits(
      start(1),
      start(1).units.map(({ cartUnitId }) => cartUnitId),
    ),
  );
  const cartOf = (lines: ReturnType<typeof linesOf>): Cart =>
    lines.reduce(
      (cart, { item, n, quantity }) =>
        after(cart, shop.addItem(cart, { item, name: item, price: 100, quantity, fields: { n } })),
      empty,
    );
  fc.assert(
    fc.property(arbLines, arbLines, (ours, theirs) => {
      const merged = cartOf(theirs).units.reduce((cart, unit) => after(cart, shop.addItem(cart, unit)), cartOf(ours));
      const expected = piecesOf([...ours, ...theirs]);
      expect(piecesOf(linesOf(merged))).toEqual(expected);
      expect(merged.units).toHaveLength(Object.keys(expected).length);
      expect(merged.buyer.fields).toEqual({ n: 1 });
    }),
    { numRuns: lawRuns(100), seed: 17 },
  );
});

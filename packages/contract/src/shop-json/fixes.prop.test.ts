import {
  bestOffers,
  cartUnitId,
  couponIssueNo,
  couponPolicyNo,
  itemNo,
  won,
  type CartUnit,
  plainCoupon,
  plainUnit,
  definePromotion,
  createEngine,
  marketplace,
  KRW,
  offerOf,
  type Offer,
} from '@baguni/domain/internal';
import { withBest, withFix } from '@baguni/domain/verbs';
import { lawRuns } from '@baguni/domain/testing';
import fc, { type Arbitrary } from 'fast-check';
import * as t from 'io-ts';
import { expect, test } from 'vitest';
import { buyNGetM, cheapestFree, fixedPrice, gift, nForPrice, tiered } from './index.ts';

const now = Date.UTC(2026, 10, 28);

/** A custom promotion whose fixes sometimes fail. */
const sure = definePromotion({
  code: 'OWN',
  params: t.type({ pieces: t.number }),
  appliesTo: () => true,
  worth: (units) => units.map(({ left }) => Math.floor(left / 3)),
  lacks: (units, { pieces }) =>
    units.some(({ quantity }) => quantity >= pieces)
      ? undefined
      : {
          params: {},
          fixes: [
            ...units.map(({ unit: { cartUnitId: id }, quantity }) => {
              return { type: 'SetQuantity', cartUnitId: id, quantity: quantity + 1 } as const;
            }),
            { type: 'SignIn' },
            { type: 'VerifyAdult' },
          ],
        },
  reasons: {},
  message: { en: '' },
});

const few = fc.integer({ min: 1, max: 4 });
const on = fc.constantFrom(
  undefined,
  { type: 'All' } as const,
  { type: 'Items', itemNos: [itemNo('I0'), itemNo('I1')] } as const,
);
const amount = fc.constantFrom(0, 900, 3000, 12_000);
const stacking = fc.constantFrom(undefined, 'Everything' as const, ['TIERED', 'GIFT'], ['Buyer', 'FIXED-PRICE']);

/** An offer of a built-in or custom kind. */
const arbOffer = (id: string): Arbitrary<Offer> =>
  fc
    .record({ few, free: few, on, amount, stacking, kind: fc.nat(6), percent: few })
    .map(({ few: n, free, on: where, amount: price, stacking: stacksWith, kind, percent }) => {
      const common = { id, name: id, ...(stacksWith ? { stacksWith } : {}) };
      const units = where ? { on: where } : {};
      const offers = [
        () => offerOf(buyNGetM, { ...common, params: { buy: n, free, ...units } }),
        () => offerOf(nForPrice, { ...common, params: { pieces: n, price, ...units } }),
        () => offerOf(cheapestFree, { ...common, params: { of: n, ...units } }),
        () => offerOf(tiered, { ...common, params: { tiers: [{ from: price, percent }], ...units } }),
        () => offerOf(fixedPrice, { ...common, params: { price, ...units } }),
        () => offerOf(gift, { ...common, params: { from: price, gift: 'I0', pieces: n, ...units } }),
      ];
      return offers[kind]?.() ?? offerOf(sure, { ...common, params: { pieces: n } });
    });

const arbUnit: Arbitrary<CartUnit> = fc
  .record({
    item: fc.nat(2),
    price: fc.integer({ min: 100, max: 9000 }),
    quantity: few,
    max: fc.option(few),
    stock: fc.option(few),
    multiple: fc.constantFrom(1, 1, 2),
  })
  .map(({ item, price, quantity, max, stock, multiple }) => ({
    ...plainUnit,
    quantity,
    item: {
      ...plainUnit.item,
      itemNo: itemNo(`I${item}`),
      itemSellPrice: won(price),
      stock: stock ?? undefined,
      limits: { min: 1, max: max ?? undefined, multiple },
    },
  }));

const arbCart = fc
  .record({
    units: fc.array(arbUnit, { minLength: 1, maxLength: 3 }),
    offers: fc.tuple(arbOffer('a'), arbOffer('b'), arbOffer('c')),
    used: fc.subarray(['a', 'b', 'c']),
    coupons: fc.array(fc.constantFrom('BuyerCoupon' as const, 'SellerDupCoupon' as const), { maxLength: 3 }),
    pieces: few,
  })
  .map(({ units, offers, used, coupons, pieces }) => {
    const engine = createEngine({ ...marketplace.terms, currency: KRW, promotions: offers, limits: { pieces } });
    const held = coupons.map((couponType, n) => ({
      ...plainCoupon,
      issueNo: couponIssueNo(`C${n}`),
      policyNo: couponPolicyNo(`P${n}`),
      couponName: `C${n}`,
      couponType,
      discountValue: 50,
    }));
    const numbered = units.map((unit, n) => ({ ...unit, cartUnitId: cartUnitId(n + 1) }));
    const bare = engine.cartOf(numbered, { buyer: engine.plain.buyer, coupons: { status: 'Known', offered: held } });
    const best = { ...bestOffers(engine, bare, now), promotions: used };
    // each coupon goes on the first unit of its target; the test examines the resulting conflicts
    const placed = held.flatMap((coupon, n) => {
      const unit = numbered[n % numbered.length];
      if (!unit) return [];
      const { cartUnitId: id, bundleKey } = unit;
      const place = { key: `${id}`, sellerGroupKey: '', bundleKey, cartUnitIds: [id] };
      return [{ coupon, place: { ...place, type: 'Unit' as const, cartUnitId: id } }];
    });
    return { engine, cart: withBest(engine, bare, { ...best, coupons: placed }) };
  });

const ofPromotions = (code: string): boolean =>
  code.startsWith('PROMOTION-') ||
  [
    'OWN',
    'GIFT-NOT-IN-CART',
    ...[buyNGetM, cheapestFree, fixedPrice, gift, nForPrice, tiered].map((kind) => kind.code),
  ].includes(code);

test('[EN-09 CK-18] every fix of a promotion conflict removes it and keeps the quantity valid', () => {
  const tried = new Map<string, number>();
  fc.assert(
    fc.property(arbCart, ({ engine, cart }) => {
      const found = engine.checkOrder(cart, now);
      const named = ({ code, params }: (typeof found)[number]) => JSON.stringify([code, params['name']]);
      const ofPieces = (all: typeof found) => all.filter(({ code }) => code.startsWith('CART-BR3-')).map(named);
      for (const finding of found.filter(({ code }) => ofPromotions(code)))
        for (const fix of finding.fixes) {
          const after = engine.checkOrder(withFix(engine, cart, fix), now);
          expect([fix, after.map(named)]).not.toEqual([fix, expect.arrayContaining([named(finding)])]);
          expect(ofPieces(found)).toEqual(expect.arrayContaining(ofPieces(after)));
          tried.set(fix.type, (tried.get(fix.type) ?? 0) + 1);
        }
    }),
    { numRuns: lawRuns(600) },
  );
  for (const type of ['SetQuantity', 'RemoveCoupons', 'RemovePromotion']) expect(tried.get(type)).toBeGreaterThan(0);
});

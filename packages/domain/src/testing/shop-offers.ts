import * as E from '../money/either.ts';
import fc, { type Arbitrary } from 'fast-check';
import { HOME_COUNTRY } from '../entities/overseas/country.ts';
import { KRW } from '../money/currency.ts';
import { money, ratio } from '../money/money.ts';
import { definePromotion, offerOf, type Promotion } from '../engine/promotions/promotion.ts';
import type { Offer, OfferTerms, PromotionOrder, PromotionUnit } from '../engine/promotions/offer.ts';
import type { OfferFields } from '../engine/cart/engine-cart.ts';
import { aBuyer } from './builders/buyer.ts';

/** A domestic order in won of a known buyer at time 0. */
export const anOrder: PromotionOrder = {
  currency: KRW,
  buyer: aBuyer(),
  now: 0,
  country: HOME_COUNTRY,
  fields: {},
  buyerGroups: [],
  couponCodes: [],
  usedCouponCodes: [],
};

/** Accepts any params, for tests that write them in code. */
export const anyParams = <P>() => ({ decode: (input: unknown) => E.right(input as P) });

const message = { en: '' };

/** An offer that applies to all units with a discount of 0, except for `over`. Its code and name follow its id. */
export const anOffer = (
  id: string,
  over: Partial<Promotion<string, object>> = {},
  terms: Partial<OfferTerms<object>> = {},
): Offer => {
  const plain = { code: id.toUpperCase(), params: anyParams<object>(), appliesTo: () => true, worth: () => 0, message };
  return offerOf<object>(definePromotion({ ...plain, ...over }), { id, name: id, params: {}, ...terms });
};

type Stacking = Promotion<string, unknown>['stacksWith'];

const totalOf = (units: readonly PromotionUnit[]): number => units.reduce((sum, { left }) => sum + left, 0);

const piecesOf = (units: readonly PromotionUnit[]) =>
  units
    .flatMap(({ pieces }, at) => pieces.map((price) => ({ price, at })))
    .toSorted((a, b) => b.price - a.price || a.at - b.at);

const offAt = (units: readonly PromotionUnit[], off: readonly { readonly price: number; readonly at: number }[]) =>
  units.map((_, i) => off.reduce((sum, { price, at }) => sum + (at === i ? price : 0), 0));

const has = (units: readonly PromotionUnit[], item: string): boolean =>
  units.some(({ unit }) => unit.item.itemNo === item);

interface Numbers {
  readonly few: number;
  readonly percent: number;
  readonly amount: number;
  readonly from: number;
  readonly turn: number;
}

type Kind = Omit<Promotion<string, Numbers>, 'code' | 'params' | 'message'>;

const isTurn = (turn: number, n: number): boolean => turn === 0 || n % 2 === turn - 1;

const kinds: Readonly<Record<string, Kind>> = {
  'BUY-AND-GET': {
    neverGrows: true,
    appliesTo: () => true,
    worth: (units, { few }) =>
      offAt(
        units,
        piecesOf(units).filter((_, i) => i % (few + 1) === few),
      ),
    mostShare: ({ few }) => 1 / (few + 1),
  },
  TIER: {
    neverGrows: true,
    appliesTo: () => true,
    worth: (units, { percent }) => Math.floor((totalOf(units) * percent) / 100),
    mostShare: ({ percent }) => percent / 100,
    lane: 'Order',
    lacks: (units, { from }) => (totalOf(units) < from ? { params: { from } } : undefined),
  },
  ONCE: {
    neverGrows: true,
    appliesTo: ({ cartUnitId }, { turn }) => isTurn(turn, cartUnitId),
    worth: (_, { amount }) => amount,
  },
  PERCENT: {
    neverGrows: true,
    appliesTo: ({ item }, { turn }) => isTurn(turn, Number(item.itemNo.slice(1))),
    worth: (units, { percent }, { currency }) =>
      units.map(({ left }) => ratio(money(currency, left), percent + 0.5).minor),
    mostShare: ({ percent }) => (percent + 0.5) / 100,
  },
  FIXED: {
    neverGrows: true,
    appliesTo: ({ quantity }, { turn }) => isTurn(turn, quantity),
    worth: (units, { amount }) => units.map(({ pieces }) => pieces.map((piece) => Math.max(0, piece - amount))),
  },
  'SOME-FOR': {
    neverGrows: true,
    appliesTo: () => true,
    worth: (units, { few, amount }) => {
      const all = piecesOf(units);
      const groups = Array.from({ length: Math.floor(all.length / few) }, (_, i) => all.slice(i * few, (i + 1) * few));
      return groups.reduce(
        (sum, group) => sum + Math.max(0, group.reduce((price, one) => price + one.price, 0) - amount),
        0,
      );
    },
  },
  CHEAPEST: {
    appliesTo: ({ item }) => item.itemNo !== 'I1',
    worth: (units) => offAt(units, piecesOf(units).slice(-1)),
    upperBound: (units, { few }) => piecesOf(units)[few - 1]?.price ?? 0,
    lacks: (units, { few }) => (piecesOf(units).length < few ? { params: {} } : undefined),
  },
  GIFT: {
    appliesTo: () => true,
    worth: (units, { few }) =>
      offAt(
        units,
        piecesOf(units)
          .filter(({ at }) => units[at]?.unit.item.itemNo === 'I0')
          .slice(0, few),
      ),
    lacks: (units, { from }) => (has(units, 'I0') && totalOf(units) >= from ? undefined : { params: {} }),
  },
  PAIR: {
    neverGrows: true,
    appliesTo: ({ item }) => item.itemNo === 'I0' || item.itemNo === 'I1',
    worth: (units, { amount }) => (has(units, 'I0') && has(units, 'I1') ? amount : 0),
  },
  ORDER: {
    neverGrows: true,
    appliesTo: ({ seller }, { turn }) => turn === 0 || seller.sellerKey === `S${turn - 1}`,
    worth: (units, { percent, amount }, { currency }) =>
      Math.min(ratio(money(currency, totalOf(units)), percent).minor, amount),
    mostShare: ({ percent }) => percent / 100,
    lane: 'Order',
    lacks: (units, { from }) => (totalOf(units) < from ? { params: { from } } : undefined),
  },
  CLUB: {
    neverGrows: true,
    appliesTo: (_, __, { country }) => country === HOME_COUNTRY,
    worth: (units, { percent, turn }, { now, currency }) =>
      isTurn(turn, new Date(now).getUTCDate()) ? ratio(money(currency, totalOf(units)), percent).minor : 0,
    lane: 'Order',
    lacks: (_, __, { buyer }) => (buyer.isSmileClub ? undefined : { params: {} }),
  },
  'FREE-SHIPPING': {
    appliesTo: ({ seller }, { turn }) => turn === 0 || seller.sellerKey === `S${turn - 1}`,
    worth: (_, { few, amount }) => (few === 1 ? Number.MAX_SAFE_INTEGER : amount),
    lane: 'Shipping',
    lacks: (units, { from }) => (totalOf(units) < from ? { params: { from } } : undefined),
  },
};

const kindOf = (code: string, stacksWith: Stacking): Promotion<string, Numbers> => {
  const kind = kinds[code];
  if (!kind) throw new RangeError(`no kind of promotion: ${code}`);
  return definePromotion({
    code,
    params: anyParams<Numbers>(),
    message,
    ...kind,
    ...(stacksWith ? { stacksWith } : {}),
  });
};

const codes = Object.keys(kinds);

const arbStacking: Arbitrary<Stacking> = fc.oneof(
  fc.constant(undefined),
  fc.constant('Everything' as const),
  fc.subarray([...codes, 'a', 'b', 'c', 'Buyer', 'SellerDup', 'Super', 'Shipping']),
);

const arbNumbers: Arbitrary<Numbers> = fc.record({
  few: fc.integer({ min: 1, max: 3 }),
  percent: fc.integer({ min: 1, max: 40 }),
  amount: fc.constantFrom(100, 999, 1000, 5000),
  from: fc.constantFrom(0, 10_000, 50_000),
  turn: fc.integer({ min: 0, max: 2 }),
});

/** Three promotions with random params and different stacking: shared, by piece, from a threshold. */
export const arbOffers: Arbitrary<readonly Offer[]> = fc
  .tuple(
    ...(['BUY-AND-GET', 'TIER', 'ONCE'] as const).map((code) => fc.tuple(fc.constant(code), arbStacking, arbNumbers)),
  )
  .map((all) =>
    all.map(([code, stacksWith, params], i) => {
      const id = ['a', 'b', 'c'][i] ?? '';
      return offerOf(kindOf(code, stacksWith), { id, name: id.toUpperCase(), params });
    }),
  );

/** Active periods around a moment: always, from it, until it, only after it, only before it. */
const arbWindow = (now: number): Arbitrary<Pick<OfferTerms<unknown>, 'from' | 'until'>> => {
  const at = (ms: number): string => new Date(now + ms).toISOString();
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    fc.constantFrom({ from: at(0) }, { until: at(0) }, { from: at(-1), until: at(1) }),
    fc.constantFrom({ from: at(1) }, { until: at(-1) }),
  );
};

/** The buyers of an offer: mostly all, otherwise those of a group or with a coupon code. */
const arbBuyers = (id: string): Arbitrary<Pick<OfferTerms<unknown>, 'couponCode' | 'groups'>> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    { weight: 3, arbitrary: fc.constant({ couponCode: `${id} 10` }) },
    fc.constantFrom(
      { groups: ['staff'] },
      { groups: ['staff', 'press'] },
      { couponCode: `${id}10`, groups: ['staff'] },
    ),
  );

/** The codes in any spelling, the used codes and the groups of a buyer, for offers with these IDs. */
export const arbBuyerOffers = (ids: readonly string[]): Arbitrary<OfferFields> =>
  fc.record({
    couponCodes: fc.subarray(ids.map((id) => ` ${id}10`)),
    usedCouponCodes: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.subarray(ids.map((id) => `${id} 10`))),
    buyerGroups: fc.subarray(['staff', 'press']),
  });

export const arbAnyOffers = (now: number, ids: readonly string[]): Arbitrary<readonly Offer[]> =>
  fc.tuple(
    ...ids.map((id) =>
      fc
        .tuple(fc.constantFrom(...codes), arbStacking, arbNumbers, arbWindow(now), arbBuyers(id))
        .map(([code, stacksWith, params, window, buyers]) =>
          offerOf(kindOf(code, stacksWith), { id, name: id.toUpperCase(), params, ...window, ...buyers }),
        ),
    ),
  );

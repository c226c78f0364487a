import {
  appliedOf,
  conflictOf,
  couponFactsOf,
  couponKeyOf,
  couponPlacesOf,
  couponRules,
  couponShares,
  couponSituationOf,
  finding,
  isSamePlace,
  judge,
  laneOf,
  placeTypeOfLane,
  pricingInput,
  unusableReason,
  type CartUnit,
  type Coupon,
  type CouponAssignment,
  type CouponLane,
  type CouponPlace,
  type Finding,
} from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import type { AnyCart, CartEngine, FoundOffers } from '../engine/cart-engine.ts';

/** A coupon on a unit: chosen, with what it takes off in the smallest unit; on another unit; or the reason against it there. */
export type CouponCell =
  | { readonly type: 'Chosen'; readonly amount: number }
  | { readonly type: 'Elsewhere' }
  | { readonly type: 'Refused'; readonly reason: Finding };

/** A coupon with its cell for each selected unit, in their order. */
export interface CouponRow {
  readonly coupon: Coupon;
  readonly cells: readonly CouponCell[];
}

/** How much of the matrix is worked out: each cell takes its time. */
export interface CellLimit {
  readonly coupons: number;
  readonly units: number;
}

/** Coupons against units that are bought. */
export interface CouponCells {
  readonly units: readonly CartUnit[];
  readonly rows: readonly CouponRow[];
  /** Units that are not bought: no coupon goes on them. */
  readonly notBought: readonly CartUnit[];
  /** Whether there are more coupons or units than these. */
  readonly isPart: boolean;
}

/** The answer of a search, as far as the cells need it. */
export type ChosenOffers = Pick<FoundOffers, 'promotions' | 'chosen' | 'unused' | 'saving' | 'bound'>;

const takesCoupons = (unit: CartUnit): boolean => O.isNone(unusableReason(unit));

/** All that cells are judged by, worked out once. */
const judgementOf = (engine: CartEngine, cart: AnyCart, { promotions, chosen, unused }: ChosenOffers) => {
  const input = pricingInput(cart);
  const after = { ...cart, promotions, appliedCoupons: appliedOf(chosen) };
  return {
    input: { ...input, appliedCoupons: [] },
    entries: engine.priceOfCart(after, cart.pricesAsOf).entries,
    situation: couponSituationOf(cart, cart.pricesAsOf),
    places: couponPlacesOf(cart.units, new Set(cart.selected), takesCoupons),
    reasonOf: new Map(unused.map(({ coupon, reason }) => [couponKeyOf(coupon), reason])),
    chosen,
  };
};

type Judgement = ReturnType<typeof judgementOf>;

/** What the chosen coupons have against one more on a place; one of its own kind there is no rule against it: that one saves more. */
const conflictWith = (chosen: readonly CouponAssignment[], coupon: Coupon, place: CouponPlace): O.Option<Finding> => {
  const lane = O.toNullable(laneOf(coupon));
  const others = chosen.filter((one) => !isSamePlace(one.place, place) || O.toNullable(laneOf(one.coupon)) !== lane);
  return conflictOf(others, { coupon, place });
};

const refused = (reason: Finding): CouponCell => ({ type: 'Refused', reason });

const cellOf = (judgement: Judgement, coupon: Coupon, unit: CartUnit): CouponCell => {
  const { chosen, places, input, situation, entries, reasonOf } = judgement;
  const id = unit.cartUnitId;
  const mine = chosen.find((one) => couponKeyOf(one.coupon) === couponKeyOf(coupon));
  if (mine?.place.cartUnitIds.includes(id)) {
    const shares = couponShares(entries, input.units, coupon, mine.place.cartUnitIds);
    return { type: 'Chosen', amount: shares.find((share) => share.cartUnitId === id)?.amount ?? 0 };
  }
  const place = O.chain((lane: CouponLane) =>
    O.fromNullable(places.find((one) => one.type === placeTypeOfLane[lane] && one.cartUnitIds.includes(id))),
  )(laneOf(coupon));
  if (O.isNone(place)) return refused(finding('CART-BR5-08', {}, [id]));
  const verdict = judge(couponRules)(couponFactsOf(input, coupon, place.value, situation));
  if (E.isLeft(verdict)) return refused(verdict.left);
  if (mine) return { type: 'Elsewhere' };
  const conflict = conflictWith(chosen, coupon, place.value);
  if (O.isSome(conflict)) return refused(conflict.value);
  return refused(reasonOf.get(couponKeyOf(coupon)) ?? finding('COUPON-BETTER-OTHERWISE', {}, [id]));
};

/** Of more than so many, those first that say most. */
const firstOf = <A>(all: readonly A[], most: number, isTelling: (one: A) => boolean): readonly A[] =>
  all.length <= most ? all : [...all.filter(isTelling), ...all.filter((one) => !isTelling(one))].slice(0, most);

/** Each coupon against each unit that is bought: where the best combination has it, and why not elsewhere (CP-19, EN-20). */
export const couponCells = (
  engine: CartEngine,
  cart: AnyCart,
  found: ChosenOffers,
  limit: CellLimit = { coupons: Infinity, units: Infinity },
): CouponCells => {
  const judgement = judgementOf(engine, cart, found);
  const ids = new Set(judgement.places.flatMap((place) => (place.type === 'Unit' ? place.cartUnitIds : [])));
  const bought = cart.units.filter((unit) => ids.has(unit.cartUnitId));
  const { offered } = cart.coupons;
  const taken = new Set(found.chosen.flatMap(({ place }) => place.cartUnitIds));
  const used = new Set(found.chosen.map(({ coupon }) => couponKeyOf(coupon)));
  const units = firstOf(bought, limit.units, ({ cartUnitId }) => taken.has(cartUnitId));
  const coupons = firstOf(offered, limit.coupons, (coupon) => used.has(couponKeyOf(coupon)));
  return {
    units,
    rows: coupons.map((coupon) => ({ coupon, cells: units.map((unit) => cellOf(judgement, coupon, unit)) })),
    notBought: cart.units.filter((unit) => !ids.has(unit.cartUnitId)),
    isPart: units.length < bought.length || coupons.length < offered.length,
  };
};

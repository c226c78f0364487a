import type { BundleKey } from '../money/ids.ts';
import type { MessageKey } from '../messages/ko.ts';
import type { Won } from '../money/won.ts';
import { finding, type Finding } from '../rule/rule.ts';
import { couponKeyOf, type Coupon } from '../entities/coupon/coupon.ts';
import {
  isAdditional,
  laneOf,
  type CouponLane,
  isSamePlace,
  placesOverlap,
  type CouponPlace,
} from '../entities/coupon/coupon-place.ts';
import type { CouponAssignment } from './coupon-assignment.ts';

/** Facts about coupons together. */
export interface StackingFacts {
  /** By parcel; `fee` is the prepaid fee before coupons, in minor units. */
  readonly bundleFees: ReadonlyMap<BundleKey, { readonly fee: Won }>;
}

type PlainCode = Extract<
  MessageKey,
  'CART-BR5-12' | 'CART-BR5-14' | 'CART-BR7-14' | 'CART-BR7-15' | 'COUPON-PLACE-TAKEN' | 'COUPON-TIME-SALE'
>;

export interface Exclusion {
  /** The refusal if both coupons are applied. */
  readonly code: PlainCode;
  readonly requirement: string;
  readonly excludes: (there: CouponAssignment, here: CouponAssignment) => boolean;
}

const isIn = ({ coupon }: CouponAssignment, lane: CouponLane): boolean => laneOf(coupon) === lane;
const either = (
  a: CouponAssignment,
  b: CouponAssignment,
  test: (one: CouponAssignment, other: CouponAssignment) => boolean,
): boolean => test(a, b) || test(b, a);
/** True if both coupons reduce the price of the same units. Shipping coupons reduce a fee instead. */
const onOnePrice = (a: CouponAssignment, b: CouponAssignment): boolean =>
  !isIn(a, 'Shipping') && !isIn(b, 'Shipping') && placesOverlap(a.place, b.place);
const bothShipping = (a: CouponAssignment, b: CouponAssignment): boolean => isIn(a, 'Shipping') && isIn(b, 'Shipping');

/** Exclusion rules in evaluation order. Each one is symmetric. */
export const exclusions: readonly Exclusion[] = [
  {
    code: 'CART-BR5-12',
    requirement: 'CP-09',
    excludes: (a, b) => couponKeyOf(a.coupon) === couponKeyOf(b.coupon) && !isSamePlace(a.place, b.place),
  },
  {
    code: 'CART-BR7-14',
    requirement: 'CP-05',
    // one per seller, and one per fee if sellers share a parcel
    excludes: (a, b) =>
      bothShipping(a, b) &&
      (a.place.sellerGroupKey === b.place.sellerGroupKey || a.place.bundleKey === b.place.bundleKey),
  },
  {
    code: 'COUPON-PLACE-TAKEN',
    requirement: 'CP-09',
    // the same coupon twice is COUPON-DUPLICATED
    excludes: (a, b) =>
      couponKeyOf(a.coupon) !== couponKeyOf(b.coupon) &&
      laneOf(a.coupon) === laneOf(b.coupon) &&
      isSamePlace(a.place, b.place),
  },
  {
    code: 'CART-BR5-14',
    requirement: 'CP-08',
    excludes: (a, b) => placesOverlap(a.place, b.place) && (isIn(a, 'Super') || isIn(b, 'Super')),
  },
  {
    code: 'COUPON-TIME-SALE',
    requirement: 'CP-07',
    excludes: (a, b) =>
      onOnePrice(a, b) && either(a, b, (one, other) => one.coupon.flags.isTimeSale && isAdditional(other.coupon)),
  },
  {
    code: 'CART-BR7-15',
    requirement: 'CP-06',
    excludes: ({ coupon: { paymentCouponName: a } }, { coupon: { paymentCouponName: b } }) =>
      a !== undefined && b !== undefined && a !== b,
  },
];

/**
 * Returns the first conflict with a coupon in use, or undefined. `CART-BR5-12` asks to cancel the coupon there and apply
 * it here.
 * @param applied other coupons in use; the same coupon on the same target is ignored
 */
export const conflictOf = (applied: readonly CouponAssignment[], here: CouponAssignment): Finding | undefined => {
  const key = couponKeyOf(here.coupon);
  const others = applied.filter(({ coupon, place }) => couponKeyOf(coupon) !== key || !isSamePlace(place, here.place));
  for (const { code, excludes } of exclusions) {
    const other = others.find((one) => excludes(one, here));
    if (other) return finding(code, {}, other.place.cartUnitIds);
  }
  return undefined;
};

/** True if a shipping coupon has no fee to reduce. */
export const isFeeless = ({ coupon, place }: CouponAssignment, { bundleFees }: StackingFacts): boolean =>
  isIn({ coupon, place }, 'Shipping') && (bundleFees.get(place.bundleKey)?.fee ?? 0) <= 0;

/** Returns the first reason against a coupon together with the coupons in use, or undefined. */
export const stackable = (
  applied: readonly CouponAssignment[],
  coupon: Coupon,
  place: CouponPlace,
  facts: StackingFacts,
): Finding | undefined => {
  const here = { coupon, place };
  const conflict = conflictOf(applied, here);
  if (conflict !== undefined || !isFeeless(here, facts)) return conflict;
  return finding('CART-BR5-21', {}, place.cartUnitIds);
};

/** Returns the notice of the only required payment method, or undefined. */
export const paymentNotice = (placed: readonly CouponAssignment[]): Finding | undefined => {
  const [first, ...others] = placed.flatMap(({ coupon: { paymentCouponName: name }, place }) =>
    name === undefined ? [] : [{ method: name, place }],
  );
  if (!first || others.some(({ method }) => method !== first.method)) return undefined;
  return finding('CART-BR5-10', { method: first.method }, first.place.cartUnitIds);
};

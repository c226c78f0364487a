import { option as O } from 'fp-ts';
import type { BundleKey } from '../money/ids.ts';
import type { MessageKey } from '../messages/ko.ts';
import type { Won } from '../money/won.ts';
import { finding } from '../rule/finding.ts';
import type { Finding } from '../rule/rule.ts';
import { couponKeyOf, type Coupon } from '../entities/coupon/held-coupon.ts';
import { isAdditional, laneOf, type CouponLane } from '../entities/coupon/lane.ts';
import { isSamePlace, placesOverlap, type CouponPlace } from '../entities/coupon/coupon-place.ts';
import type { CouponAssignment } from './coupon-assignment.ts';

/** What stacking depends on besides the coupons: the fee of each parcel that is paid in advance, in won. */
export interface StackingFacts {
  /** By parcel; `fee` is what is paid in advance, before coupons on it, in won. */
  readonly bundleFees: ReadonlyMap<BundleKey, { readonly fee: Won }>;
}

/** Codes of stacking that name no value in their message. */
type PlainCode = Extract<
  MessageKey,
  'CART-BR5-12' | 'CART-BR5-14' | 'CART-BR7-14' | 'CART-BR7-15' | 'COUPON-PLACE-TAKEN' | 'COUPON-TIME-SALE'
>;

/** Two coupons that do not go together: with which code, after which requirement. */
export interface Exclusion {
  /** What is said of two such coupons. */
  readonly code: PlainCode;
  /** The requirement that keeps them apart, e.g. `CP-08`. */
  readonly requirement: string;
  /** Whether the coupon that is there already keeps the other from its place. */
  readonly excludes: (there: CouponAssignment, here: CouponAssignment) => boolean;
}

const isIn = ({ coupon }: CouponAssignment, lane: CouponLane): boolean => O.toNullable(laneOf(coupon)) === lane;
const either = (
  a: CouponAssignment,
  b: CouponAssignment,
  test: (one: CouponAssignment, other: CouponAssignment) => boolean,
): boolean => test(a, b) || test(b, a);
/** A shipping coupon takes off a parcel's fee: it is beside no coupon on a price (CP-05). */
const onOnePrice = (a: CouponAssignment, b: CouponAssignment): boolean =>
  !isIn(a, 'Shipping') && !isIn(b, 'Shipping') && placesOverlap(a.place, b.place);
const bothShipping = (a: CouponAssignment, b: CouponAssignment): boolean => isIn(a, 'Shipping') && isIn(b, 'Shipping');

/** What excludes what, in the order in which it is asked. Every pair is symmetric. */
export const exclusions: readonly Exclusion[] = [
  {
    code: 'CART-BR5-12',
    requirement: 'CP-09',
    excludes: (a, b) => couponKeyOf(a.coupon) === couponKeyOf(b.coupon) && !isSamePlace(a.place, b.place),
  },
  {
    code: 'CART-BR7-14',
    requirement: 'CP-05',
    excludes: (a, b) => bothShipping(a, b) && a.place.sellerGroupKey === b.place.sellerGroupKey,
  },
  {
    code: 'COUPON-PLACE-TAKEN',
    requirement: 'CP-09',
    excludes: (a, b) =>
      O.toNullable(laneOf(a.coupon)) === O.toNullable(laneOf(b.coupon)) && isSamePlace(a.place, b.place),
  },
  {
    code: 'CART-BR5-14',
    requirement: 'CP-08',
    excludes: (a, b) => onOnePrice(a, b) && (isIn(a, 'Super') || isIn(b, 'Super')),
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
      O.isSome(a) && O.isSome(b) && a.value !== b.value,
  },
];

/**
 * The first coupon in use that a coupon on a place does not go with; none where it goes with all (CP-05..CP-09).
 * `CART-BR5-12` is a question: cancel there and apply here?
 * @param applied the coupons in use elsewhere; the same coupon on the same place counts as not there
 * @example
 * const coupon = aHeldCoupon();
 * const [one, other] = couponPlacesOf(cart.units, new Set(cart.selected), () => true);
 * O.toNullable(conflictOf([{ coupon, place: one! }], { coupon, place: other! }))?.code; // CART-BR5-12
 */
export const conflictOf = (applied: readonly CouponAssignment[], here: CouponAssignment): O.Option<Finding> => {
  const key = couponKeyOf(here.coupon);
  const others = applied.filter(({ coupon, place }) => couponKeyOf(coupon) !== key || !isSamePlace(place, here.place));
  for (const { code, excludes } of exclusions) {
    const other = others.find((one) => excludes(one, here));
    if (other) return O.some(finding(code, {}, other.place.cartUnitIds));
  }
  return O.none;
};

/**
 * Whether a shipping coupon finds no fee to take anything off (CP-05).
 * @example
 * const free = { coupon: aHeldCoupon({ flags: couponFlags('isFreeShipping') }), place: aPlace('Bundle', cart.units) };
 * isFeeless(free, pricedOf(cart)); // false
 * isFeeless(free, { bundleFees: new Map() }); // true
 */
export const isFeeless = ({ coupon, place }: CouponAssignment, { bundleFees }: StackingFacts): boolean =>
  isIn({ coupon, place }, 'Shipping') && (bundleFees.get(place.bundleKey)?.fee ?? 0) <= 0;

/**
 * Whether a coupon goes on a place beside the coupons that are in use and finds a fee where it needs one: none where it
 * does, else the first reason against it (CP-05..CP-09).
 * @example
 * const place = aPlace('Bundle', cart.units);
 * const free = aHeldCoupon({ flags: couponFlags('isFreeShipping') });
 * O.toNullable(stackable([], free, place, pricedOf(cart))); // null
 * O.toNullable(stackable([], free, place, { bundleFees: new Map() }))?.code; // CART-BR5-21
 */
export const stackable = (
  applied: readonly CouponAssignment[],
  coupon: Coupon,
  place: CouponPlace,
  facts: StackingFacts,
): O.Option<Finding> => {
  const here = { coupon, place };
  const conflict = conflictOf(applied, here);
  if (O.isSome(conflict) || !isFeeless(here, facts)) return conflict;
  return O.some(finding('CART-BR5-21', {}, place.cartUnitIds));
};

/**
 * What a buyer is told of payment-restricted coupons that go together: by which method to pay; nothing where they do not (CP-06).
 * @example
 * const card = aHeldCoupon({ paymentCouponName: O.some('SmilePay') });
 * O.toNullable(paymentNotice([{ coupon: card, place: aPlace() }]))?.params; // { method: 'SmilePay' }
 */
export const paymentNotice = (placed: readonly CouponAssignment[]): O.Option<Finding> => {
  const [first, ...others] = placed.flatMap(({ coupon: { paymentCouponName: name }, place }) =>
    O.isSome(name) ? [{ method: name.value, place }] : [],
  );
  if (!first || others.some(({ method }) => method !== first.method)) return O.none;
  return O.some(finding('CART-BR5-10', { method: first.method }, first.place.cartUnitIds));
};

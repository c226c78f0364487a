import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { couponIssueNo, couponPolicyNo } from '../../money/ids.ts';
import { noCouponFlags, type Coupon, type CouponFlags } from '../../entities/coupon/coupon.ts';
import { couponPlacesOf, type CouponPlace } from '../../entities/coupon/coupon-place.ts';
import type { CouponSituation } from '../../selectors/situation.ts';
import { noWon, won } from '../../money/won.ts';
import type { CouponFacts } from '../../rules/facts.ts';
import { aBuyer } from './buyer.ts';
import { aUnit, testNow } from './unit.ts';

/**
 * A buyer coupon of 10 per cent for every unit, issued as `C1`, valid until the end of 2026.
 * @example
 * couponKeyOf(aHeldCoupon()); // C1
 * couponKeyOf(aHeldCoupon({ issueNo: undefined })); // policy/P1
 */
export const aHeldCoupon = (over: Partial<Coupon> = {}): Coupon => ({
  issueNo: couponIssueNo('C1'),
  policyNo: couponPolicyNo('P1'),
  couponType: 'BuyerCoupon',
  discountUnitType: 'Rate',
  discountValue: 10,
  couponName: '10% 쿠폰',
  possiblePrice: noWon,
  limitPrice: noWon,
  expiredDate: '2026-12-31T14:59:59.999Z',
  flags: noCouponFlags,
  target: { type: 'All' },
  paymentCouponName: undefined,
  eventNo: '',
  encStr: '',
  couponPromotionType: '',
  issuable: false,
  ...over,
});

/**
 * Sets only these flags.
 * @example
 * const { isApp, isClub } = couponFlags('isApp');
 * [isApp, isClub]; // [ true, false ]
 */
export const couponFlags = (...names: readonly (keyof CouponFlags)[]): CouponFlags => ({
  ...noCouponFlags,
  ...Object.fromEntries(names.map((name) => [name, true])),
});

/**
 * A member on a desktop at `testNow`, shipping at home.
 * @example
 * const verdict = judge(couponRules)(couponFacts({}, { situation: aSituation({ buyer: guest }) }));
 * E.isLeft(verdict) && verdict.left.code; // CART-BR5-01
 */
export const aSituation = (over: Partial<CouponSituation> = {}): CouponSituation => ({
  buyer: aBuyer(),
  device: 'pc',
  isApp: false,
  isOversea: false,
  now: testNow,
  ...over,
});

/**
 * The first place of a kind that these units have.
 * @example
 * aPlace('Bundle', [aUnit(), aUnit({ cartUnitId: cartUnitId(2) })]).cartUnitIds; // [ 1, 2 ]
 */
export const aPlace = (type: CouponPlace['type'] = 'Unit', units: readonly CartUnit[] = [aUnit()]): CouponPlace => {
  const places = couponPlacesOf(units, new Set(units.map((unit) => unit.cartUnitId)), () => true);
  const place = places.find((one) => one.type === type);
  if (!place) throw new Error(`no place of kind ${type}`);
  return place;
};

/**
 * A coupon on a 10,000 won unit of an ordinary member.
 * @example
 * E.isRight(judge(couponRules)(couponFacts())); // true
 * E.isRight(judge(couponRules)(couponFacts({ possiblePrice: won(20_000) }))); // false
 */
export const couponFacts = (coupon: Partial<Coupon> = {}, over: Partial<CouponFacts> = {}): CouponFacts => {
  const units = over.units ?? [aUnit()];
  return {
    coupon: aHeldCoupon(coupon),
    place: aPlace('Unit', units),
    units,
    price: won(10_000),
    bundleFee: noWon,
    situation: aSituation(),
    ...over,
  };
};

import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { couponsOn } from '../../entities/coupon/application.ts';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { couponKeyOf, asApplied, type Coupon } from '../../entities/coupon/held-coupon.ts';
import type { CartState } from '../../state/state.ts';
import { aFundingDiscount } from '../builders/price.ts';
import { aPlainExtra } from './arb-around.ts';
import { differences } from './differences.ts';
import { aPlainCart, aPlainCoupon, aPlainPolicy, aPlainUnit, inOwnParcel, ofService } from './plain-cart.ts';
import { overseasWords } from './overseas-words.ts';
import { unitWords, withoutWords } from './unit-words.ts';

/** The plain unit that is most like this one: what follows from its number, service, seller or reason is no difference. */
const likeUnit = (unit: CartUnit, { appliedCoupons }: CartState): CartUnit => {
  const { cartUnitId, cartUnitType, seller, expressShopBranch, smileFreshBranch } = unit;
  const plain = ofService({ ...aPlainUnit(cartUnitId), cartUnitType });
  const parcel = inOwnParcel({ ...plain, seller, expressShopBranch, smileFreshBranch });
  return {
    ...plain,
    shippingPolicyKey: parcel.shippingPolicyKey,
    bundleKey: parcel.bundleKey,
    isBuyAvailable: O.isNone(unit.unableOrderType),
    appliedCouponIssueNoes: couponsOn(appliedCoupons, cartUnitId).map(({ couponIssueNo }) => couponIssueNo),
  };
};

const line = (name: string, told: readonly string[]): readonly string[] =>
  told.length > 0 ? [`  ${name}: ${told.join(' · ')}`] : [];

const unitLine = (cart: CartState, unit: CartUnit): readonly string[] => {
  const { cartUnitId, cartUnitType } = unit;
  const isSelected = cart.selected.includes(cartUnitId);
  return line(`unit ${cartUnitId}`, [
    ...(cartUnitType === 'Normal' ? [] : [cartUnitType]),
    ...differences(likeUnit(unit, cart), withoutWords(unit)),
    ...unitWords(unit),
    ...(isSelected === isOrderable(unit) ? [] : [isSelected ? 'selected' : 'not selected']),
  ]);
};

const couponLine = (cart: CartState, coupon: Coupon, n: number): readonly string[] => {
  const { discountUnitType, discountValue } = coupon;
  const key = couponKeyOf(coupon);
  const used = cart.appliedCoupons.filter(({ couponIssueNo }) => couponIssueNo === key);
  return line(`coupon ${key}`, [
    `${discountUnitType} ${discountValue}`,
    ...differences({ ...aPlainCoupon(n), discountUnitType, discountValue }, coupon),
    ...used.flatMap((one) => [
      `used on unit ${one.cartUnitIds.join(', ')}`,
      ...differences(asApplied(coupon, one.cartUnitIds), one),
    ]),
  ]);
};

/** Coupons in use that are not among those that the buyer has. */
const strayLines = ({ coupons, appliedCoupons }: CartState): readonly string[] => {
  const held = new Set(coupons.offered.map(couponKeyOf));
  return appliedCoupons
    .filter(({ couponIssueNo }) => !held.has(couponIssueNo))
    .flatMap(({ couponIssueNo, couponType, discountUnitType, discountValue, cartUnitIds }) =>
      line(`coupon ${couponIssueNo}`, [
        `${discountUnitType} ${discountValue}`,
        couponType,
        `used on unit ${cartUnitIds.join(', ')}`,
        'not held',
      ]),
    );
};

const told: ReadonlySet<string> = new Set([
  'units',
  'selected',
  'coupons',
  'appliedCoupons',
  'shippingPolicies',
  'bundleTerms',
  'shippingCountry',
  'oversea',
  'fundingDiscounts',
  'extraDiscountCandidates',
]);

/** What differs around the units and coupons, a line each. */
const restLines = (cart: CartState): readonly string[] => {
  const plain = new Map<string, unknown>(Object.entries(aPlainCart(cart.units)));
  const rest = Object.entries(cart).filter(([name]) => !told.has(name));
  return [
    ...cart.shippingPolicies.flatMap((policy) =>
      line(`shipping ${policy.shippingPolicyKey}`, differences(aPlainPolicy(policy.shippingPolicyKey), policy)),
    ),
    ...cart.bundleTerms.flatMap(({ bundleKey, isMaxCharge }) =>
      line(`parcel ${bundleKey}`, isMaxCharge ? [] : ['isMaxCharge false']),
    ),
    ...line('overseas', overseasWords(cart)),
    ...cart.fundingDiscounts.flatMap((funding) => {
      const { discountPolicyNo, discountPrice, cartUnitIds } = funding;
      const like = aFundingDiscount({ discountPolicyNo, discountPrice, cartUnitIds });
      return line(`funding discount ${discountPolicyNo}`, [
        `${discountPrice} on unit ${cartUnitIds.join(', ')}`,
        ...differences(like, funding),
      ]);
    }),
    ...cart.extraDiscountCandidates.flatMap((extra) => {
      const { masterNo, unit, discountRate, discountAmount } = extra;
      const worth = unit === 'Rate' ? `${discountRate}%` : `${discountAmount}`;
      return line(`extra discount ${masterNo}`, [
        worth,
        ...differences({ ...aPlainExtra, masterNo, unit, discountRate, discountAmount }, extra),
      ]);
    }),
    ...rest.flatMap(([name, value]) =>
      line(
        name,
        differences(plain.get(name), value).map((text) => text.trim()),
      ),
    ),
  ];
};

/**
 * A cart in a handful of lines: what differs from a plain one, in which each unit is one piece of 10,000 won of one seller, all are
 * selected, and a member orders them on a desktop in Korean, shipped at home for 0 won (EN-04).
 * @example
 * cartReport(aPlainCart()); // a plain cart of 1 unit
 */
export const cartReport = (cart: CartState): string => {
  const size = `a plain cart of ${cart.units.length} ${cart.units.length === 1 ? 'unit' : 'units'}`;
  const lines = [
    ...cart.units.flatMap((unit) => unitLine(cart, unit)),
    ...cart.coupons.offered.flatMap((coupon, i) => couponLine(cart, coupon, i + 1)),
    ...strayLines(cart),
    ...restLines(cart),
  ];
  return lines.length > 0 ? [`${size}, but for`, ...lines].join('\n') : size;
};

/**
 * The cart, printed by fast-check as `cartReport` has it; a change of it is another cart and is printed as any value.
 * @example
 * fc.stringify(reported(aPlainCart())); // a plain cart of 1 unit
 */
export const reported = (cart: CartState): CartState =>
  Object.freeze(Object.defineProperty({ ...cart }, fc.toStringMethod, { value: () => cartReport(cart) }));

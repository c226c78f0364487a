import { mustVerify } from '../entities/buyer/buyer.ts';
import type { UnusableCouponType } from '../entities/cart/cart-unit.ts';
import { isTargeted, type CouponFlags } from '../entities/coupon/coupon.ts';
import { laneOf, placeTypeOfLane } from '../entities/coupon/coupon-place.ts';
import type { MessageKey } from '../messages/ko.ts';
import { finding, idsOf, productOf, when, type Rule, ruleOf } from '../rule/rule.ts';
import { lowestPrice } from '../price/coupon/coupon-lanes.ts';
import { unusableReason } from '../selectors/situation.ts';
import type { CouponFacts } from './facts.ts';

type OnlyForCode = Extract<
  MessageKey,
  'COUPON-CLUB' | 'COUPON-BUSINESS' | 'COUPON-MOBILE' | 'COUPON-APP' | 'COUPON-DELIVERY' | 'CART-BR5-11'
>;

/** Creates a rule that restricts flagged coupons (CP-20). */
export const onlyFor = (
  code: OnlyForCode,
  flag: keyof CouponFlags,
  isThere: (facts: CouponFacts) => boolean,
  requirement = 'CP-20',
): Rule<CouponFacts> =>
  ruleOf(code, requirement, '3, Coupon', (facts) =>
    when(facts.coupon.flags[flag] && !isThere(facts), () => finding(code, {}, facts.place.cartUnitIds)),
  );

type UnusableCode = Extract<MessageKey, `CART-BR5-0${2 | 4 | 5 | 6 | 7}`>;

const refusing = (code: UnusableCode, reason: UnusableCouponType): Rule<CouponFacts> =>
  ruleOf(code, 'CP-02', '5, Coupons', ({ units }) => {
    const refused = units.filter((unit) => unusableReason(unit) === reason);
    return when(refused.length > 0, () => finding(code, {}, idsOf(refused)));
  });

export const notSignedIn = ruleOf<CouponFacts>(
  'CART-BR5-01',
  'CP-01',
  '5, Coupons',
  ({ situation: { buyer }, place }) =>
    when(!buyer.isLogin || buyer.memberType === 'NonMember', () =>
      finding('CART-BR5-01', {}, place.cartUnitIds, [{ type: 'SignIn' }]),
    ),
);

export const simpleMember = ruleOf<CouponFacts>(
  'CART-BR5-20',
  'CP-01',
  '5, Coupons',
  ({ situation: { buyer }, place }) =>
    when(buyer.isLogin && mustVerify(buyer), () =>
      finding('CART-BR5-20', {}, place.cartUnitIds, [{ type: 'VerifyIdentity' }]),
    ),
);

export const notABusinessBuyer = onlyFor(
  'COUPON-BUSINESS',
  'isBusiness',
  ({ situation }) => situation.buyer.isDomesticBusinessman,
);

export const notAClubMember = onlyFor('COUPON-CLUB', 'isClub', ({ situation }) => situation.buyer.isSmileClub);

export const partnerChannel = refusing('CART-BR5-02', 'PARTNER_CHANNEL');

export const usedItem = refusing('CART-BR5-04', 'USED_ITEM');

export const notCouponUsable = refusing('CART-BR5-05', 'OTHER');

export const registrationItem = refusing('CART-BR5-06', 'REGISTRATION_ITEM');

export const sellerExcluded = refusing('CART-BR5-07', 'SELLER_EXCLUDED');

const fits = ({ coupon, place, units }: CouponFacts): boolean => {
  const lane = laneOf(coupon);
  if (lane === undefined || placeTypeOfLane[lane] !== place.type) return false;
  return units.some((unit) => isTargeted(coupon.target, unit));
};

/** Rejects units, places or types that do not match the coupon (CP-02). */
export const notForThisUnit = ruleOf<CouponFacts>('CART-BR5-08', 'CP-02', '8, CART-BR5', (facts) =>
  when(!fits(facts), () => finding('CART-BR5-08', {}, facts.place.cartUnitIds)),
);

export const domesticShipping = onlyFor('CART-BR5-11', 'isOversea', ({ situation }) => situation.isOversea, 'CP-04');

export const notInTheApp = onlyFor('COUPON-APP', 'isApp', ({ situation }) => situation.isApp);

export const notSmileDelivery = onlyFor('COUPON-DELIVERY', 'isDelivery', ({ units }) =>
  units.every((unit) => unit.item.flags?.isSmileDelivery),
);

/** Rejects an expired coupon; an unreadable date counts as expired (CP-10). */
export const expired = ruleOf<CouponFacts>('COUPON-EXPIRED', 'CP-10', '3, Coupon', ({ coupon, situation, place }) =>
  when(!(situation.now <= Date.parse(coupon.expiredDate)), () => finding('COUPON-EXPIRED', {}, place.cartUnitIds)),
);

export const notOnMobile = onlyFor(
  'COUPON-MOBILE',
  'isMobile',
  ({ situation }) => situation.device === 'm' || situation.isApp,
);

export const noFee = ruleOf<CouponFacts>('CART-BR5-21', 'CP-05', '5, Coupons', ({ coupon, bundleFee, place }) =>
  when(coupon.flags.isFreeShipping && bundleFee <= 0, () => finding('CART-BR5-21', {}, place.cartUnitIds)),
);

export const belowMinimum = ruleOf<CouponFacts>(
  'COUPON-MINIMUM',
  'CP-03',
  '3, Coupon',
  ({ coupon: { possiblePrice: min }, price, place }) =>
    when(price < min, () => finding('COUPON-MINIMUM', { min }, place.cartUnitIds)),
);

/** Rejects a coupon above the price, which would be negative with it. A shipping coupon reduces a fee (PR-07). */
export const abovePrice = ruleOf<CouponFacts>(
  'ZERO-WON-COUPON',
  'PR-07',
  '5, Coupons',
  ({ coupon, price, place, units: [first] }) =>
    when(!coupon.flags.isFreeShipping && price >= coupon.possiblePrice && price < lowestPrice(coupon), () =>
      finding('ZERO-WON-COUPON', { product: first ? productOf(first) : '' }, place.cartUnitIds),
    ),
);

/** Rules independent of prices: buyer, device, time, unit. */
export const standingCouponRules: readonly Rule<CouponFacts>[] = [
  notSignedIn,
  simpleMember,
  notForThisUnit,
  partnerChannel,
  usedItem,
  registrationItem,
  sellerExcluded,
  notCouponUsable,
  expired,
  notAClubMember,
  notABusinessBuyer,
  notOnMobile,
  notInTheApp,
  notSmileDelivery,
  domesticShipping,
];

export const amountCouponRules: readonly Rule<CouponFacts>[] = [noFee, belowMinimum, abovePrice];

export const couponRules: readonly Rule<CouponFacts>[] = [...standingCouponRules, ...amountCouponRules];

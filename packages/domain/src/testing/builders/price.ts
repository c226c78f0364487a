import { option as O } from 'fp-ts';
import { bundleKey, cartUnitId, couponIssueNo, shippingPolicyKey } from '../../money/ids.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import type { Discount, DiscountPolicy } from '../../entities/discount/discount.ts';
import type { ExtraDiscountCandidate } from '../../entities/discount/extra-discount.ts';
import type { FundingDiscount } from '../../entities/discount/funding-discount.ts';
import { noWon, won } from '../../money/won.ts';
import type { BundleTerms, ShippingPolicy } from '../../entities/shipping/policy.ts';

/** Policy `P1`: 2,500 won a parcel, paid in advance, never free. */
export const aPolicy = (over: Partial<ShippingPolicy> = {}): ShippingPolicy => ({
  shippingPolicyKey: shippingPolicyKey('P1'),
  shippingMethodType: 'General',
  shippingChargePayType: 'PaymentInAdvance',
  shippingFee: won(2500),
  isQuantityShippingFee: false,
  isConditionalFree: false,
  conditionalFreeBasisCost: noWon,
  isSpecialShipping: false,
  isArrivalGuaranteed: false,
  isSmileDelivery: false,
  isDisplayShippingFee: true,
  ...over,
});

/** Policy `P-SmileDelivery`: 2,500 won, free from the buyer's threshold (FG-03). */
export const aSmileDeliveryPolicy = (over: Partial<ShippingPolicy> = {}): ShippingPolicy =>
  aPolicy({
    shippingPolicyKey: shippingPolicyKey('P-SmileDelivery'),
    isConditionalFree: true,
    conditionalFreeBasisCost: won(15_000),
    isSmileDelivery: true,
    ...over,
  });

/** The parcel of seller `S1`; the highest fee of its policies counts. */
export const aBundleTerms = (over: Partial<BundleTerms> = {}): BundleTerms => ({
  bundleKey: bundleKey('B/Seller/S1'),
  isMaxCharge: true,
  ...over,
});

/** 10 per cent from the first piece, without a cap. */
export const aDiscountPolicy = (over: Partial<DiscountPolicy> = {}): DiscountPolicy => ({
  basisKind: 'Quantity',
  calcType: 'Rate',
  calcTypeSub: O.none,
  discountRate: 10,
  discountPrice: noWon,
  minApplyCondition: 1,
  maxDiscountPrice: O.none,
  maxAppliedQuantity: O.none,
  ...over,
});

/** The seller's discount of 10 per cent. */
export const aDiscount = (over: Partial<Discount> = {}): Discount => ({
  discountNo: 'D1',
  discountType: 'Seller',
  displayName: '판매자 할인',
  policy: aDiscountPolicy(),
  ...over,
});

/** A card company's 500 won off unit 1. */
export const aFundingDiscount = (over: Partial<FundingDiscount> = {}): FundingDiscount => ({
  discountPolicyNo: 'F1',
  displayName: '카드사 할인',
  discountPolicyName: '가을 카드 행사',
  discountPrice: won(500),
  cartUnitIds: [cartUnitId(1)],
  ...over,
});

/** 5 per cent on top from 10,000 won, at most 3,000 won, until the end of 2026. */
export const anExtraDiscount = (over: Partial<ExtraDiscountCandidate> = {}): ExtraDiscountCandidate => ({
  masterNo: 'E1',
  unit: 'Rate',
  baseAmount: won(10_000),
  discountAmount: noWon,
  discountRate: 5,
  maxDiscountAmount: O.some(won(3000)),
  endDate: '2026-12-31T14:59:59.999Z',
  sortOrder: 1,
  ...over,
});

/** A buyer's coupon of 10 per cent on unit 1, without a limit. */
export const aCoupon = (over: Partial<AppliedCoupon> = {}): AppliedCoupon => ({
  couponIssueNo: couponIssueNo('C1'),
  couponType: 'BuyerCoupon',
  couponName: '10% 쿠폰',
  discountUnitType: 'Rate',
  discountValue: 10,
  possiblePrice: noWon,
  limitPrice: noWon,
  isFreeShipping: false,
  cartUnitIds: [cartUnitId(1)],
  ...over,
});

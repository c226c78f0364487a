import { bundleKey, cartUnitId, couponIssueNo, shippingPolicyKey } from '../../money/ids.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import type {
  Discount,
  DiscountPolicy,
  FundingDiscount,
  ExtraDiscountCandidate,
} from '../../entities/discount/discount.ts';
import { noWon, won } from '../../money/won.ts';
import type { BundleTerms, ShippingPolicy } from '../../entities/shipping/policy.ts';
import type { CashbackPolicy } from '../../entities/cashback/cashback.ts';
import type { CashbackBuyer } from '../../selectors/cashback.ts';
import type { SmileCardNudgeCoupon } from '../../entities/nudge/nudge.ts';

/**
 * Policy `P1`: 2,500 won per parcel, prepaid, never free.
 * @example
 * const policies = [aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(10_000) })];
 * payableOf(withAllSelected(anOpenCart([aUnit()], { shipping: { policies } }))); // 10000
 */
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

/**
 * Policy `P-SmileDelivery`: 2,500 won, free from the threshold of the buyer (FG-03).
 * @example
 * const policies = [aSmileDeliveryPolicy({ shippingFee: won(3_000) })];
 * payableOf(withAllSelected(anOpenCart([aSmileDeliveryUnit()], { shipping: { policies } }))); // 13000
 * payableOf(withAllSelected(anOpenCart([aSmileDeliveryUnit({ quantity: 2 })], { shipping: { policies } }))); // 20000
 */
export const aSmileDeliveryPolicy = (over: Partial<ShippingPolicy> = {}): ShippingPolicy =>
  aPolicy({
    shippingPolicyKey: shippingPolicyKey('P-SmileDelivery'),
    isConditionalFree: true,
    conditionalFreeBasisCost: won(15_000),
    isSmileDelivery: true,
    ...over,
  });

/**
 * The parcel of seller `S1`; the highest fee of its policies counts.
 * @example
 * const units = [aUnit(), aUnit({ cartUnitId: cartUnitId(2), shippingPolicyKey: shippingPolicyKey('P2') })];
 * const policies = [aPolicy(), aPolicy({ shippingPolicyKey: shippingPolicyKey('P2'), shippingFee: won(4_000) })];
 * shippingBundlesOf(withAllSelected(anOpenCart(units, { shipping: { policies, bundleTerms: [aBundleTerms()] } })))[0]?.shippingFee; // 4000
 */
export const aBundleTerms = (over: Partial<BundleTerms> = {}): BundleTerms => ({
  bundleKey: bundleKey('B/Seller/S1'),
  isMaxCharge: true,
  ...over,
});

/**
 * 10 per cent from the first piece, without a cap.
 * @example
 * const capped = aDiscount({ policy: aDiscountPolicy({ maxDiscountPrice: won(700) }) });
 * unitSummary(pricedOf(anOpenCart([aUnit({ discounts: [capped] })])), cartUnitId(1)).price; // 9300
 */
export const aDiscountPolicy = (over: Partial<DiscountPolicy> = {}): DiscountPolicy => ({
  basisKind: 'Quantity',
  calcType: 'Rate',
  calcTypeSub: undefined,
  discountRate: 10,
  discountPrice: noWon,
  minApplyCondition: 1,
  maxDiscountPrice: undefined,
  maxAppliedQuantity: undefined,
  ...over,
});

/**
 * The seller's discount of 10 per cent.
 * @example
 * unitSummary(pricedOf(anOpenCart([aUnit({ discounts: [aDiscount()] })])), cartUnitId(1)).price; // 9000
 */
export const aDiscount = (over: Partial<Discount> = {}): Discount => ({
  discountNo: 'D1',
  discountType: 'Seller',
  displayName: '판매자 할인',
  policy: aDiscountPolicy(),
  ...over,
});

/**
 * A card company's 500 won off unit 1.
 * @example
 * unitSummary(pricedOf(anOpenCart([aUnit()], { discounts: { funding: [aFundingDiscount()] } })), cartUnitId(1)).price; // 9500
 */
export const aFundingDiscount = (over: Partial<FundingDiscount> = {}): FundingDiscount => ({
  discountPolicyNo: 'F1',
  displayName: '카드사 할인',
  discountPolicyName: '가을 카드 행사',
  discountPrice: won(500),
  cartUnitIds: [cartUnitId(1)],
  ...over,
});

/**
 * Extra 5 per cent from 10,000 won, at most 3,000 won, until the end of 2026.
 * @example
 * [9_990, 20_000, 100_000].map((total) => extraWorth(anExtraDiscount(), won(total))); // [ 0, 1000, 3000 ]
 */
export const anExtraDiscount = (over: Partial<ExtraDiscountCandidate> = {}): ExtraDiscountCandidate => ({
  masterNo: 'E1',
  unit: 'Rate',
  baseAmount: won(10_000),
  discountAmount: noWon,
  discountRate: 5,
  maxDiscountAmount: won(3000),
  endDate: '2026-12-31T14:59:59.999Z',
  sortOrder: 1,
  ...over,
});

/**
 * A buyer's coupon of 10 per cent on unit 1, without a limit.
 * @example
 * aCoupon().discountValue; // 10
 * aCoupon({ discountUnitType: 'Amount', discountValue: 700 }).discountValue; // 700
 */
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

/**
 * Item cashback of 1 per cent of unit 1, available from 1 December 2026 in Seoul.
 * @example
 * cashbackWorth(aCashbackPolicy(), won(9_990)); // 99
 */
export const aCashbackPolicy = (over: Partial<CashbackPolicy> = {}): CashbackPolicy => ({
  cashbackType: 'Item',
  calcType: 'Rate',
  rate: 1,
  amount: noWon,
  maxAmount: undefined,
  date: '2026-11-30T15:00:00.000Z',
  cartUnitIds: [cartUnitId(1)],
  ...over,
});

/**
 * A buyer in no club.
 * @example
 * const toClub = { units: [{ cartUnitId: cartUnitId(1), price: won(9_990) }], policies: [aCashbackPolicy({ cashbackType: 'ClubDay' })] };
 * [true, false].map((isSmileClub) => cashbackOf({ ...toClub, buyer: aCashbackBuyer({ isSmileClub }) }).length); // [ 1, 0 ]
 */
export const aCashbackBuyer = (over: Partial<CashbackBuyer> = {}): CashbackBuyer => ({
  isSmileClub: false,
  isSsgMembership: false,
  isDomesticBusinessman: false,
  ...over,
});

/**
 * A card discount of 3,000 won from 30,000 won.
 * @example
 * shownCardOffers({ smileCardNudgeCoupons: [aCardOffer()] }).map(({ discountPrice }) => discountPrice); // [ 3000 ]
 * shownCardOffers({ smileCardNudgeCoupons: [aCardOffer({ discountPrice: noWon })] }); // []
 */
export const aCardOffer = (over: Partial<SmileCardNudgeCoupon> = {}): SmileCardNudgeCoupon => ({
  couponNo: 'K1',
  cardName: '스마일카드',
  discountPrice: won(3000),
  possiblePrice: won(30_000),
  ...over,
});

import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import type { Discount, DiscountType } from '../../entities/discount/discount.ts';
import type { ExtraDiscountWorth } from '../../entities/discount/extra-discount.ts';
import type { AppliedPromotion } from '../../entities/discount/applied-promotion.ts';
import type { FundingDiscount } from '../../entities/discount/funding-discount.ts';
import type { Won } from '../../money/won.ts';
import type { LedgerEntry } from './ledger.ts';

export interface Worth {
  /** Basis of a rate, in won. */
  readonly price: Won;
  readonly pieces: number;
  /** Won before the policy’s maximum. */
  readonly full: Won;
}

export type DiscountRule = `${DiscountType}Discount`;

export interface DiscountUse {
  readonly rule: DiscountRule;
  readonly discount: Discount;
  readonly pieces: number;
  readonly worth: Worth;
  /** This unit’s share in won, before the cap by its remaining price. */
  readonly share: Won;
}

export interface FundingUse {
  readonly rule: 'FundingDiscount';
  readonly funding: FundingDiscount;
}

export interface PromotionUse {
  readonly rule: 'Promotion';
  readonly applied: AppliedPromotion;
}

export interface CouponUse {
  readonly rule: 'BuyerCoupon' | 'SuperCoupon' | 'SellerDupCoupon';
  readonly coupon: AppliedCoupon;
  readonly basis: Won;
  readonly worth: Won;
}

export interface ExtraDiscountUse {
  readonly rule: 'ExtraDiscount';
  readonly best: ExtraDiscountWorth;
  readonly basis: Won;
}

export type PriceUse = DiscountUse | FundingUse | PromotionUse | CouponUse | ExtraDiscountUse;

/** One rule applied to a unit. Steps form a linked list; most units have one or two. */
export interface Step {
  /** Won, 0 or less. */
  readonly amount: Won;
  readonly left: Won;
  readonly before: Step | undefined;
  readonly use: PriceUse;
  /** Created when the ledger is first read. */
  entry: LedgerEntry | undefined;
}

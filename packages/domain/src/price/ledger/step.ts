import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import type { Discount, DiscountType } from '../../entities/discount/discount.ts';
import type { ExtraDiscountWorth } from '../../entities/discount/extra-discount.ts';
import type { AppliedPromotion } from '../../entities/discount/applied-promotion.ts';
import type { FundingDiscount } from '../../entities/discount/funding-discount.ts';
import type { Won } from '../../money/won.ts';
import type { LedgerEntry } from './ledger.ts';

/** What a discount comes to, and from what. */
export interface Worth {
  /** What a rate is taken from, in won. */
  readonly price: Won;
  /** Pieces that the discount applies to. */
  readonly pieces: number;
  /** Won, before the policy's greatest amount limits it. */
  readonly full: Won;
}

/** The rules of a unit's own discounts. */
export type DiscountRule = `${DiscountType}Discount`;

/** A discount of the unit's own (DC-01, DC-02). */
export interface DiscountUse {
  readonly rule: DiscountRule;
  readonly discount: Discount;
  /** Of this unit, for which it was earned. */
  readonly pieces: number;
  /** What it came to for this unit, or for all that earned it together. */
  readonly worth: Worth;
  /** This unit's share, in won, before what is left of its price cut it (PR-07). */
  readonly share: Won;
}

/** What somebody else than the seller pays for a unit (DC-03). */
export interface FundingUse {
  readonly rule: 'FundingDiscount';
  readonly funding: FundingDiscount;
}

/** A promotion of a shop of one's own (EN-09). */
export interface PromotionUse {
  readonly rule: 'Promotion';
  readonly applied: AppliedPromotion;
}

/** A coupon on one unit or on several together (CP-03). */
export interface CouponUse {
  readonly rule: 'BuyerCoupon' | 'SuperCoupon' | 'SellerDupCoupon';
  readonly coupon: AppliedCoupon;
  /** What was left of the units' prices, in won. */
  readonly basis: Won;
  /** Off all units together, in won. */
  readonly worth: Won;
}

/** The extra discount of the order (DC-04). */
export interface ExtraDiscountUse {
  readonly rule: 'ExtraDiscount';
  readonly best: ExtraDiscountWorth;
  /** What was left of all units' prices, in won. */
  readonly basis: Won;
}

/** What took something off a unit's price. */
export type PriceUse = DiscountUse | FundingUse | PromotionUse | CouponUse | ExtraDiscountUse;

/** One rule applied to a unit. A line's steps are a chain: most have one or two. */
export interface Step {
  /** Won, not above 0. */
  readonly amount: Won;
  /** Of the unit's price after it, in won. */
  readonly left: Won;
  readonly before: Step | undefined;
  readonly use: PriceUse;
  /** Made of its use when somebody first opens the ledger. */
  entry: LedgerEntry | undefined;
}

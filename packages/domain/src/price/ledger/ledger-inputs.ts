import type { ShippingCompanyType } from '../../entities/overseas/company.ts';
import type { Won } from '../../money/won.ts';

/** The price of one piece, in won, and how many pieces there are. */
export type PieceInputs = { readonly price: Won; readonly quantity: number };
/** The same of an option or an addition, which has a name. */
export type NamedPieceInputs = { readonly name: string; readonly price: Won; readonly quantity: number };

/** A rate of all together, in per cent. */
type RateOfAll = { readonly rate: number };
/** A rate of each piece, in per cent, and what it comes to for all of them, in won. */
type RateOfEach = { readonly rate: number; readonly perPiece: Won };
/** So many won, of each piece; a coupon takes them once. */
type OffEach = { readonly each: Won };
/** So many won, once. */
type OffOnce = { readonly once: Won };

/** What limited a discount, in won: the policy's greatest amount, and what was left of the unit's price (PR-07). */
type Limits = { readonly limit?: Won; readonly cutTo?: Won };

/** A discount of the unit's own: from which price, for how many pieces, and by which rate or amount (DC-01, DC-02). */
export type DiscountInputs = (RateOfAll | RateOfEach | OffEach | OffOnce) &
  Limits & { readonly name: string; readonly basis: Won; readonly quantity: number };

/** A fixed amount that somebody else than the seller pays (DC-03). */
export type FundingInputs = OffOnce & Pick<Limits, 'cutTo'> & { readonly name: string };

/** A promotion of a shop of one's own: its offer and kind, what was left of the prices of its units, what it took off all of them (EN-09). */
export type PromotionInputs = {
  readonly promotion: string;
  readonly code: string;
  readonly name: string;
  readonly basis: Won;
  readonly worth: Won;
};

/** A coupon: its rate or amount, and what it applied to (CP-03). */
export type CouponInputs = (RateOfAll | OffEach) &
  Pick<Limits, 'limit'> & { readonly name: string; readonly basis: Won };

/** An extra discount: its rate or amount, of what the selection costs, and from which total it applies (DC-04). */
export type ExtraDiscountInputs = (RateOfAll | OffOnce) &
  Pick<Limits, 'limit'> & { readonly basis: Won; readonly from?: Won };

/** A parcel's fee: its goods after discounts, how many policies decided it, from when it is free, and the courier's fee (SH-02). */
export type ShippingFeeInputs = {
  readonly subtotal: Won;
  readonly policies: number;
  readonly freeFrom?: Won;
  readonly onArrival?: Won;
};

/** A unit's way overseas: who carries it, its weight, and what the goods cost together (OV-03, OV-11). */
export type OverseaFeeInputs = {
  readonly company: ShippingCompanyType;
  readonly kg: number;
  readonly subtotal: Won;
  readonly freeFrom?: Won;
};

/** What each rule reads, and so what its entries say (PR-08). */
export type InputsByRule = {
  readonly ItemPrice: PieceInputs;
  readonly OptionPrice: NamedPieceInputs;
  readonly BranchPrice: PieceInputs;
  readonly AdditionPrice: NamedPieceInputs;
  readonly EbayDiscount: DiscountInputs;
  readonly SellerDiscount: DiscountInputs;
  readonly BundleDiscount: DiscountInputs;
  readonly MemberDiscount: DiscountInputs;
  readonly PartnershipDiscount: DiscountInputs;
  readonly FundingDiscount: FundingInputs;
  readonly Promotion: PromotionInputs;
  readonly BuyerCoupon: CouponInputs;
  readonly SuperCoupon: CouponInputs;
  readonly SellerDupCoupon: CouponInputs;
  readonly ExtraDiscount: ExtraDiscountInputs;
  readonly ShippingFee: ShippingFeeInputs;
  readonly ShippingCoupon: CouponInputs;
  readonly OverseaShippingFee: OverseaFeeInputs;
};

import type { ShippingCompanyType } from '../../entities/overseas/company.ts';
import type { Won } from '../../money/won.ts';

/** The price of one piece, in won, and how many pieces there are. */
export type PieceInputs = {
  /** Of one piece, in won. */
  readonly price: Won;
  /** Pieces. */
  readonly quantity: number;
};
/** The same of an option or an addition, which has a name. */
export type NamedPieceInputs = {
  /** What a shopper reads. */
  readonly name: string;
  /** Of one piece, in won; of an option it may be below 0. */
  readonly price: Won;
  /** Pieces. */
  readonly quantity: number;
};

/** A rate of all together, in per cent. */
type RateOfAll = {
  /** Per cent. */
  readonly rate: number;
};
/** A rate of each piece, in per cent, and what it comes to for all of them, in won. */
type RateOfEach = {
  /** Per cent. */
  readonly rate: number;
  /** What it comes to for all pieces, each rounded by itself, in won. */
  readonly perPiece: Won;
};
/** So many won, of each piece; a coupon takes them once. */
type OffEach = {
  /** Won off each piece; once for a coupon. */
  readonly each: Won;
};
/** So many won, once. */
type OffOnce = {
  /** Won off all pieces together. */
  readonly once: Won;
};

/** What limited a discount, in won: the policy's greatest amount, and what was left of the unit's price (PR-07). */
type Limits = {
  /** The most that its terms let it take, in won; there only where it was reached. */
  readonly limit?: Won;
  /** What was left of the unit’s price, in won; there only where it wanted more (PR-07). */
  readonly cutTo?: Won;
};

/** A discount of the unit's own: from which price, for how many pieces, and by which rate or amount (DC-01, DC-02). */
export type DiscountInputs = (RateOfAll | RateOfEach | OffEach | OffOnce) &
  Limits & {
    /** What a shopper reads. */
    readonly name: string;
    /** The price that it was worked out from, in won. */
    readonly basis: Won;
    /** Pieces that it applied to. */
    readonly quantity: number;
  };

/** A fixed amount that somebody else than the seller pays (DC-03). */
export type FundingInputs = OffOnce &
  Pick<Limits, 'cutTo'> & {
    /** What a shopper reads. */
    readonly name: string;
  };

/** A promotion of a shop of one's own: its offer and kind, what was left of the prices of its units, what it took off all of them (EN-09). */
export type PromotionInputs = {
  /** The id of the offer. */
  readonly promotion: string;
  /** The kind of promotion. */
  readonly code: string;
  /** What a shopper reads. */
  readonly name: string;
  /** What was left of the prices of all its units, in won. */
  readonly basis: Won;
  /** What it took off all of them together, in won, above 0. */
  readonly worth: Won;
};

/** A coupon: its rate or amount, and what it applied to (CP-03). */
export type CouponInputs = (RateOfAll | OffEach) &
  Pick<Limits, 'limit'> & {
    /** What a shopper reads. */
    readonly name: string;
    /** What was left of the prices, or of the fee, that it applied to, in won. */
    readonly basis: Won;
  };

/** An extra discount: its rate or amount, of what the selection costs, and from which total it applies (DC-04). */
export type ExtraDiscountInputs = (RateOfAll | OffOnce) &
  Pick<Limits, 'limit'> & {
    /** What was left of all selected units’ prices, in won. */
    readonly basis: Won;
    /** The total from which it applies, in won; left out where it always does. */
    readonly from?: Won;
  };

/** A parcel's fee: its goods after discounts, how many policies decided it, from when it is free, and the courier's fee (SH-02). */
export type ShippingFeeInputs = {
  /** The price of the parcel’s selected units after discounts, in won (SH-03). */
  readonly subtotal: Won;
  /** How many terms of shipping it was the highest or the lowest of (SH-02). */
  readonly policies: number;
  /** From which subtotal it is free, in won; left out where none makes it so. */
  readonly freeFrom?: Won;
  /** What is paid to the courier besides and not counted, in won; left out where nothing is. */
  readonly onArrival?: Won;
};

/** A unit's way overseas: who carries it, its weight, and what the goods cost together (OV-03, OV-11). */
export type OverseaFeeInputs = {
  /** Who carries it. */
  readonly company: ShippingCompanyType;
  /** What all its pieces weigh, in kg. */
  readonly kg: number;
  /** What all carried units cost after discounts and coupons, in won (OV-11). */
  readonly subtotal: Won;
  /** From which subtotal shipping there is free, in won; left out where it never is. */
  readonly freeFrom?: Won;
};

/** What each rule reads, and so what its entries say (PR-08). */
export type InputsByRule = {
  /** The sell price of the item (PR-01). */
  readonly ItemPrice: PieceInputs;
  /** What an option adds to it, one entry an option. */
  readonly OptionPrice: NamedPieceInputs;
  /** What a branch adds to it. */
  readonly BranchPrice: PieceInputs;
  /** The price of an addition, one entry an addition. */
  readonly AdditionPrice: NamedPieceInputs;
  /** The item’s option discount; a buyer coupon takes its place (PR-03). */
  readonly EbayDiscount: DiscountInputs;
  /** A discount of the seller. */
  readonly SellerDiscount: DiscountInputs;
  /** The unit’s share of a discount that several units earn together (DC-02). */
  readonly BundleDiscount: DiscountInputs;
  /** A discount for members. */
  readonly MemberDiscount: DiscountInputs;
  /** A discount for whoever comes by a partner channel. */
  readonly PartnershipDiscount: DiscountInputs;
  /** What somebody else than the seller pays (DC-03). */
  readonly FundingDiscount: FundingInputs;
  /** The unit’s share of a promotion of the shop’s own (EN-09). */
  readonly Promotion: PromotionInputs;
  /** The unit’s share of a buyer coupon (CP-03). */
  readonly BuyerCoupon: CouponInputs;
  /** The unit’s share of a super coupon (CP-08). */
  readonly SuperCoupon: CouponInputs;
  /** The unit’s share of a seller’s stackable coupon. */
  readonly SellerDupCoupon: CouponInputs;
  /** The unit’s share of the extra discount of the order (DC-04). */
  readonly ExtraDiscount: ExtraDiscountInputs;
  /** The fee of a parcel (SH-02). */
  readonly ShippingFee: ShippingFeeInputs;
  /** What a free-shipping coupon takes off that fee (CP-05). */
  readonly ShippingCoupon: CouponInputs;
  /** What carrying the unit abroad costs (OV-03). */
  readonly OverseaShippingFee: OverseaFeeInputs;
};

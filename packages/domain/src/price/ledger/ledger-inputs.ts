import type { Measure } from '../../entities/cart/item.ts';
import type { ShippingCompanyType } from '../../entities/overseas/country.ts';
import type { Won } from '../../money/won.ts';

/** Inputs of a price per piece. */
export type PieceInputs = {
  readonly price: Won;
  readonly quantity: number;
};
/** `quantity` of a measured item is in `unit`, and `price` is for `per` of it. */
export type ItemPriceInputs = PieceInputs & Partial<Measure>;
/** Inputs of an option or add-on. */
export type NamedPieceInputs = {
  readonly name: string;
  /** Of one piece, in minor units; may be negative for an option. */
  readonly price: Won;
  readonly quantity: number;
};

/** A percentage of the whole amount, rounded once. */
type RateOfAll = {
  readonly rate: number;
};
/** A percentage of each piece, rounded per piece. */
type RateOfEach = {
  readonly rate: number;
  /** Total of all pieces, each rounded separately, in minor units. */
  readonly perPiece: Won;
};
/** Won per piece; a coupon applies it once. */
type OffEach = {
  /** Won per piece; once for a coupon. */
  readonly each: Won;
};
/** An amount off once. */
type OffOnce = {
  readonly once: Won;
};

/** DiscountLimits that reduced a discount; missing if they did not. */
type DiscountLimits = {
  /** The policy’s maximum, if it was reached. */
  readonly limit?: Won;
  /** Remaining price of the unit, if it reduced the discount. */
  readonly cutTo?: Won;
};

/** Inputs of a discount. */
export type DiscountInputs = (RateOfAll | RateOfEach | OffEach | OffOnce) &
  DiscountLimits & {
    readonly name: string;
    readonly basis: Won;
    readonly quantity: number;
  };

/** Inputs of a discount that is not paid by the seller. */
export type FundingInputs = OffOnce &
  Pick<DiscountLimits, 'cutTo'> & {
    readonly name: string;
  };

/** Inputs of a promotion. */
export type PromotionInputs = {
  readonly promotion: string;
  readonly code: string;
  readonly name: string;
  /** Parameters of the offer. Its amounts are in minor units. */
  readonly params: unknown;
  readonly basis: Won;
  readonly worth: Won;
};

/** Inputs of a coupon. */
export type CouponInputs = (RateOfAll | OffEach) &
  Pick<DiscountLimits, 'limit'> & {
    readonly name: string;
    readonly basis: Won;
  };

/** Inputs of the extra discount. */
export type ExtraDiscountInputs = (RateOfAll | OffOnce) &
  Pick<DiscountLimits, 'limit'> & {
    readonly basis: Won;
    /** Minimum total; missing if there is none. */
    readonly from?: Won;
  };

/** Inputs of the fee of a parcel. */
export type ShippingFeeInputs = {
  /** After discounts. */
  readonly subtotal: Won;
  readonly policies: number;
  /** Missing if there is none. */
  readonly freeFrom?: Won;
  /** Paid to the courier and not included; missing if there is none. */
  readonly onArrival?: Won;
};

/** Inputs of an overseas fee. */
export type OverseaFeeInputs = {
  readonly company: ShippingCompanyType;
  readonly kg: number;
  /** After discounts and coupons. */
  readonly subtotal: Won;
  /** Missing if there is none. */
  readonly freeFrom?: Won;
};

/** Inputs of the tax of an entry. */
export type TaxInputs = {
  /** Per cent. */
  readonly rate: number;
  /** Without the tax. */
  readonly basis: Won;
  /** The entry’s amount, unless the prices contain it. */
  readonly tax: Won;
};

/** Inputs of a ledger entry by its rule. */
export type InputsByRule = {
  readonly ItemPrice: ItemPriceInputs;
  readonly OptionPrice: NamedPieceInputs;
  readonly BranchPrice: PieceInputs;
  readonly AdditionPrice: NamedPieceInputs;
  /** A buyer coupon replaces it. */
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
  /** Only in shops with tax. */
  readonly Tax: TaxInputs;
};

type Inputs = InputsByRule[keyof InputsByRule];
type InputName = Inputs extends infer I ? (I extends unknown ? keyof I : never) : never;
type ValueOf<K> = Inputs extends infer I ? (I extends { readonly [P in K & string]?: infer V } ? V : never) : never;

/** Amount flags of ledger inputs. Amounts are in minor units; other inputs are counts, rates, weights and names. */
const isAmount: {
  readonly [K in InputName]: [Exclude<ValueOf<K>, undefined>] extends [Won] ? true : false;
} = {
  price: true,
  quantity: false,
  unit: false,
  per: false,
  name: false,
  rate: false,
  perPiece: true,
  each: true,
  once: true,
  limit: true,
  cutTo: true,
  basis: true,
  from: true,
  subtotal: true,
  policies: false,
  freeFrom: true,
  onArrival: true,
  company: false,
  kg: false,
  promotion: false,
  code: false,
  params: false,
  worth: true,
  tax: true,
};

const amounts: ReadonlySet<string> = new Set(Object.entries(isAmount).flatMap(([name, is]) => (is ? [name] : [])));

/** True if a ledger input is an amount in minor units. */
export const isAmountInput = (name: string): boolean => amounts.has(name);

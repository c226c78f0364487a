import type { BundleKey, CartUnitId } from '../../money/ids.ts';
import type { Rounding } from '../../money/currency.ts';
import { sum, type Won, least, percentOf } from '../../money/won.ts';
import type { InputsByRule, CouponInputs, DiscountInputs, ExtraDiscountInputs } from './ledger-inputs.ts';

/** The total that a ledger entry belongs to. */
export type EntryKind = 'Item' | 'Discount' | 'Coupon' | 'Shipping' | 'OverseaShipping' | 'Tax';

/** Ledger rules in order of application, with the totals of their entries. */
export const kindOfRule = {
  ItemPrice: 'Item',
  OptionPrice: 'Item',
  BranchPrice: 'Item',
  AdditionPrice: 'Item',
  EbayDiscount: 'Discount',
  SellerDiscount: 'Discount',
  BundleDiscount: 'Discount',
  MemberDiscount: 'Discount',
  PartnershipDiscount: 'Discount',
  FundingDiscount: 'Discount',
  Promotion: 'Discount',
  BuyerCoupon: 'Coupon',
  SuperCoupon: 'Coupon',
  SellerDupCoupon: 'Coupon',
  ExtraDiscount: 'Discount',
  ShippingFee: 'Shipping',
  ShippingCoupon: 'Coupon',
  OverseaShippingFee: 'OverseaShipping',
  Tax: 'Tax',
} as const satisfies Readonly<Record<string, EntryKind>>;

/** The rule that made a ledger entry. */
export type PriceRule = keyof typeof kindOfRule;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object has the keys of its type
export const priceRules = /* @__PURE__ */ Object.keys(kindOfRule) as readonly PriceRule[];

/** Unit, parcel, or overseas shipping of a unit. */
export type EntryPlace =
  | { readonly type: 'Unit'; readonly cartUnitId: CartUnitId }
  /** A parcel’s fee or a coupon on it. */
  | { readonly type: 'Bundle'; readonly bundleKey: BundleKey }
  /** Overseas shipping of the unit. */
  | { readonly type: 'Oversea'; readonly cartUnitId: CartUnitId };

/** The place of a ledger entry and its seller. */
export interface EntryHome {
  readonly sellerGroupKey: string;
  readonly place: EntryPlace;
}

/** A ledger entry of one rule. */
export interface EntryOf<R extends PriceRule> extends EntryHome {
  readonly rule: R;
  readonly kind: EntryKind;
  /** In minor units: positive for prices, negative for savings. */
  readonly amount: Won;
  readonly inputs: InputsByRule[R];
}

/** One pricing step: prices and fees are positive, discounts negative. */
export type LedgerEntry = { readonly [R in PriceRule]: EntryOf<R> }[PriceRule];

/** Creates a ledger entry; its amount in minor units is negative for savings. */
export const entryOf = <R extends PriceRule>(
  { sellerGroupKey, place }: EntryHome,
  rule: R,
  amount: Won,
  inputs: InputsByRule[R],
): EntryOf<R> => ({ rule, kind: kindOfRule[rule], sellerGroupKey, place, amount, inputs });

/** Returns a key of a place, unique in an order. */
export const placeKey = (place: EntryPlace): string =>
  place.type === 'Bundle' ? `Bundle/${place.bundleKey}` : `${place.type}/${place.cartUnitId}`;

/** The place of the fee of a parcel and of reductions on it. */
export const homeOfParcel = ({
  sellerGroupKey,
  bundleKey,
}: {
  readonly sellerGroupKey: string;
  readonly bundleKey: BundleKey;
}): EntryHome => ({ sellerGroupKey, place: { type: 'Bundle', bundleKey } });

/** Totals a ledger in minor units. */
export const totalOf = (entries: readonly LedgerEntry[]): Won => sum(entries.map((entry) => entry.amount));

/** The sum of the entries of one kind, in minor units. */
export const totalOfKind = (entries: readonly LedgerEntry[], kind: EntryKind): Won =>
  totalOf(entries.filter((entry) => entry.kind === kind));

const ofDiscount = (inputs: DiscountInputs, rounding: Rounding): number => {
  if (inputs.limit !== undefined) return inputs.limit;
  if ('each' in inputs) return inputs.each * inputs.quantity;
  if ('once' in inputs) return inputs.once;
  return 'perPiece' in inputs ? inputs.perPiece : percentOf(inputs.basis, inputs.rate, rounding);
};

const ofCoupon = (inputs: CouponInputs, rounding: Rounding): Won => {
  if (inputs.limit !== undefined) return inputs.limit;
  return 'rate' in inputs ? percentOf(inputs.basis, inputs.rate, rounding) : least(inputs.each, inputs.basis);
};

const ofExtraDiscount = (inputs: ExtraDiscountInputs, rounding: Rounding): Won => {
  if (inputs.limit !== undefined) return inputs.limit;
  return 'rate' in inputs ? percentOf(inputs.basis, inputs.rate, rounding) : inputs.once;
};

/** Returns a rule’s saving on all its units, in minor units; the entry’s amount if it has only one unit. */
const wholeOf = (entry: LedgerEntry, rounding: Rounding): number => {
  switch (entry.rule) {
    case 'EbayDiscount':
    case 'SellerDiscount':
    case 'BundleDiscount':
    case 'MemberDiscount':
    case 'PartnershipDiscount':
      // An amount cut by the unit’s price is less than its share.
      return entry.inputs.cutTo === undefined ? ofDiscount(entry.inputs, rounding) : -entry.amount;
    case 'BuyerCoupon':
    case 'SuperCoupon':
    case 'SellerDupCoupon':
    case 'ShippingCoupon':
      return ofCoupon(entry.inputs, rounding);
    case 'Promotion':
      return entry.inputs.worth;
    case 'ExtraDiscount':
      return ofExtraDiscount(entry.inputs, rounding);
    case 'ItemPrice':
    case 'OptionPrice':
    case 'BranchPrice':
    case 'AdditionPrice':
    case 'FundingDiscount':
    case 'ShippingFee':
    case 'OverseaShippingFee':
    case 'Tax':
      return -entry.amount;
  }
};

/** True if the entry is a share of a saving over several units, by the rounding of the storefront. */
export const isShare = (entry: LedgerEntry, rounding: Rounding = 'Down'): boolean =>
  -entry.amount < wholeOf(entry, rounding);

import type { BundleKey, CartUnitId } from '../../money/ids.ts';
import { sum, type Won } from '../../money/won.ts';
import type { InputsByRule } from './ledger-inputs.ts';

/** The rules that put entries into a ledger, in the order in which they are applied (PR-08). */
export const priceRules = [
  'ItemPrice',
  'OptionPrice',
  'BranchPrice',
  'AdditionPrice',
  'EbayDiscount',
  'SellerDiscount',
  'BundleDiscount',
  'MemberDiscount',
  'PartnershipDiscount',
  'FundingDiscount',
  'Promotion',
  'BuyerCoupon',
  'SuperCoupon',
  'SellerDupCoupon',
  'ExtraDiscount',
  'ShippingFee',
  'ShippingCoupon',
  'OverseaShippingFee',
] as const;
/** The name of a rule that puts an entry into a ledger. */
export type PriceRule = (typeof priceRules)[number];

/** What an entry counts to in a summary (PR-04, PR-05). */
export type EntryKind = 'Item' | 'Discount' | 'Coupon' | 'Shipping' | 'OverseaShipping';

/** Where an entry belongs: to a unit, to the parcel of a shipping group, or to a unit's way overseas (PR-06). */
export type EntryPlace =
  /** It changes what the unit `cartUnitId` costs. */
  | { readonly type: 'Unit'; readonly cartUnitId: CartUnitId }
  /** It is of the parcel `bundleKey`: a fee, or a coupon on it. */
  | { readonly type: 'Bundle'; readonly bundleKey: BundleKey }
  /** It is what carrying the unit `cartUnitId` abroad costs (OV-03). */
  | { readonly type: 'Oversea'; readonly cartUnitId: CartUnitId };

/** Where entries belong, and to which seller group. */
export interface EntryHome {
  /** The seller group that it counts to (PR-05). */
  readonly sellerGroupKey: string;
  /** The unit or parcel. */
  readonly place: EntryPlace;
}

/** An entry of one rule. */
export interface EntryOf<R extends PriceRule> extends EntryHome {
  /** The rule that put it there. */
  readonly rule: R;
  /** What it counts to in a summary; the rule decides it. */
  readonly kind: EntryKind;
  /** In won: above 0 what something costs, below 0 what is taken off. */
  readonly amount: Won;
  /** What the rule read to come to this amount (PR-08). */
  readonly inputs: InputsByRule[R];
}

/** One step of a price: which rule, where, how much (prices and fees above 0, discounts below), from which inputs. */
export type LedgerEntry = { readonly [R in PriceRule]: EntryOf<R> }[PriceRule];

/** The kind that each rule's entries count to. */
export const kindOfRule: Readonly<Record<PriceRule, EntryKind>> = {
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
};

/**
 * What a rule puts into a ledger.
 * @param amount won; below 0 where it takes something off
 * @example
 * const home = { sellerGroupKey: 'Seller/shop', place: { type: 'Unit', cartUnitId: cartUnitId(1) } } as const;
 * entryOf(home, 'FundingDiscount', won(-500), { name: 'A card', once: won(500) }).kind; // Discount
 */
export const entryOf = <R extends PriceRule>(
  { sellerGroupKey, place }: EntryHome,
  rule: R,
  amount: Won,
  inputs: InputsByRule[R],
): EntryOf<R> => ({ rule, kind: kindOfRule[rule], sellerGroupKey, place, amount, inputs });

/**
 * The sum of a ledger, in won: every total of the cart is one of these (PR-08).
 * @example
 * const { entries, price } = priceOfCart(cart, now);
 * totalOf(entries) === price; // true
 */
export const totalOf = (entries: readonly LedgerEntry[]): Won => sum(entries.map((entry) => entry.amount));

/**
 * The sum of the entries of one kind, in won.
 * @example
 * totalOfKind(priceOfCart(cart, now).entries, 'Shipping'); // 3000
 */
export const totalOfKind = (entries: readonly LedgerEntry[], kind: EntryKind): Won =>
  totalOf(entries.filter((entry) => entry.kind === kind));

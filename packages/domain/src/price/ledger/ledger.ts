import type { BundleKey, CartUnitId } from '../../money/ids.ts';
import { sum, type Won } from '../../money/won.ts';
import type { InputsByRule } from './ledger-inputs.ts';

/** Ledger rules in order of application. */
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
export type PriceRule = (typeof priceRules)[number];

export type EntryKind = 'Item' | 'Discount' | 'Coupon' | 'Shipping' | 'OverseaShipping';

/** Unit, parcel, or overseas shipping of a unit. */
export type EntryPlace =
  | { readonly type: 'Unit'; readonly cartUnitId: CartUnitId }
  /** A parcel’s fee or a coupon on it. */
  | { readonly type: 'Bundle'; readonly bundleKey: BundleKey }
  /** Overseas shipping of the unit. */
  | { readonly type: 'Oversea'; readonly cartUnitId: CartUnitId };

export interface EntryHome {
  readonly sellerGroupKey: string;
  readonly place: EntryPlace;
}

export interface EntryOf<R extends PriceRule> extends EntryHome {
  readonly rule: R;
  readonly kind: EntryKind;
  /** In won: positive for prices, negative for savings. */
  readonly amount: Won;
  readonly inputs: InputsByRule[R];
}

/** One pricing step: prices and fees are positive, discounts negative. */
export type LedgerEntry = { readonly [R in PriceRule]: EntryOf<R> }[PriceRule];

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
 * Creates a ledger entry.
 * @param amount won; negative for savings
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
 * Totals a ledger in won.
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

import type { Tenant } from '../../storefront/storefront.ts';

export const sellerFields = [
  'registrationNumber',
  'companyName',
  'representative',
  'address',
  'business',
  'telephone',
] as const;
export type SellerField = (typeof sellerFields)[number];
export type SellerTexts = Readonly<Record<SellerField, string>>;

/** Texts of an estimate, the same on screen, on paper and in the file. */
export interface EstimateWords {
  readonly title: string;
  readonly buyerName: string;
  readonly address1: string;
  readonly address2: string;
  readonly date: string;
  readonly sellerHeads: SellerTexts;
  readonly sellers: Readonly<Record<Tenant, SellerTexts>>;
  readonly number: string;
  readonly item: string;
  readonly supplier: string;
  readonly quantity: string;
  readonly supplyPrice: string;
  readonly discount: string;
  readonly supplyTotal: string;
  readonly mainItem: string;
  readonly shipping: string;
  readonly overseaShipping: string;
  readonly total: string;
  readonly notes: readonly string[];
}

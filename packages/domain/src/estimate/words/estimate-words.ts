import type { Tenant } from '../../storefront/storefront.ts';

/** What is registered of a seller, in the order in which it is shown (ES-02). */
export const sellerFields = [
  'registrationNumber',
  'companyName',
  'representative',
  'address',
  'business',
  'telephone',
] as const;
/** A field of the seller's registration. */
export type SellerField = (typeof sellerFields)[number];
/** A text for each field of the seller's registration. */
export type SellerTexts = Readonly<Record<SellerField, string>>;

/** The words of an estimate: one document, the same on the screen, on paper and in the file (ES-02). */
export interface EstimateWords {
  readonly title: string;
  readonly buyerName: string;
  readonly address1: string;
  readonly address2: string;
  readonly date: string;
  readonly sellerHeads: SellerTexts;
  /** The fixed registration data of each marketplace. */
  readonly sellers: Readonly<Record<Tenant, SellerTexts>>;
  readonly number: string;
  readonly item: string;
  readonly supplier: string;
  readonly quantity: string;
  readonly supplyPrice: string;
  readonly discount: string;
  readonly supplyTotal: string;
  /** In place of options, where none was chosen (PG-21). */
  readonly mainItem: string;
  readonly shipping: string;
  readonly overseaShipping: string;
  readonly total: string;
  readonly notes: readonly string[];
}

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
  /** The head of the document. */
  readonly title: string;
  /** Before the buyer’s name. */
  readonly buyerName: string;
  /** Before the first line of the address. */
  readonly address1: string;
  /** Before its second line. */
  readonly address2: string;
  /** Before the date. */
  readonly date: string;
  /** Before each of the seller’s data. */
  readonly sellerHeads: SellerTexts;
  /** The fixed registration data of each marketplace. */
  readonly sellers: Readonly<Record<Tenant, SellerTexts>>;
  /** Over the numbers of groups. */
  readonly number: string;
  /** Over names, options and additions. */
  readonly item: string;
  /** Over the sellers’ names. */
  readonly supplier: string;
  /** Over pieces. */
  readonly quantity: string;
  /** Over prices before discounts; says the currency. */
  readonly supplyPrice: string;
  /** Over what discounts take off; says the currency. */
  readonly discount: string;
  /** Over prices after discounts; says the currency. */
  readonly supplyTotal: string;
  /** In place of options, where none was chosen (PG-21). */
  readonly mainItem: string;
  /** Before the fees of shipping; says the currency. */
  readonly shipping: string;
  /** Before the cost of shipping abroad; says the currency. */
  readonly overseaShipping: string;
  /** Before what the whole costs; says the currency. */
  readonly total: string;
  /** What stands below the tables, a line each. */
  readonly notes: readonly string[];
}

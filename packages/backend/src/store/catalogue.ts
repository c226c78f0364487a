import type {
  BundleKey,
  BundleTerms,
  Discount,
  FundingDiscount,
  Item,
  ItemNo,
  MeasureTerms,
  Seller,
  SellerKey,
  ShippingPolicy,
  ShippingPolicyKey,
  UnableOrderType,
} from '@baguni/domain/internal';
import type { UnitDetail } from './rows.ts';

/** An item on sale with all options and additions (one piece each), in one language. */
export interface OfferedItem {
  readonly item: Item;
  readonly moreImageUrls?: readonly string[];
  /** Reason that stops the sale, or null. Stock is stored separately. */
  readonly unable: UnableOrderType | null;
  /** Measure terms by option number (CM-06). */
  readonly measures?: Readonly<Record<string, MeasureTerms>>;
  /** Terms of a new unit; missing if the item cannot be added (CM-06). */
  readonly terms?: UnitDetail;
}

/** A discount not paid by the seller, without its units (DC-03). */
export type FundingTerms = Omit<FundingDiscount, 'cartUnitIds'>;

/** Items and terms of a tenant in one language. */
export interface Catalogue {
  readonly items: ReadonlyMap<ItemNo, OfferedItem>;
  readonly sellers: ReadonlyMap<SellerKey, Seller>;
  readonly policies: ReadonlyMap<ShippingPolicyKey, ShippingPolicy>;
  readonly bundleTerms: ReadonlyMap<BundleKey, BundleTerms>;
  readonly discounts: ReadonlyMap<string, Discount>;
  /** By policy number. */
  readonly fundings: ReadonlyMap<string, FundingTerms>;
}

/** Keys of catalogue entries; replies omit unknown ones. */
export type CatalogueKeys = {
  readonly [Part in keyof Catalogue]: Catalogue[Part] extends ReadonlyMap<infer Key, unknown> ? readonly Key[] : never;
};

export const catalogueParts = ['items', 'sellers', 'policies', 'bundleTerms', 'discounts', 'fundings'] as const;

/** Returns an object with a value for each part of a catalogue. */
export const eachPart = <A extends Catalogue | CatalogueKeys>(valueOf: (part: keyof A) => unknown): A =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- callers take each value from the same part of another object
  Object.fromEntries(catalogueParts.map((part) => [part, valueOf(part)])) as A;

export const emptyCatalogue = eachPart<Catalogue>(() => new Map());

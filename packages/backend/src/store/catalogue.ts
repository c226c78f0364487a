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
} from '@baguni/domain';
import type { UnitDetail } from './rows.ts';

/** An item on offer: every option and addition it has (one piece each), worded in one language. */
export interface OfferedItem {
  readonly item: Item;
  /** Its pictures after the first; left out where it has one. */
  readonly moreImageUrls?: readonly string[];
  /** Why nobody can order it at present, e.g. its sale stopped; null where it is on sale. Stock is kept apart. */
  readonly unable: UnableOrderType | null;
  /** The terms of what is made to measure, by option number; left out where nothing is (CM-06). */
  readonly measures?: Readonly<Record<string, MeasureTerms>>;
  /** The terms on which it is put into a cart, with nothing chosen; left out where it cannot be put in (CM-06). */
  readonly terms?: UnitDetail;
}

/** A discount that is not paid for by the seller, before it is applied to units (DC-03). */
export type FundingTerms = Omit<FundingDiscount, 'cartUnitIds'>;

/** What a tenant sells and on which terms, worded in one language. */
export interface Catalogue {
  readonly items: ReadonlyMap<ItemNo, OfferedItem>;
  readonly sellers: ReadonlyMap<SellerKey, Seller>;
  readonly policies: ReadonlyMap<ShippingPolicyKey, ShippingPolicy>;
  readonly bundleTerms: ReadonlyMap<BundleKey, BundleTerms>;
  readonly discounts: ReadonlyMap<string, Discount>;
  /** By policy number (DC-03). */
  readonly fundings: ReadonlyMap<string, FundingTerms>;
}

/** Which parts of a catalogue are to be read; unknown keys are left out of the answer. */
export interface CatalogueKeys {
  readonly items: readonly ItemNo[];
  readonly sellers: readonly SellerKey[];
  readonly policies: readonly ShippingPolicyKey[];
  readonly bundleTerms: readonly BundleKey[];
  readonly discounts: readonly string[];
  readonly fundings: readonly string[];
}

/** An empty catalogue. */
export const emptyCatalogue: Catalogue = {
  items: new Map(),
  sellers: new Map(),
  policies: new Map(),
  bundleTerms: new Map(),
  discounts: new Map(),
  fundings: new Map(),
};

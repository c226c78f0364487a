import type {
  BundleKey,
  BundleTerms,
  Discount,
  Item,
  ItemNo,
  Seller,
  SellerKey,
  ShippingPolicy,
  ShippingPolicyKey,
  UnableOrderType,
} from '@baguni/domain';

/** An item on offer: every option and addition it has (one piece each), worded in one language. */
export interface OfferedItem {
  readonly item: Item;
  /** Why nobody can order it at present, e.g. its sale stopped; null where it is on sale. Stock is kept apart. */
  readonly unable: UnableOrderType | null;
}

/** What a tenant sells and on which terms, worded in one language. */
export interface Catalogue {
  readonly items: ReadonlyMap<ItemNo, OfferedItem>;
  readonly sellers: ReadonlyMap<SellerKey, Seller>;
  readonly policies: ReadonlyMap<ShippingPolicyKey, ShippingPolicy>;
  readonly bundleTerms: ReadonlyMap<BundleKey, BundleTerms>;
  readonly discounts: ReadonlyMap<string, Discount>;
}

/** Which parts of a catalogue are to be read; unknown keys are left out of the answer. */
export interface CatalogueKeys {
  readonly items: readonly ItemNo[];
  readonly sellers: readonly SellerKey[];
  readonly policies: readonly ShippingPolicyKey[];
  readonly bundleTerms: readonly BundleKey[];
  readonly discounts: readonly string[];
}

/** A catalogue with nothing in it. */
export const emptyCatalogue: Catalogue = {
  items: new Map(),
  sellers: new Map(),
  policies: new Map(),
  bundleTerms: new Map(),
  discounts: new Map(),
};

import {
  itemNo,
  languages,
  type BundleTerms,
  type ItemNo,
  type Language,
  type Seller,
  type SellerKey,
  type ShippingPolicy,
} from '@baguni/domain';
import { catalogueItemIn, type CatalogueItem } from './catalogue-item.ts';
import { itemRows, type ItemName } from './items/index.ts';
import { bundleTermsOf, policyOf } from './policies.ts';
import type { ItemRow } from './row.ts';

/** Everything that the demo marketplace sells, in one language. */
export interface Catalogue {
  readonly items: ReadonlyMap<ItemNo, CatalogueItem>;
  readonly sellers: ReadonlyMap<SellerKey, Seller>;
  readonly shippingPolicies: readonly ShippingPolicy[];
  readonly bundleTerms: readonly BundleTerms[];
}

/** The number of an item that scenarios call by name. */
export const itemNoOf = (name: ItemName): ItemNo => itemNo(String(itemRows[name].no));

const rows: readonly ItemRow[] = Object.values(itemRows);
const policyNameOf = ({ shelf, extras }: ItemRow): Parameters<typeof policyOf>[1] => extras.policy ?? shelf.policy;

const uniqueBy = <A>(values: readonly A[], keyOf: (value: A) => string): readonly A[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];

const build = (language: Language): Catalogue => {
  const items = rows.map((row) => catalogueItemIn(row, language));
  const policies = rows.map((row) => policyOf(row.shelf.seller, policyNameOf(row)));
  const terms = rows.map((row) => bundleTermsOf(row.shelf.seller, policyNameOf(row)));
  return {
    items: new Map(items.map((sold) => [sold.item.itemNo, sold])),
    sellers: new Map(items.map(({ seller }) => [seller.sellerKey, seller])),
    shippingPolicies: uniqueBy(policies, (policy) => policy.shippingPolicyKey),
    bundleTerms: uniqueBy(terms, ({ bundleKey }) => bundleKey),
  };
};

const built = new Map<Language, Catalogue>();

/** The catalogue as a page of that language shows it; built once a language. */
export const catalogueIn = (language: Language): Catalogue => {
  const known = built.get(language);
  if (known) return known;
  const catalogue = build(language);
  built.set(language, catalogue);
  return catalogue;
};

/** The catalogue in each of the four languages, for those who store it. */
export const catalogues = (): ReadonlyMap<Language, Catalogue> =>
  new Map(languages.map((language) => [language, catalogueIn(language)]));

import {
  itemNo,
  noFlags,
  won,
  type Addition,
  type BundleKey,
  type BundleTerms,
  type CartUnitType,
  type Discount,
  type ExpressShopBranch,
  type MarketplaceItem,
  type ItemFlags,
  type ItemNo,
  type ItemOption,
  type Language,
  type MeasureTerms,
  type Seller,
  type SellerKey,
  type ShippingPolicy,
  type ShippingPolicyKey,
  type SmileFreshBranch,
  type UnableOrderType,
  type Won,
} from '@baguni/domain/internal';
import { byLanguage, inLanguage, sayIn, type Said, type Say, type Texts } from '../words/words.ts';
import {
  itemRows,
  tables,
  type AdditionName,
  type ItemName,
  type ItemRow,
  type OptionRow,
  type OptionWord,
} from './tables.ts';
import {
  bundleKeyOf,
  bundleTermsOf,
  discountOf,
  expressBranchOf,
  freshBranchOf,
  isExpressBranch,
  policyKeyOf,
  policyOf,
  sellerOf,
} from './terms.ts';

/** Returns the address of a demo picture (PG-14). */
export const pictureUrl = (name: string): string => `/pictures/${name}.svg`;

/** An option of an item; its texts are strings, or texts in each language. */
export interface OfferedOption<T = string> {
  /** Key for choices, e.g. `navy/95`, independent of language. */
  readonly key: string;
  readonly optionNo: string;
  readonly optionType: ItemOption['optionType'];
  readonly names: readonly T[];
  /** One value per name; empty if the shopper enters measures or text. */
  readonly values: readonly T[];
  /** Won added per piece; see `measure` for Calculation. */
  readonly optionPrice: Won;
  readonly measure: MeasureTerms | undefined;
  readonly calculationUnit: string | undefined;
  /** Pieces left, or undefined if unlimited. */
  readonly stock: number | undefined;
}

/** An additional product of an item; choices refer to its `key`. */
export type OfferedAddition<T = string> = Said<Omit<Addition, 'quantity'>, 'name' | 'value', T> & {
  readonly key: string;
};

const plain = { values: [], measure: undefined, calculationUnit: undefined, stock: undefined } as const;

const optionOf = <T>(row: OptionRow, optionNo: string, say: Say<T>): OfferedOption<T> => {
  const said = (word: OptionWord): T => say(tables.optionWords[word]);
  const named = { key: row.key, optionNo, optionType: row.type };
  switch (row.type) {
    case 'Combination':
      return {
        ...plain,
        ...named,
        names: row.names.map(said),
        values: row.values.map(said),
        optionPrice: won(row.price),
        stock: row.stock,
      };
    case 'Calculation':
      return {
        ...plain,
        ...named,
        names: row.names.map(said),
        optionPrice: won(0),
        measure: row.measure,
        calculationUnit: 'cm',
      };
    case 'Text':
      return { ...plain, ...named, names: [said(row.name)], optionPrice: won(row.price) };
  }
};

const additionOf = <T>(key: AdditionName, no: number, say: Say<T>): OfferedAddition<T> => {
  const row = tables.additions[key];
  return {
    key,
    additionNo: `${no}-${key}`,
    name: say(row.name),
    value: say(row.value ?? ['', '', '', '']),
    price: won(row.price),
    stock: row.stock,
  };
};

/** An item on sale with options, shipping and discounts. */
export interface CatalogueItem<T = string> {
  readonly item: Said<MarketplaceItem, 'itemName' | 'brandName', T>;
  readonly moreImageUrls: readonly string[];
  readonly service: CartUnitType;
  readonly seller: Said<Seller, 'sellerName' | 'miniShopName', T>;
  readonly shippingPolicyKey: ShippingPolicyKey;
  readonly bundleKey: BundleKey;
  readonly options: readonly OfferedOption<T>[];
  readonly additions: readonly OfferedAddition<T>[];
  /** All its discounts; `discountsFor` selects those of a buyer (DC-01). */
  readonly discounts: readonly Said<Discount, 'displayName', T>[];
  readonly fundingNos: readonly string[];
  /** Reason that stops the sale (CK-02, CK-03). */
  readonly saleStatus: UnableOrderType | undefined;
  readonly isCouponUsable: boolean;
  readonly isNeedAuthentication: boolean;
  readonly isItemDiscountAgreement: boolean;
  readonly expressShopBranch: Said<ExpressShopBranch, 'branchName', T> | undefined;
  readonly smileFreshBranch: Said<SmileFreshBranch, 'branchName', T> | undefined;
}

const flagsOf = ({ flags = [] }: ItemRow): ItemFlags => ({
  ...noFlags,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});

/** Returns the transport policy, which decides the arrival. Items of branches and items without a parcel have none. */
const transPolicyOf = ({ transPolicyNo, service, policy }: ItemRow): string => {
  if (transPolicyNo !== undefined) return transPolicyNo;
  return service === 'Normal' && policy !== 'pickUp' && policy !== 'noParcel' ? 'T20' : '';
};

const itemOf = <T>(row: ItemRow, say: Say<T>): CatalogueItem<T>['item'] => ({
  itemNo: itemNo(String(row.no)),
  itemName: say(row.name),
  itemImageUrl: pictureUrl(row.picture),
  itemSellPrice: won(row.price),
  options: [],
  additions: [],
  category: tables.categories[row.category],
  mall: row.mall ?? 'General',
  brandName: say(row.brand),
  brandId: inLanguage(row.brand, 'en'),
  epin: `E${row.no}`,
  buyMileageRate: row.buyMileageRate ?? 0,
  transPolicyNo: transPolicyOf(row),
  shippingWeight: row.kg,
  limits: { min: row.min ?? 1, max: row.max, multiple: row.multiple ?? 1 },
  stock: row.stock,
  flags: flagsOf(row),
});

const catalogueItemOf = <T>(row: ItemRow, say: Say<T>): CatalogueItem<T> => {
  const { seller, service, policy, branchPrice, branchServices = ['Reserve', 'Dawn'] } = row;
  return {
    item: itemOf(row, say),
    moreImageUrls: (row.morePictures ?? []).map(pictureUrl),
    service,
    seller: sellerOf(seller, say),
    shippingPolicyKey: policyKeyOf(seller, policy),
    bundleKey: bundleKeyOf(seller, policy),
    options: (row.options ?? []).map((option, i) => optionOf(option, `${row.no}-${i + 1}`, say)),
    additions: (row.additions ?? []).map((key) => additionOf(key, row.no, say)),
    discounts: (row.discounts ?? []).map((name) => discountOf(name, say)),
    fundingNos: row.fundings ?? [],
    saleStatus: row.status,
    isCouponUsable: row.isCouponUsable ?? true,
    isNeedAuthentication: row.isNeedAuthentication ?? false,
    isItemDiscountAgreement: row.isItemDiscountAgreement ?? false,
    expressShopBranch: isExpressBranch(seller) ? expressBranchOf(seller, say, branchPrice) : undefined,
    smileFreshBranch: service === 'SmileFresh' ? freshBranchOf(branchServices, say, branchPrice) : undefined,
  };
};

export interface Catalogue<T = string> {
  readonly items: ReadonlyMap<ItemNo, CatalogueItem<T>>;
  readonly sellers: ReadonlyMap<SellerKey, CatalogueItem<T>['seller']>;
  readonly shippingPolicies: readonly ShippingPolicy[];
  readonly bundleTerms: readonly BundleTerms[];
}

export const itemNoOf = (name: ItemName): ItemNo => itemNo(String(tables.items[name].no));

const uniqueBy = <A>(values: readonly A[], keyOf: (value: A) => string): readonly A[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];

const build = <T>(say: Say<T>): Catalogue<T> => {
  const rows = [...itemRows.values()];
  const items = rows.map((row) => catalogueItemOf(row, say));
  const policies = rows.map(({ seller, policy }) => policyOf(seller, policy));
  const terms = rows.map(({ seller, policy }) => bundleTermsOf(seller, policy));
  return {
    items: new Map(items.map((sold) => [sold.item.itemNo, sold])),
    sellers: new Map(items.map(({ seller }) => [seller.sellerKey, seller])),
    shippingPolicies: uniqueBy(policies, (policy) => policy.shippingPolicyKey),
    bundleTerms: uniqueBy(terms, ({ bundleKey }) => bundleKey),
  };
};

const built = new Map<Language, Catalogue>();

/** Returns the catalogue in one language, built once per language. */
export const catalogueIn = (language: Language): Catalogue => {
  const known = built.get(language);
  if (known) return known;
  const catalogue = build(sayIn(language));
  built.set(language, catalogue);
  return catalogue;
};

/** Returns the catalogue with texts in each language. */
export const catalogueInEach = (): Catalogue<Texts> => build(byLanguage);

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
  type Item,
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
import { inLanguage } from '../words/words.ts';
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
  discountIn,
  expressBranchIn,
  freshBranchIn,
  isExpressBranch,
  policyKeyOf,
  policyOf,
  sellerIn,
} from './terms.ts';

/** Returns the address of a demo picture (PG-14). */
export const pictureUrl = (name: string): string => `/pictures/${name}.svg`;

export interface OfferedOption {
  /** Key for choices, e.g. `navy/95`, independent of language. */
  readonly key: string;
  readonly optionNo: string;
  readonly optionType: ItemOption['optionType'];
  readonly names: readonly string[];
  /** One value per name; empty if the shopper enters measures or text. */
  readonly values: readonly string[];
  /** Won added per piece; see `measure` for Calculation. */
  readonly optionPrice: Won;
  readonly measure: MeasureTerms | undefined;
  readonly calculationUnit: string | undefined;
  /** Pieces left, or undefined if unlimited. */
  readonly stock: number | undefined;
}

/** An additional product of an item; choices refer to its `key`. */
export interface OfferedAddition extends Omit<Addition, 'quantity'> {
  readonly key: string;
}

const plain = { values: [], measure: undefined, calculationUnit: undefined, stock: undefined } as const;

const optionIn = (row: OptionRow, optionNo: string, language: Language): OfferedOption => {
  const said = (word: OptionWord): string => inLanguage(tables.optionWords[word], language);
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

const additionIn = (key: AdditionName, no: number, language: Language): OfferedAddition => {
  const row = tables.additions[key];
  return {
    key,
    additionNo: `${no}-${key}`,
    name: inLanguage(row.name, language),
    value: row.value ? inLanguage(row.value, language) : '',
    price: won(row.price),
    stock: row.stock,
  };
};

/** An item on sale in one language, with options, shipping and discounts. */
export interface CatalogueItem {
  readonly item: Item;
  readonly moreImageUrls: readonly string[];
  readonly service: CartUnitType;
  readonly seller: Seller;
  readonly shippingPolicyKey: ShippingPolicyKey;
  readonly bundleKey: BundleKey;
  readonly options: readonly OfferedOption[];
  readonly additions: readonly OfferedAddition[];
  /** All its discounts; `discountsFor` selects those of a buyer (DC-01). */
  readonly discounts: readonly Discount[];
  readonly fundingNos: readonly string[];
  /** Reason that stops the sale (CK-02, CK-03). */
  readonly saleStatus: UnableOrderType | undefined;
  readonly isCouponUsable: boolean;
  readonly isNeedAuthentication: boolean;
  readonly isItemDiscountAgreement: boolean;
  readonly expressShopBranch: ExpressShopBranch | undefined;
  readonly smileFreshBranch: SmileFreshBranch | undefined;
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

const itemIn = (row: ItemRow, language: Language): Item => ({
  itemNo: itemNo(String(row.no)),
  itemName: inLanguage(row.name, language),
  itemImageUrl: pictureUrl(row.picture),
  itemSellPrice: won(row.price),
  options: [],
  additions: [],
  category: tables.categories[row.category],
  mall: row.mall ?? 'General',
  brandName: inLanguage(row.brand, language),
  brandId: inLanguage(row.brand, 'en'),
  epin: `E${row.no}`,
  buyMileageRate: row.buyMileageRate ?? 0,
  transPolicyNo: transPolicyOf(row),
  shippingWeight: row.kg,
  limits: { min: row.min ?? 1, max: row.max, multiple: row.multiple ?? 1 },
  stock: row.stock,
  flags: flagsOf(row),
});

const expressBranch = ({ seller, branchPrice }: ItemRow, language: Language): ExpressShopBranch | undefined =>
  isExpressBranch(seller) ? expressBranchIn(seller, language, branchPrice) : undefined;

const freshBranch = (
  { service, branchServices, branchPrice }: ItemRow,
  language: Language,
): SmileFreshBranch | undefined =>
  service === 'SmileFresh' ? freshBranchIn(branchServices ?? ['Reserve', 'Dawn'], language, branchPrice) : undefined;

const catalogueItemIn = (row: ItemRow, language: Language): CatalogueItem => {
  const { seller, policy } = row;
  return {
    item: itemIn(row, language),
    moreImageUrls: (row.morePictures ?? []).map(pictureUrl),
    service: row.service,
    seller: sellerIn(seller, language),
    shippingPolicyKey: policyKeyOf(seller, policy),
    bundleKey: bundleKeyOf(seller, policy),
    options: (row.options ?? []).map((option, i) => optionIn(option, `${row.no}-${i + 1}`, language)),
    additions: (row.additions ?? []).map((key) => additionIn(key, row.no, language)),
    discounts: (row.discounts ?? []).map((name) => discountIn(name, language)),
    fundingNos: row.fundings ?? [],
    saleStatus: row.status,
    isCouponUsable: row.isCouponUsable ?? true,
    isNeedAuthentication: row.isNeedAuthentication ?? false,
    isItemDiscountAgreement: row.isItemDiscountAgreement ?? false,
    expressShopBranch: expressBranch(row, language),
    smileFreshBranch: freshBranch(row, language),
  };
};

export interface Catalogue {
  readonly items: ReadonlyMap<ItemNo, CatalogueItem>;
  readonly sellers: ReadonlyMap<SellerKey, Seller>;
  readonly shippingPolicies: readonly ShippingPolicy[];
  readonly bundleTerms: readonly BundleTerms[];
}

export const itemNoOf = (name: ItemName): ItemNo => itemNo(String(tables.items[name].no));

const uniqueBy = <A>(values: readonly A[], keyOf: (value: A) => string): readonly A[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];

const build = (language: Language): Catalogue => {
  const rows = [...itemRows.values()];
  const items = rows.map((row) => catalogueItemIn(row, language));
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
  const catalogue = build(language);
  built.set(language, catalogue);
  return catalogue;
};

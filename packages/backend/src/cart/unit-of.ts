import {
  duplicatesAmong,
  type Duplicates,
  measuredPrice,
  unknownItem,
  type Addition,
  type Item,
  type ItemOption,
  type Language,
  additionStock,
  itemStock,
  optionStock,
  type StockKey,
  discountsFor,
  outOfStock,
  type AppliedCoupon,
  type Buyer,
  type CartUnit,
  type Discount,
  type Seller,
  type UnableOrderType,
} from '@baguni/domain/internal';
import type { NewUnit, StoredUnit, ChosenAddition, ChosenOption } from '../store/rows.ts';
import type { OfferedItem, Catalogue } from '../store/catalogue.ts';

/** Key of a choice: item, service, branch, options with entered values, additions. */
export const choiceOf = ({ itemNo, detail }: NewUnit): string =>
  JSON.stringify([
    itemNo,
    detail.cartUnitType,
    detail.expressShopBranch?.ko.branchCode ?? '',
    detail.smileFreshBranch?.ko.branchCode ?? '',
    detail.options.map(({ optionNo, values, entries }) => [optionNo, values ?? entries?.ko.map(({ value }) => value)]),
    detail.additions.map(({ additionNo }) => additionNo).toSorted(),
  ]);

/** True if both units are the same choice (GM-2). */
export const isSameChoice = (a: NewUnit, b: NewUnit): boolean => choiceOf(a) === choiceOf(b);

/** Returns the other units with the same choice as a unit (XT-02). Items with one unit skip the comparison. */
export const duplicatesOf = (rows: readonly StoredUnit[]): ((row: StoredUnit) => Duplicates) => {
  const times = new Map<string, number>();
  for (const { itemNo } of rows) times.set(itemNo, (times.get(itemNo) ?? 0) + 1);
  return duplicatesAmong(rows, (row) => (times.get(row.itemNo) === 1 ? row.itemNo : choiceOf(row)));
};

export type Left = ReadonlyMap<StockKey, number>;

/** The item of a choice, and whether all chosen options and additions are still offered. */
export interface ChosenItem {
  readonly item: Item;
  readonly missing: 'Item' | 'Option' | 'Addition' | null;
}

/** Entered values use the names of the offer. */
const entriesOf = (option: ItemOption, { values, entries }: ChosenOption, language: Language) =>
  values
    ? option.optionEntries.map(({ name }, i) => ({ name, value: values[i] ?? '' }))
    : (entries?.[language] ?? option.optionEntries);

const optionOf = (
  { item, measures }: OfferedItem,
  chosen: ChosenOption,
  left: Left,
  language: Language,
): ItemOption | null => {
  const option = item.options.find(({ optionNo }) => optionNo === chosen.optionNo);
  const terms = measures?.[chosen.optionNo];
  const values = option?.optionType === 'Calculation' ? chosen.values : undefined;
  // without measure terms the price is unknown
  if (!option || (values && !terms)) return null;
  return {
    ...option,
    optionEntries: entriesOf(option, chosen, language),
    optionPrice: values && terms ? measuredPrice(terms, values) : (chosen.optionPrice ?? option.optionPrice),
    stock: left.get(optionStock(item.itemNo, option.optionNo)),
  };
};

const additionOf = (offered: Item, chosen: ChosenAddition, left: Left): Addition | null => {
  const addition = offered.additions.find(({ additionNo }) => additionNo === chosen.additionNo);
  if (!addition) return null;
  const stock = left.get(additionStock(offered.itemNo, addition.additionNo));
  return { ...addition, quantity: chosen.quantity, stock };
};

const isThere = <A>(value: A | null): value is A => value !== null;

/** Returns the item with today’s price, texts and stock, limited to the chosen options and additions. */
export const chosenItem = (
  unit: NewUnit,
  offered: OfferedItem | undefined,
  left: Left,
  language: Language,
): ChosenItem => {
  if (!offered) return { item: unknownItem(unit.itemNo), missing: 'Item' };
  const options = unit.detail.options.map((chosen) => optionOf(offered, chosen, left, language));
  const additions = unit.detail.additions.map((chosen) => additionOf(offered.item, chosen, left));
  const stock = left.get(itemStock(unit.itemNo));
  const item = { ...offered.item, options: options.filter(isThere), additions: additions.filter(isThere), stock };
  if (options.includes(null)) return { item, missing: 'Option' };
  return { item, missing: additions.includes(null) ? 'Addition' : null };
};

export interface UnitSources {
  readonly catalogue: Catalogue;
  readonly left: Left;
  readonly coupons: readonly AppliedCoupon[];
  readonly language: Language;
  readonly buyer: Pick<Buyer, 'memberType'>;
  /** Units with the same choice; missing when a single unit is read (XT-02). */
  readonly duplicates?: (unit: StoredUnit) => Duplicates;
}

const noDuplicates: Duplicates = { hasDuplicates: false, duplicateCartUnitIds: [] };

const missingType = {
  Item: 'ITEM_STOP_SELLING',
  Option: 'OPTION_OUT_OF_STOCK',
  Addition: 'ADDITION_OUT_OF_STOCK',
} as const satisfies Record<string, UnableOrderType>;

/** Priority: sale, unit, stock. Unknown items are unorderable (LG-8). */
const unableOf = (unit: StoredUnit, { item, missing }: ChosenItem, sources: UnitSources): UnableOrderType | null => {
  const offered = sources.catalogue.items.get(unit.itemNo);
  if (missing) return missingType[missing];
  if (!sources.catalogue.sellers.has(unit.detail.sellerKey)) return 'OTHER';
  if (!sources.catalogue.policies.has(unit.detail.shippingPolicyKey)) return 'OTHER';
  return offered?.unable ?? unit.detail.unable ?? outOfStock(item) ?? null;
};

const sellerOf = ({ detail }: StoredUnit, { catalogue }: UnitSources): Seller =>
  catalogue.sellers.get(detail.sellerKey) ?? {
    sellerKey: detail.sellerKey,
    sellerName: '',
    miniShopName: '',
    shopLink: '',
  };

/** Returns the discounts for the current buyer, who may have signed in or out since adding the unit (DC-01). */
const discountsOf = (
  { discountNos, partnershipCode }: StoredUnit['detail'],
  { catalogue, buyer }: UnitSources,
): readonly Discount[] => {
  const discounts = discountNos.flatMap((no) => catalogue.discounts.get(no) ?? []);
  return discountsFor({ discounts }, buyer, partnershipCode !== null);
};

/** Builds a unit from stored rows only, never from page data (BL-1). */
export const unitOf = (unit: StoredUnit, sources: UnitSources): CartUnit => {
  const { detail } = unit;
  const { catalogue, left, coupons, language } = sources;
  const chosen = chosenItem(unit, catalogue.items.get(unit.itemNo), left, language);
  const unable = unableOf(unit, chosen, sources);
  return {
    cartUnitId: unit.cartUnitId,
    cartUnitType: detail.cartUnitType,
    version: unit.version,
    quantity: unit.quantity,
    item: chosen.item,
    seller: sellerOf(unit, sources),
    shippingPolicyKey: detail.shippingPolicyKey,
    bundleKey: detail.bundleKey,
    partnershipCode: detail.partnershipCode ?? undefined,
    discounts: discountsOf(detail, sources),
    isBuyAvailable: unable === null,
    unableOrderType: unable ?? undefined,
    unableOrderReasonCode: detail.unableReasonCode ?? undefined,
    isCouponUsable: detail.isCouponUsable,
    unusableCouponType: detail.unusableCouponType ?? undefined,
    isNeedAuthentication: detail.isNeedAuthentication,
    isViaEmployeeMall: detail.isViaEmployeeMall ?? false,
    isDeliveryTimeEnded: detail.isDeliveryTimeEnded ?? false,
    isItemDiscountAgreement: detail.isItemDiscountAgreement,
    appliedCouponIssueNoes: coupons
      .filter(({ cartUnitIds }) => cartUnitIds.includes(unit.cartUnitId))
      .map(({ couponIssueNo }) => couponIssueNo),
    insertDateISO: new Date(unit.insertedAt).toISOString(),
    ...(sources.duplicates?.(unit) ?? noDuplicates),
    expressShopBranch: detail.expressShopBranch?.[language],
    smileFreshBranch: detail.smileFreshBranch?.[language],
  };
};

import {
  additionEntryName,
  optionEntryName,
  type Addition,
  type CartUnit,
  type Item,
  type ItemOption,
  type Language,
  type LedgerEntry,
  type Order,
} from '@baguni/domain/internal';
import { noKeys } from '../../catalogue/row-names.ts';
import type { ReadDeps } from '../../request/handler.ts';
import type { Catalogue, OfferedItem } from '../../store/catalogue.ts';
import type { StoredOrder } from '../../store/rows.ts';
import { orderOf } from './stored-order.ts';

/** Texts of an order by their text in its language. */
type Texts = ReadonlyMap<string, string>;

/** Values that the buyer entered are not translated. */
const translateOption = (option: ItemOption, { optionEntries }: ItemOption): ItemOption => ({
  ...option,
  optionEntries:
    option.optionType === 'Combination'
      ? optionEntries
      : option.optionEntries.map((entry, i) => ({ ...entry, name: optionEntries[i]?.name ?? entry.name })),
});

/** Translates an ordered item, or returns undefined unless all that was chosen is still offered. */
const translateItem = (item: Item, offered: OfferedItem | undefined): Item | undefined => {
  if (offered === undefined) return undefined;
  const { itemName, options, additions } = offered.item;
  const found = item.options.flatMap((option) => {
    const other = options.find(({ optionNo }) => optionNo === option.optionNo);
    return other ? [translateOption(option, other)] : [];
  });
  const added = item.additions.flatMap((addition): readonly Addition[] => {
    const other = additions.find(({ additionNo }) => additionNo === addition.additionNo);
    return other ? [{ ...addition, name: other.name, value: other.value }] : [];
  });
  const isWhole = found.length === item.options.length && added.length === item.additions.length;
  return isWhole ? { ...item, itemName, options: found, additions: added } : undefined;
};

/** Pairs the names of options, additions and discounts in the ledger with their translations. */
const textsOfUnit = (
  { item, discounts }: CartUnit,
  translated: Item,
  catalogue: Catalogue,
): readonly (readonly [string, string])[] => [
  ...item.options.map(
    (option, i) => [optionEntryName(option), optionEntryName(translated.options[i] ?? option)] as const,
  ),
  ...item.additions.map(
    (addition, i) => [additionEntryName(addition), additionEntryName(translated.additions[i] ?? addition)] as const,
  ),
  ...discounts.map(
    ({ discountNo, displayName }) =>
      [displayName, catalogue.discounts.get(discountNo)?.displayName ?? displayName] as const,
  ),
];

const translateEntry = (entry: LedgerEntry, texts: Texts): LedgerEntry => {
  const { inputs } = entry;
  const name = 'name' in inputs ? texts.get(inputs.name) : undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the name differs
  return name === undefined ? entry : ({ ...entry, inputs: { ...inputs, name } } as LedgerEntry);
};

/** Reads the names of the coupons of these orders in two languages, by their names in the first. */
const readCouponNames = async (
  { tx, session: { scope }, language }: ReadDeps,
  orders: readonly StoredOrder[],
): Promise<(from: Language) => Texts> => {
  const used = new Set(orders.flatMap(({ coupons }) => coupons.map(({ couponIssueNo }) => couponIssueNo)));
  if (used.size === 0) return () => new Map();
  const issued = (await tx.issuedCoupons(scope)).filter(({ issueNo }) => used.has(issueNo));
  const policies = await tx.couponTerms(scope.tenant, [...new Set(issued.map(({ policyNo }) => policyNo))]);
  return (from) => new Map(policies.map(({ couponName }) => [couponName[from], couponName[language]]));
};

/**
 * Returns orders with the catalogue’s texts in the reader’s language. A line whose item, option or addition is no longer
 * offered keeps the texts of the order, and names their language.
 */
export const translateOrders = async (deps: ReadDeps, stored: readonly StoredOrder[]): Promise<readonly Order[]> => {
  const { tx, session, language } = deps;
  const foreign = stored.filter((order) => order.language !== undefined && order.language !== language);
  if (foreign.length === 0) return stored.map(orderOf);
  const units = foreign.flatMap((order) => order.units);
  const catalogue = await tx.catalogue(session.scope.tenant, language, {
    ...noKeys,
    items: [...new Set(units.map(({ item }) => item.itemNo))],
    discounts: [...new Set(units.flatMap(({ discounts }) => discounts.map(({ discountNo }) => discountNo)))],
  });
  const couponNames = await readCouponNames(deps, foreign);
  return stored.map((order) => {
    if (order.language === undefined || order.language === language) return orderOf(order);
    const from = order.language;
    const translated = order.units.map(({ item }) => translateItem(item, catalogue.items.get(item.itemNo)));
    const texts: Texts = new Map([
      ...couponNames(from),
      ...order.units.flatMap((unit, i) => textsOfUnit(unit, translated[i] ?? unit.item, catalogue)),
    ]);
    const read = orderOf({
      ...order,
      units: order.units.map((unit, i) => ({ ...unit, item: translated[i] ?? unit.item })),
      entries: order.entries.map((entry) => translateEntry(entry, texts)),
    });
    return {
      ...read,
      lines: read.lines.map((line, i) => (translated[i] === undefined ? { ...line, language: from } : line)),
    };
  });
};

export const translateOrder = async (deps: ReadDeps, stored: StoredOrder): Promise<Order> => {
  const [order] = await translateOrders(deps, [stored]);
  return order ?? orderOf(stored);
};

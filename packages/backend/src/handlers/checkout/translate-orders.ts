import {
  additionEntryName,
  languages,
  optionEntryName,
  type Addition,
  type CartUnit,
  type Item,
  type ItemOption,
  type Language,
  type LedgerEntry,
  type Order,
} from '@baguni/domain/internal';
import type { Deps, ReadDeps } from '../../request/handler.ts';
import type { Catalogue, OfferedItem } from '../../store/catalogue.ts';
import { inEach, type InEachLanguage, type StoredOrder } from '../../store/rows.ts';
import { orderOf } from './stored-order.ts';

/** A text in the language of an order, and in the reader’s. */
type Pair = readonly [from: string, to: string];
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
const textsOfUnit = ({ item, discounts }: CartUnit, translated: Item, catalogue: Catalogue): readonly Pair[] => [
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

/** Reads the names of the coupons of these orders, and the payment methods that they require. */
const readCouponNames = async (
  { tx, session: { scope } }: ReadDeps,
  orders: readonly StoredOrder[],
): Promise<readonly InEachLanguage<string>[]> => {
  const used = new Set(orders.flatMap(({ coupons }) => coupons.map(({ couponIssueNo }) => couponIssueNo)));
  if (used.size === 0) return [];
  const issued = (await tx.issuedCoupons(scope)).filter(({ issueNo }) => used.has(issueNo));
  const policies = await tx.couponTerms(scope.tenant, [...new Set(issued.map(({ policyNo }) => policyNo))]);
  return policies.flatMap(({ couponName, paymentCouponName }) =>
    paymentCouponName === null ? [couponName] : [couponName, paymentCouponName],
  );
};

const branchNames = ({ terms }: OfferedItem): readonly InEachLanguage<string>[] => {
  const branch = terms?.smileFreshBranch;
  return branch ? [inEach((language) => branch[language].branchName)] : [];
};

/** Reads the names of the funding discounts of these items. An order stores only the names. */
const readFundingNames = async (
  { tx, session, language }: ReadDeps,
  from: Language,
  items: readonly OfferedItem[],
): Promise<readonly Pair[]> => {
  const fundings = [...new Set(items.flatMap(({ terms }) => terms?.fundingNos ?? []))];
  if (fundings.length === 0) return [];
  const readIn = async (read: Language) => (await tx.catalogue(session.scope.tenant, read, { fundings })).fundings;
  const names = await readIn(language);
  return [...(await readIn(from))].map(([no, { displayName }]) => [
    displayName,
    names.get(no)?.displayName ?? displayName,
  ]);
};

/** Translates the country of an order overseas, its payment method and the branches that deliver it. */
const translateTerms = (
  { terms, deliverySlots }: StoredOrder,
  translate: (text: string) => string,
): Pick<StoredOrder, 'terms' | 'deliverySlots'> => ({
  ...(terms && {
    terms: {
      ...terms,
      address:
        terms.address?.zipCode === '' ? { ...terms.address, address: translate(terms.address.address) } : terms.address,
      paymentMethod: terms.paymentMethod && translate(terms.paymentMethod),
    },
  }),
  ...(deliverySlots && {
    deliverySlots: deliverySlots.map((slot) => ({ ...slot, branchName: translate(slot.branchName) })),
  }),
});

type TranslationDeps = ReadDeps & Pick<Deps, 'overseas'>;

/**
 * Returns orders with the catalogue’s texts in the reader’s language. A line whose item, option or addition is no longer
 * offered keeps the texts of the order, and names their language.
 */
export const translateOrders = async (
  deps: TranslationDeps,
  stored: readonly StoredOrder[],
): Promise<readonly Order[]> => {
  const { tx, session, language, overseas } = deps;
  const foreign = stored.filter((order) => order.language !== undefined && order.language !== language);
  if (foreign.length === 0) return stored.map(orderOf);
  const units = foreign.flatMap((order) => order.units);
  const catalogue = await tx.catalogue(session.scope.tenant, language, {
    items: [...new Set(units.map(({ item }) => item.itemNo))],
    discounts: [...new Set(units.flatMap(({ discounts }) => discounts.map(({ discountNo }) => discountNo)))],
  });
  const offered = [...catalogue.items.values()];
  const names = [
    ...overseas.countries.map(({ countryName }) => countryName),
    ...(await readCouponNames(deps, foreign)),
    ...offered.flatMap(branchNames),
  ];
  const pairsFrom = new Map<Language, readonly Pair[]>();
  for (const from of languages) {
    if (!foreign.some((order) => order.language === from)) continue;
    const pairs = names.map((name): Pair => [name[from], name[language]]);
    pairsFrom.set(from, [...pairs, ...(await readFundingNames(deps, from, offered))]);
  }
  return stored.map((order) => {
    const from = order.language;
    const pairs = from && pairsFrom.get(from);
    if (!pairs) return orderOf(order);
    const translated = order.units.map(({ item }) => translateItem(item, catalogue.items.get(item.itemNo)));
    const texts: Texts = new Map([
      ...pairs,
      ...order.units.flatMap((unit, i) => textsOfUnit(unit, translated[i] ?? unit.item, catalogue)),
    ]);
    const read = orderOf({
      ...order,
      ...translateTerms(order, (text) => texts.get(text) ?? text),
      units: order.units.map((unit, i) => ({ ...unit, item: translated[i] ?? unit.item })),
      entries: order.entries.map((entry) => translateEntry(entry, texts)),
    });
    return {
      ...read,
      lines: read.lines.map((line, i) => (translated[i] === undefined ? { ...line, language: from } : line)),
    };
  });
};

export const translateOrder = async (deps: TranslationDeps, stored: StoredOrder): Promise<Order> => {
  const [order] = await translateOrders(deps, [stored]);
  return order ?? orderOf(stored);
};

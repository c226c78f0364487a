import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { groupBy } from '../../entities/cart/tree.ts';
import { allocate, noWon, RATE_PARTS, sum, won, type Won } from '../../money/won.ts';
import type { Currency } from '../../money/currency.ts';
import type { BundleKey, CartUnitId } from '../../money/ids.ts';
import { fraction, money } from '../../money/money.ts';
import {
  entryOf,
  placeKey,
  totalOf,
  type EntryHome,
  type EntryOf,
  type LedgerEntry,
} from '../../price/ledger/ledger.ts';
import { rateOfUnit, type TaxTerms } from './tax-terms.ts';

/** Taxed amounts in minor units: `net + tax = gross`. */
export interface TaxedAmount {
  readonly net: Won;
  readonly tax: Won;
  readonly gross: Won;
}

/** The taxed amounts of one rate and their tax. */
export interface TaxOfRate extends TaxedAmount {
  /** Per cent. */
  readonly rate: number;
}

/** The tax of an order. `gross` is the amount to pay. */
export interface TaxReceipt extends TaxedAmount {
  /** By rate, highest first. They add up to the totals. */
  readonly rates: readonly TaxOfRate[];
}

/** An amount of the ledger with one rate: a line, a part of a shipping fee, or the overseas fee of a unit. */
interface TaxedPart {
  readonly home: EntryHome;
  readonly rate: number;
  /** As in the ledger: with the tax if prices are inclusive, otherwise without. */
  readonly amount: Won;
}

/** Totals the entries of each place: units, parcels and overseas fees, in ledger order. */
const amountsByPlace = (entries: readonly LedgerEntry[]): readonly { home: EntryHome; amount: Won }[] =>
  groupBy(entries, ({ place }) => placeKey(place)).map(([, all]) => {
    const [{ sellerGroupKey, place }] = all;
    return { home: { sellerGroupKey, place }, amount: totalOf(all) };
  });

/** Goods of a parcel with one rate. */
interface RatedGoods {
  readonly rate: number;
  readonly value: number;
}

/** Returns the value of the goods of a parcel by rate, highest rate first; a negative line counts as 0. */
const goodsByRate = (units: readonly CartUnit[], leftOf: ReadonlyMap<CartUnitId, Won>, tax: TaxTerms) => {
  const values = new Map<number, number>();
  for (const unit of units) {
    const left = leftOf.get(unit.cartUnitId);
    if (left === undefined) continue;
    const rate = rateOfUnit(tax, unit);
    values.set(rate, (values.get(rate) ?? 0) + Math.max(0, left));
  }
  return [...values].map(([rate, value]): RatedGoods => ({ rate, value })).toSorted((a, b) => b.rate - a.rate);
};

const partsOf = (tax: TaxTerms, units: readonly CartUnit[], entries: readonly LedgerEntry[]): readonly TaxedPart[] => {
  const byPlace = amountsByPlace(entries);
  const byId = new Map(units.map((unit) => [unit.cartUnitId, unit]));
  const leftOf = new Map(
    byPlace.flatMap(({ home: { place }, amount }) =>
      place.type === 'Unit' ? [[place.cartUnitId, amount] as const] : [],
    ),
  );
  const ofParcel = (home: EntryHome, bundleKey: BundleKey, fee: Won): readonly TaxedPart[] => {
    const goods = goodsByRate(
      units.filter((unit) => unit.bundleKey === bundleKey),
      leftOf,
      tax,
    );
    const shares = allocate(
      fee,
      goods.map(({ value }) => value),
    );
    return goods.map(({ rate }, i) => ({ home, rate, amount: shares[i] ?? noWon }));
  };
  return byPlace
    .flatMap(({ home, amount }): readonly TaxedPart[] => {
      const { place } = home;
      if (place.type === 'Bundle') return ofParcel(home, place.bundleKey, amount);
      const unit = byId.get(place.cartUnitId);
      return unit ? [{ home, rate: rateOfUnit(tax, unit), amount }] : [];
    })
    .filter(({ amount }) => amount !== 0);
};

const WHOLE = 100 * RATE_PARTS;

export const taxOn = ({ prices, rounding }: TaxTerms, currency: Currency, rate: number, amount: Won): Won => {
  const parts = Math.round(rate * RATE_PARTS);
  const whole = prices === 'Inclusive' ? WHOLE + parts : WHOLE;
  return won(fraction(money(currency, amount), parts, whole, rounding).minor);
};

const byRate = <T extends { readonly rate: number }>(all: readonly T[]): readonly (readonly [number, readonly T[]])[] =>
  groupBy(
    all.toSorted((a, b) => b.rate - a.rate),
    ({ rate }) => rate,
  );

/** Returns the tax of each part. If it is rounded per rate, the parts share it in proportion to their amounts. */
const taxesOf = (tax: TaxTerms, currency: Currency, parts: readonly TaxedPart[]): ReadonlyMap<TaxedPart, Won> => {
  if (tax.roundedPer !== 'Total')
    return new Map(parts.map((part) => [part, taxOn(tax, currency, part.rate, part.amount)]));
  return new Map(
    byRate(parts).flatMap(([rate, all]) => {
      const amounts = all.map(({ amount }) => amount);
      const shares = allocate(
        taxOn(tax, currency, rate, sum(amounts)),
        amounts.map((amount) => Math.max(0, amount)),
      );
      return all.map((part, i) => [part, shares[i] ?? noWon] as const);
    }),
  );
};

/** Returns one tax entry for each taxed amount of a ledger. Its amount is 0 if the prices contain the tax. */
export const taxEntries = (
  tax: TaxTerms,
  currency: Currency,
  units: readonly CartUnit[],
  entries: readonly LedgerEntry[],
): readonly EntryOf<'Tax'>[] => {
  const isInclusive = tax.prices === 'Inclusive';
  return [...taxesOf(tax, currency, partsOf(tax, units, entries))].map(([{ home, rate, amount }, taxed]) => {
    const basis = isInclusive ? won(amount - taxed) : amount;
    return entryOf(home, 'Tax', isInclusive ? noWon : taxed, { rate, basis, tax: taxed });
  });
};

const isTax = (entry: LedgerEntry): entry is EntryOf<'Tax'> => entry.rule === 'Tax';

const taxedAmount = (of: readonly EntryOf<'Tax'>[]): TaxedAmount => {
  const net = sum(of.map(({ inputs }) => inputs.basis));
  const tax = sum(of.map(({ inputs }) => inputs.tax));
  return { net, tax, gross: won(net + tax) };
};

/** Totals the tax entries of a ledger by rate. */
export const taxReceipt = (entries: readonly LedgerEntry[]): TaxReceipt => {
  const taxes = entries.filter(isTax).map((entry) => ({ rate: entry.inputs.rate, entry }));
  const rates = byRate(taxes).map(([rate, of]) => ({ rate, ...taxedAmount(of.map(({ entry }) => entry)) }));
  return { ...taxedAmount(taxes.map(({ entry }) => entry)), rates };
};

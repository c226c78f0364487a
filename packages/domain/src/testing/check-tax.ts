import type { EngineCart } from '../engine/cart/engine-cart.ts';
import type { CustomFields } from '../engine/cart/fields.ts';
import type { Engine } from '../engine/engine.ts';
import type { Tax } from '../engine/tax/define-tax.ts';
import { groupBy } from '../entities/cart/tree.ts';
import { sum, type Won } from '../money/won.ts';
import { totalOf, type EntryOf, type EntryPlace, type LedgerEntry } from '../price/ledger/ledger.ts';

const placeOf = (place: EntryPlace): string =>
  `${place.type} ${place.type === 'Bundle' ? place.bundleKey : place.cartUnitId}`;

const check = (law: string, found: number, expected: number): void => {
  if (found !== expected) throw new Error(`${law}: ${found}, not ${expected}`);
};

const isTax = (entry: LedgerEntry): entry is EntryOf<'Tax'> => entry.rule === 'Tax';

const taxOf = (entries: readonly EntryOf<'Tax'>[]): Won => sum(entries.map(({ inputs }) => inputs.tax));
const basisOf = (entries: readonly EntryOf<'Tax'>[]): Won => sum(entries.map(({ inputs }) => inputs.basis));

/** Checks that each line and each parcel is taxed completely, and that no rounding is off by a minor unit or more. */
const checkPlaces = (tax: Tax | undefined, entries: readonly LedgerEntry[]): void => {
  const isInclusive = tax?.prices === 'Inclusive';
  const places = groupBy(entries, ({ place }) => placeOf(place));
  for (const [place, all] of places) {
    const taxes = all.filter(isTax);
    const taxed = basisOf(taxes) + (isInclusive ? taxOf(taxes) : 0);
    check(`the tax of ${place} is on its amount`, taxed, totalOf(all.filter((entry) => !isTax(entry))));
  }
  const byRate = groupBy(entries.filter(isTax), ({ inputs }) => inputs.rate);
  for (const [rate, all] of byRate) {
    const roundings = tax?.roundedPer === 'Total' ? 1 : all.length;
    const basis = isInclusive ? basisOf(all) + taxOf(all) : basisOf(all);
    const off = taxOf(all) - (basis * rate) / (isInclusive ? 100 + rate : 100);
    if (Math.abs(off) > roundings) throw new Error(`the tax of ${rate} per cent is off by ${off}`);
  }
};

/**
 * Checks the laws of tax on a cart (EN-12): the ledger and the receipt add up to the price, `net + tax = gross` per rate
 * and in total, and every amount of the ledger is taxed.
 * @throws Error with the violated law
 * @example
 * const taxed = createEngine({ currency: EUR, tax: defineTax({ rate: 19, prices: 'Inclusive' }) });
 * checkTax(taxed, taxed.cartOf([taxed.plain.unit]), now); // undefined
 */
export const checkTax = <C extends string, F extends CustomFields = CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  now: number,
): void => {
  const { entries, price, tax } = engine.priceOfCart(cart, now);
  if (!tax) throw new Error('the engine has no tax');
  check('the ledger adds up to the price', totalOf(entries), price);
  check('the receipt adds up to the price', tax.gross, price);
  for (const { rate, net, tax: own, gross } of tax.rates) check(`net and tax of ${rate} per cent`, net + own, gross);
  check('net and tax', tax.net + tax.tax, tax.gross);
  for (const field of ['net', 'tax', 'gross'] as const)
    check(`${field} by rate`, sum(tax.rates.map((one) => one[field])), tax[field]);
  checkPlaces(engine.terms.tax, entries);
};

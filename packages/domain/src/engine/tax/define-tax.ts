import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Currency } from '../../money/currency.ts';
import type { EntryOf, LedgerEntry } from '../../price/ledger/ledger.ts';
import { taxEntries, taxReceipt, type TaxReceipt } from './tax-ledger.ts';
import { checkTax, type TaxTerms } from './tax-terms.ts';

/** The tax of a shop, with the functions that calculate it. Only a shop with tax loads them. */
export interface Tax extends TaxTerms {
  /** Returns one entry for each taxed amount of a ledger. */
  readonly entriesOf: (
    currency: Currency,
    units: readonly CartUnit[],
    entries: readonly LedgerEntry[],
  ) => readonly EntryOf<'Tax'>[];
  /** Returns the totals of the tax entries of a ledger by rate. */
  readonly receiptOf: (entries: readonly LedgerEntry[]) => TaxReceipt;
}

/**
 * Defines the sales tax or VAT of a shop.
 * @throws TypeError for an unknown name or choice, RangeError for an invalid rate
 * @example
 * const taxed = createEngine({ currency: EUR, tax: defineTax({ rate: 19, prices: 'Inclusive' }) });
 * taxed.priceOfCart(taxed.cartOf([{ id: 1, item: 'lamp', name: 'Lamp', price: '11.90' }]), now).tax?.tax; // 190
 */
export const defineTax = (tax: TaxTerms): Tax => {
  checkTax(tax);
  return Object.freeze({
    ...tax,
    entriesOf: (currency: Currency, units: readonly CartUnit[], entries: readonly LedgerEntry[]) =>
      taxEntries(tax, currency, units, entries),
    receiptOf: taxReceipt,
  });
};

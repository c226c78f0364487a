import { allocate, noWon, sum, won, type Won } from '../../money/won.ts';
import { fraction, money } from '../../money/money.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Currency } from '../../money/currency.ts';
import { taxOn, type TaxReceipt } from '../tax/tax-ledger.ts';
import { rateOfUnit, type TaxTerms } from '../tax/tax-terms.ts';
import type { PaidPlace } from './refund-shares.ts';

/** Amounts by rate in per cent. */
type ByRate = ReadonlyMap<number, Won>;

/** Splits the refunded amount of each place by rate: a fee by its taxed parts, a unit by its own rate. */
const grossByRate = (tax: TaxTerms, units: readonly CartUnit[], refunded: ReadonlyMap<PaidPlace, Won>): ByRate => {
  const gross = new Map<number, Won>();
  const add = (rate: number, amount: Won): void => void gross.set(rate, won((gross.get(rate) ?? 0) + amount));
  for (const [{ place, entries }, amount] of refunded)
    if (place.type === 'Bundle') {
      const taxes = entries.flatMap(({ rule, inputs }) => (rule === 'Tax' ? [inputs] : []));
      const parts = allocate(
        amount,
        taxes.map((one) => one.basis + one.tax),
      );
      for (const [i, { rate }] of taxes.entries()) add(rate, parts[i] ?? noWon);
    } else {
      const unit = units.find(({ cartUnitId }) => cartUnitId === place.cartUnitId);
      if (unit) add(rateOfUnit(tax, unit), amount);
    }
  return gross;
};

/** Returns the tax in a refunded amount: in proportion to the tax that was paid at this rate. */
const taxIn = (tax: TaxTerms, currency: Currency, paid: TaxReceipt, rate: number, gross: Won): Won => {
  const of = paid.rates.find((one) => one.rate === rate);
  return of && of.gross > 0
    ? won(fraction(money(currency, of.tax), gross, of.gross, 'HalfUp').minor)
    : taxOn({ ...tax, prices: 'Inclusive' }, currency, rate, gross);
};

/** Returns the refunded tax by rate, from the amounts by place before and after. A whole order refunds its tax. */
export const refundedTax = (
  { tax, currency }: { readonly tax: TaxTerms; readonly currency: Currency },
  paid: TaxReceipt,
  units: readonly CartUnit[],
  before: ReadonlyMap<PaidPlace, Won>,
  after: ReadonlyMap<PaidPlace, Won>,
): TaxReceipt => {
  const [old, now] = [grossByRate(tax, units, before), grossByRate(tax, units, after)];
  const rates = [...now]
    .map(([rate, amount]) => {
      const known = old.get(rate) ?? noWon;
      const gross = won(amount - known);
      const own = won(taxIn(tax, currency, paid, rate, amount) - taxIn(tax, currency, paid, rate, known));
      return { rate, net: won(gross - own), tax: own, gross };
    })
    .filter(({ gross, tax: own }) => gross !== 0 || own !== 0)
    .toSorted((a, b) => b.rate - a.rate);
  const total = (field: 'net' | 'tax' | 'gross'): Won => sum(rates.map((one) => one[field]));
  return { net: total('net'), tax: total('tax'), gross: total('gross'), rates };
};

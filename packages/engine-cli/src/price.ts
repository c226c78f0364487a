import { cartSummary, formatWon, pricedOf, unitsById, type CartState, type LedgerEntry } from '@baguni/domain';
import type { Outcome } from './outcome.ts';

const placeOf = (state: CartState, { place }: LedgerEntry): string =>
  place.type === 'Bundle'
    ? `parcel ${place.bundleKey}`
    : `${place.cartUnitId} ${unitsById(state.units).get(place.cartUnitId)?.item.itemName ?? ''}`;

const inputsOf = ({ inputs }: LedgerEntry): string =>
  Object.entries(inputs)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** `baguni price`: what the selected units cost, as a ledger that adds up to the payable total (PR-08, EN-03). */
export const price = (state: CartState): Outcome => {
  const { language } = state.storefront;
  const summary = cartSummary(pricedOf(state));
  const lines = summary.entries.map((entry) =>
    [
      formatWon(entry.amount, language).padStart(14),
      entry.rule.padEnd(20),
      `${placeOf(state, entry)} (${inputsOf(entry)})`,
    ].join('  '),
  );
  const total = `${formatWon(summary.price, language).padStart(14)}  payable for ${summary.cartUnitCount} of ${state.units.length} units`;
  return { text: [...lines, total].join('\n'), json: summary, exitCode: 0 };
};

import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { groupBy } from '../../entities/cart/tree.ts';
import { allocate, least, minus, noWon, sum, won, type Won } from '../../money/won.ts';
import { totalOf, type LedgerEntry, type PriceRule } from '../../price/ledger/ledger.ts';
import type { Shop } from '../shop.ts';
import { rateOfUnit } from '../tax/tax-terms.ts';
import { taxOn } from '../tax/tax-ledger.ts';
import type { PaidPlace, Pieces } from './refund-shares.ts';

/** ID of a promotion, or name of a discount or coupon; empty for prices and fees. */
export const sourceOf = ({ inputs }: LedgerEntry): string => {
  if ('promotion' in inputs) return inputs.promotion;
  return 'name' in inputs ? inputs.name : '';
};

/** A discount, promotion or coupon on kept units that no longer applies in full. */
export interface LostReduction {
  readonly paid: PaidPlace;
  readonly rule: PriceRule;
  readonly source: string;
  readonly name: string;
  /** Amount that the buyer pays for it, with its tax, in minor units. */
  readonly amount: Won;
}

/** The share of a reduction that belongs to kept pieces of a unit. */
interface KeptReduction {
  readonly paid: PaidPlace;
  readonly unit: CartUnit;
  readonly entry: LedgerEntry;
  /** Positive. */
  readonly share: Won;
}

const isReduction = ({ kind }: LedgerEntry): boolean => kind === 'Discount' || kind === 'Coupon';

const keyOf = (entry: LedgerEntry): string => `${entry.rule}/${sourceOf(entry)}`;

const keptReductions = (
  shares: ReadonlyMap<PaidPlace, readonly Won[]>,
  units: readonly CartUnit[],
): readonly KeptReduction[] =>
  [...shares].flatMap(([paid, all]) => {
    const { place } = paid;
    const unit = place.type === 'Unit' ? units.find(({ cartUnitId: id }) => id === place.cartUnitId) : undefined;
    if (!unit) return [];
    return paid.entries.flatMap((entry, i) => {
      const share = minus(all[i] ?? noWon);
      return isReduction(entry) && share > 0 ? [{ paid, unit, entry, share }] : [];
    });
  });

const withTax = ({ tax, currency }: Shop, unit: CartUnit, amount: Won): Won =>
  tax?.prices === 'Exclusive' ? won(amount + taxOn(tax, currency, rateOfUnit(tax, unit), amount)) : amount;

/** Lowers lost reductions to a total of at most `most`, so that no refund is negative. */
export const limitLost = (lost: readonly LostReduction[], most: Won): readonly LostReduction[] => {
  const amounts = lost.map(({ amount }) => amount);
  const total = sum(amounts);
  if (total <= most) return lost;
  const parts = allocate(least(most, total), amounts);
  return lost.map((one, i) => ({ ...one, amount: parts[i] ?? noWon }));
};

/** Returns the pieces of kept units with reductions. A difference of one smallest unit for each of them is rounding. */
const piecesOf = (all: readonly KeptReduction[], kept: Pieces): number =>
  [...new Set(all.map(({ unit }) => unit.cartUnitId))].reduce((total, id) => total + (kept.get(id) ?? 0), 0);

/**
 * Returns the reductions whose share exceeds what they save `again`, on an order of only the kept pieces. In total
 * they exceed it by at most as much as all reductions do, because one may save less if another saves more.
 */
export const lostReductions = (
  shop: Shop,
  units: readonly CartUnit[],
  shares: ReadonlyMap<PaidPlace, readonly Won[]>,
  kept: Pieces,
  again: readonly LedgerEntry[],
): readonly LostReduction[] => {
  const reductions = keptReductions(shares, units);
  const savings = again.filter((entry) => entry.place.type === 'Unit' && isReduction(entry));
  const lost = groupBy(reductions, ({ entry }) => keyOf(entry)).flatMap(([key, all]) => {
    const saved = -totalOf(savings.filter((entry) => keyOf(entry) === key));
    const excess = won(Math.max(0, sum(all.map(({ share }) => share)) - saved));
    if (excess <= piecesOf(all, kept)) return [];
    const parts = allocate(
      excess,
      all.map(({ share }) => share),
    );
    return all.map(({ paid, unit, entry }, i) => {
      const { rule, inputs } = entry;
      const name = 'name' in inputs && inputs.name !== '' ? inputs.name : rule;
      return { paid, rule, source: sourceOf(entry), name, amount: withTax(shop, unit, parts[i] ?? noWon) };
    });
  });
  const savedAt = ({ place, amount }: LedgerEntry): Won => {
    const unit = units.find(({ cartUnitId: id }) => place.type === 'Unit' && id === place.cartUnitId);
    return unit ? withTax(shop, unit, minus(amount)) : noWon;
  };
  const most = sum(reductions.map(({ unit, share }) => withTax(shop, unit, share))) - sum(savings.map(savedAt));
  return most > piecesOf(reductions, kept) ? limitLost(lost, won(most)) : [];
};

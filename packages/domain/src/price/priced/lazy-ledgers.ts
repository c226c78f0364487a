import type { CartUnitId } from '../../money/ids.ts';
import { discountResultsOf, type DiscountResult } from '../discount/discount-results.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { putEntries } from './line-entries.ts';
import type { Line } from '../ledger/line.ts';
import { feeEntry, type ChargedFee } from '../parcel/parcels.ts';
import type { PricedCart, UnitEntries } from './priced-cart.ts';

/** What a cart was priced to, without the ledgers that say why. */
export type Totals = Omit<PricedCart, 'entries' | 'unitEntries' | 'discountResults'>;

/** What ledgers are made of. */
export interface LedgerParts {
  /** The selected units. */
  readonly lines: readonly Line[];
  readonly fees: readonly ChargedFee[];
  readonly shippingCoupons: readonly LedgerEntry[];
  /** What shipping overseas costs (OV-03). */
  readonly overseas: readonly LedgerEntry[];
  /** A unit that is not selected, priced on its own; none where the cart has no such unit. */
  readonly alone: (id: CartUnitId) => Line | undefined;
}

const cartEntries = ({ lines, fees, shippingCoupons, overseas }: LedgerParts): readonly LedgerEntry[] => {
  const entries: LedgerEntry[] = [];
  for (const line of lines) putEntries(entries, line);
  for (const fee of fees) entries.push(feeEntry(fee));
  for (const coupon of shippingCoupons) entries.push(coupon);
  for (const fee of overseas) entries.push(fee);
  return entries;
};

const byUnit = (entries: readonly LedgerEntry[]): Map<CartUnitId, LedgerEntry[]> => {
  const units = new Map<CartUnitId, LedgerEntry[]>();
  for (const entry of entries) {
    if (entry.place.type !== 'Unit') continue;
    const unit = units.get(entry.place.cartUnitId);
    if (unit) unit.push(entry);
    else units.set(entry.place.cartUnitId, [entry]);
  }
  return units;
};

/** The part of each selected unit; another unit is priced when it is first asked for. */
const unitEntriesOf = (entries: readonly LedgerEntry[], alone: LedgerParts['alone']): UnitEntries => {
  const units = byUnit(entries);
  const add = (id: CartUnitId): readonly LedgerEntry[] | undefined => {
    const line = alone(id);
    if (!line) return undefined;
    const ledger: LedgerEntry[] = [];
    putEntries(ledger, line);
    units.set(id, ledger);
    return ledger;
  };
  return { get: (id) => units.get(id) ?? add(id) };
};

/** A priced cart that makes its ledgers when somebody first asks why: a total alone needs none. */
export class LazyLedgers implements PricedCart {
  readonly payable: PricedCart['payable'];
  readonly goods: PricedCart['goods'];
  readonly shippingKnown: boolean;
  readonly isFeeKnown: PricedCart['isFeeKnown'];
  readonly bundleFees: PricedCart['bundleFees'];
  readonly zeroWonUnits: readonly CartUnitId[];
  readonly extraDiscountBasis: PricedCart['extraDiscountBasis'];
  readonly extraDiscount: PricedCart['extraDiscount'];
  readonly #parts: LedgerParts;
  #entries: readonly LedgerEntry[] | undefined;
  #unitEntries: UnitEntries | undefined;
  #results: ReadonlyMap<CartUnitId, readonly DiscountResult[]> | undefined;

  constructor(totals: Totals, parts: LedgerParts) {
    this.payable = totals.payable;
    this.goods = totals.goods;
    this.shippingKnown = totals.shippingKnown;
    this.isFeeKnown = totals.isFeeKnown;
    this.bundleFees = totals.bundleFees;
    this.zeroWonUnits = totals.zeroWonUnits;
    this.extraDiscountBasis = totals.extraDiscountBasis;
    this.extraDiscount = totals.extraDiscount;
    this.#parts = parts;
  }

  get entries(): readonly LedgerEntry[] {
    return (this.#entries ??= cartEntries(this.#parts));
  }

  get unitEntries(): UnitEntries {
    return (this.#unitEntries ??= unitEntriesOf(this.entries, this.#parts.alone));
  }

  get discountResults(): ReadonlyMap<CartUnitId, readonly DiscountResult[]> {
    return (this.#results ??= discountResultsOf(this.#parts.lines));
  }
}

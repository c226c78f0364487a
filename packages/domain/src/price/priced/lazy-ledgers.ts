import { unitsById } from '../../entities/cart/cart-unit.ts';
import type { BundleKey, CartUnitId } from '../../money/ids.ts';
import { discountResultsOf } from '../discount/discount-results.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { putEntries } from './line-entries.ts';
import type { Line } from '../ledger/line.ts';
import { feeEntry } from '../parcel/parcels.ts';
import { unitSteps, type Pricing } from '../price-steps.ts';
import { priceTogether } from '../price-together.ts';
import type { PricingInput } from '../pricing-input.ts';
import type { PricedCart, UnitEntries } from './priced-cart.ts';

/** What a cart was priced to, without what says why. */
export type Totals = Pick<PricedCart, 'payable' | 'goods' | 'shippingKnown' | 'extraDiscountBasis'>;

/** Whether the fee of a parcel is known (SH-05). */
export const isFeeKnownIn = (
  { shippingKnown, unreadParcels }: Pick<PricingInput, 'shippingKnown' | 'unreadParcels'>,
  key: BundleKey,
): boolean => shippingKnown && !unreadParcels?.has(key);

const cartEntries = ({ lines, fees, shippingCoupons, overseas }: Pricing): readonly LedgerEntry[] => {
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

/** A unit that is not selected, priced on its own; none where the cart has no such unit. */
const priceAlone = (input: PricingInput, id: CartUnitId): Line | undefined => {
  const unit = unitsById(input.units).get(id);
  return unit && priceTogether(unitSteps, [unit], input.appliedCoupons, input).lines[0];
};

/** The part of each selected unit; another unit is priced when it is first asked for. */
const unitEntriesOf = (entries: readonly LedgerEntry[], input: PricingInput): UnitEntries => {
  const units = byUnit(entries);
  const add = (id: CartUnitId): readonly LedgerEntry[] | undefined => {
    const line = priceAlone(input, id);
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
  readonly extraDiscountBasis: PricedCart['extraDiscountBasis'];
  readonly #inputOf: () => PricingInput;
  readonly #pricingOf: () => Pricing;
  #known: Pricing | undefined;
  #fees: PricedCart['bundleFees'] | undefined;
  #entries: readonly LedgerEntry[] | undefined;
  #unitEntries: UnitEntries | undefined;
  #results: PricedCart['discountResults'] | undefined;

  /** @param inputOf what was priced @param pricingOf its lines after all steps */
  constructor(totals: Totals, inputOf: () => PricingInput, pricingOf: () => Pricing) {
    this.payable = totals.payable;
    this.goods = totals.goods;
    this.shippingKnown = totals.shippingKnown;
    this.extraDiscountBasis = totals.extraDiscountBasis;
    this.#inputOf = inputOf;
    this.#pricingOf = pricingOf;
  }

  get #pricing(): Pricing {
    return (this.#known ??= this.#pricingOf());
  }

  isFeeKnown = (key: BundleKey): boolean => isFeeKnownIn(this.#inputOf(), key);

  get bundleFees(): PricedCart['bundleFees'] {
    return (this.#fees ??= new Map(this.#pricing.fees.map(({ fee }) => [fee.bundleKey, fee])));
  }

  get zeroWonUnits(): readonly CartUnitId[] {
    return this.#pricing.lines.filter((line) => line.isOverdrawn).map((line) => line.unit.cartUnitId);
  }

  get extraDiscount(): PricedCart['extraDiscount'] {
    return this.#pricing.extraDiscount;
  }

  get entries(): readonly LedgerEntry[] {
    return (this.#entries ??= cartEntries(this.#pricing));
  }

  get unitEntries(): UnitEntries {
    return (this.#unitEntries ??= unitEntriesOf(this.entries, this.#inputOf()));
  }

  get discountResults(): PricedCart['discountResults'] {
    return (this.#results ??= discountResultsOf(this.#pricing.lines));
  }
}

import { unitOfId, type CartUnit } from '../../entities/cart/cart-unit.ts';
import type { BundleKey, CartUnitId } from '../../money/ids.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import { once } from '../../money/once.ts';
import { couponsByUnit } from '../coupon/coupon-lanes.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { lineEntries } from './entries.ts';
import { isFreeAlone } from '../free-alone.ts';
import { feeEntries } from '../parcel/parcels.ts';
import { unitSteps, type Pricing, priceTogether, type PricingInput } from '../price-steps.ts';
import type { EntriesByPlace, PricedCart, UnitEntries } from './summary.ts';

export type Totals = Pick<PricedCart, 'payable' | 'goods' | 'shippingKnown' | 'extraDiscountBasis'>;

const isFeeKnownIn = (
  { shippingKnown, unreadParcels }: Pick<PricingInput, 'shippingKnown' | 'unreadParcels'>,
  key: BundleKey,
): boolean => shippingKnown && !unreadParcels?.has(key);

const noEntries: readonly LedgerEntry[] = [];

const cartEntries = ({ lines, fees, shippingCoupons, overseas }: Pricing): readonly LedgerEntry[] =>
  // Faster than `flat` or repeated `push`.
  noEntries.concat(...lines.map(lineEntries), fees.flatMap(feeEntries), shippingCoupons, overseas);

const entriesAlone = (
  input: PricingInput,
  id: CartUnitId,
  coupons: readonly AppliedCoupon[],
): readonly LedgerEntry[] | undefined => {
  const unit = unitOfId(input.units, id);
  const [line] = unit ? priceTogether(unitSteps, [unit], coupons, input).lines : [];
  return line && lineEntries(line);
};

const unitEntriesOf = ({ lines }: Pricing, input: PricingInput): UnitEntries => {
  const bought = new Map(lines.map((line) => [line.unit.cartUnitId, line]));
  const known = new Map<CartUnitId, readonly LedgerEntry[] | undefined>();
  const coupons = once(() => couponsByUnit(input.appliedCoupons));
  const entriesOf = (id: CartUnitId): readonly LedgerEntry[] | undefined => {
    const line = bought.get(id);
    return line ? lineEntries(line) : entriesAlone(input, id, coupons().get(id) ?? []);
  };
  return {
    get: (id) => {
      if (!known.has(id)) known.set(id, entriesOf(id));
      return known.get(id);
    },
  };
};

const put = <K>(lists: Map<K, LedgerEntry[]>, key: K, entry: LedgerEntry): void => {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
};

const indexEntries = (entries: readonly LedgerEntry[]): EntriesByPlace => {
  const byUnit = new Map<CartUnitId, LedgerEntry[]>();
  const bySeller = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    if (entry.place.type === 'Unit') put(byUnit, entry.place.cartUnitId, entry);
    put(bySeller, entry.sellerGroupKey, entry);
  }
  return { byUnit, bySeller };
};

/** A priced cart with lazy ledgers, because a total needs none. */
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
  #entriesByPlace: EntriesByPlace | undefined;
  #unitEntries: UnitEntries | undefined;

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

  isFreeAlone = (unit: CartUnit): boolean => isFreeAlone(unit, this.#inputOf());

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

  get entriesByPlace(): EntriesByPlace {
    return (this.#entriesByPlace ??= indexEntries(this.entries));
  }

  get unitEntries(): UnitEntries {
    return (this.#unitEntries ??= unitEntriesOf(this.#pricing, this.#inputOf()));
  }

  get lines(): PricedCart['lines'] {
    return this.#pricing.lines;
  }
}

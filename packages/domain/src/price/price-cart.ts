import { unitOfId, isOrderable } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import { once } from '../money/reuse.ts';
import { couponsByUnit, couponInputs } from './coupon/coupon-lanes.ts';
import { entryOf, type LedgerEntry, type EntryHome, totalOf } from './ledger/ledger.ts';
import { feeEntries } from './parcel/shipping-fees.ts';
import { unitSteps, priceTogether, type Pricing, type PricingInput, priceSteps, parcelsTotal } from './price-steps.ts';
import type { PricedCart, UnitEntries } from './priced-cart.ts';
import { minus, times, won } from '../money/won.ts';
import { discountInputs } from './discount/discounts.ts';
import { extraDiscountInputs, fundingInputs, promotionInputs } from './discount/take-discounts.ts';
import { type Line, type Step, branchPrice, leftOf, stepsOf } from './ledger/line.ts';
import type { Addition, ItemOption } from '../entities/cart/item.ts';
import { sellerGroupKeyOf } from '../entities/cart/tree.ts';

type Totals = Pick<PricedCart, 'payable' | 'goods' | 'shippingKnown' | 'extraDiscountBasis'>;

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

/** A priced cart with lazy ledgers, because a total needs none. */
class LazyLedgers implements PricedCart {
  readonly payable: PricedCart['payable'];
  readonly goods: PricedCart['goods'];
  readonly shippingKnown: boolean;
  readonly extraDiscountBasis: PricedCart['extraDiscountBasis'];
  readonly input: PricingInput;
  readonly #pricing: Pricing;
  #fees: PricedCart['bundleFees'] | undefined;
  #entries: readonly LedgerEntry[] | undefined;
  #unitEntries: UnitEntries | undefined;

  constructor(totals: Totals, input: PricingInput, pricing: Pricing) {
    this.payable = totals.payable;
    this.goods = totals.goods;
    this.shippingKnown = totals.shippingKnown;
    this.extraDiscountBasis = totals.extraDiscountBasis;
    this.input = input;
    this.#pricing = pricing;
  }

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
    return (this.#unitEntries ??= unitEntriesOf(this.#pricing, this.input));
  }

  get lines(): PricedCart['lines'] {
    return this.#pricing.lines;
  }
}

const entryOfStep = (home: EntryHome, { amount, use }: Step): LedgerEntry => {
  if ('discount' in use) return entryOf(home, use.rule, amount, discountInputs(use, minus(amount)));
  if ('funding' in use) return entryOf(home, use.rule, amount, fundingInputs(use, minus(amount)));
  if ('applied' in use) return entryOf(home, use.rule, amount, promotionInputs(use));
  if ('coupon' in use) return entryOf(home, use.rule, amount, couponInputs(use));
  return entryOf(home, use.rule, amount, extraDiscountInputs(use));
};

/** Returns the name of an option in the ledger. */
export const optionEntryName = ({ optionEntries }: Pick<ItemOption, 'optionEntries'>): string => {
  let name = '';
  let gap = '';
  for (const { value } of optionEntries) {
    name += gap + value;
    gap = ' ';
  }
  return name;
};

/** Returns the name of an addition in the ledger. */
export const additionEntryName = ({ name, value }: Pick<Addition, 'name' | 'value'>): string =>
  value ? `${name} ${value}` : name;

/** Returns the item price entries: piece, options, branch, additions. */
const itemEntries = ({ ordered, unit }: Line, home: EntryHome): readonly LedgerEntry[] => {
  const { item, quantity } = unit;
  const inputs = { price: ordered.item.itemSellPrice, quantity: ordered.quantity, ...item.measure };
  const entries: LedgerEntry[] = [entryOf(home, 'ItemPrice', times(item.itemSellPrice, quantity), inputs)];
  for (const option of item.options) {
    const price = option.optionPrice;
    if (price === 0) continue;
    const inputs = { name: optionEntryName(option), price, quantity };
    entries.push(entryOf(home, 'OptionPrice', times(price, quantity), inputs));
  }
  const branch = branchPrice(unit);
  if (branch !== 0) entries.push(entryOf(home, 'BranchPrice', times(branch, quantity), { price: branch, quantity }));
  for (const addition of item.additions) {
    const { price, quantity } = addition;
    const inputs = { name: additionEntryName(addition), price, quantity };
    entries.push(entryOf(home, 'AdditionPrice', times(price, quantity), inputs));
  }
  return entries;
};

const ledgerOf = (line: Line): readonly LedgerEntry[] => {
  const home: EntryHome = {
    sellerGroupKey: sellerGroupKeyOf(line.unit),
    place: { type: 'Unit', cartUnitId: line.unit.cartUnitId },
  };
  return [...itemEntries(line, home), ...stepsOf(line).map((step) => entryOfStep(home, step))];
};

/** Returns the entries of a line: item price, then one per step. */
const lineEntries = (line: Line): readonly LedgerEntry[] => (line.entries ??= ledgerOf(line));

/**
 * Prices a cart (PR-01..PR-08). It reads no clock and caches nothing.
 * @example
 * priceCart(pricingInput(cart)).payable; // 38790
 * priceCart({ ...pricingInput(cart), selected: new Set([cartUnitId(2)]) }).payable; // 12990
 */
export const priceCart = (input: PricingInput): PricedCart => {
  const { units, selected, appliedCoupons, shippingKnown, unreadParcels } = input;
  const chosen = units.filter((unit) => selected.has(unit.cartUnitId) && isOrderable(unit));
  const pricing = priceTogether(priceSteps, chosen, appliedCoupons, input);
  const goods = leftOf(pricing.lines);
  const totals = {
    goods,
    payable: won(goods + parcelsTotal(pricing) + totalOf(pricing.overseas)),
    shippingKnown:
      shippingKnown && (!unreadParcels?.size || chosen.every(({ bundleKey }) => !unreadParcels.has(bundleKey))),
    extraDiscountBasis: pricing.extraDiscountBasis,
  };
  return new LazyLedgers(totals, input, pricing);
};

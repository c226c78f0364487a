import { option as O } from 'fp-ts';
import { isOrderable, unitsById, type CartUnit } from '../entities/cart/cart-unit.ts';
import type { BundleKey, CartUnitId } from '../money/ids.ts';
import { noWon, won } from '../money/won.ts';
import { lanesOf } from './coupon/coupon-lanes.ts';
import type { LineIndex } from './coupon/take-coupons.ts';
import { totalOf } from './ledger/ledger.ts';
import { leftOf, lineOf, type Line } from './ledger/line.ts';
import type { ChargedFee } from './parcel/parcels.ts';
import { priceSteps, unitSteps, type PriceStep, type Pricing } from './price-steps.ts';
import { LazyLedgers } from './priced/lazy-ledgers.ts';
import type { PricedCart } from './priced/priced-cart.ts';
import type { PricingInput } from './pricing-input.ts';

const feesTotal = (fees: readonly ChargedFee[]): number => {
  let total = 0;
  for (const { fee } of fees) total += fee.fee;
  return total;
};

const indexOf = (lines: readonly Line[]): LineIndex => {
  const index = new Map<CartUnitId, Line>();
  for (const line of lines) index.set(line.unit.cartUnitId, line);
  return index;
};

/** Prices units that are bought together: each at its own price, then one step after another. */
const priced = (steps: readonly PriceStep[], units: readonly CartUnit[], input: PricingInput): Pricing => {
  const lines = units.map(lineOf);
  const pricing: Pricing = {
    lines,
    lineOf: indexOf(lines),
    coupons: lanesOf(input.appliedCoupons),
    extraDiscountBasis: noWon,
    extraDiscount: O.none,
    fees: [],
    shippingCoupons: [],
    overseas: [],
  };
  for (const step of steps) step(pricing, input);
  return pricing;
};

/** A unit that is not selected, priced on its own. */
const priceAlone = (input: PricingInput, id: CartUnitId): Line | undefined => {
  const unit = unitsById(input.units).get(id);
  return unit && priced(unitSteps, [unit], input).lines[0];
};

/** Prices a cart (PR-01..PR-08). The page and the server both call this; it reads no clock and keeps nothing. */
export const priceCart = (input: PricingInput): PricedCart => {
  const { units, selected, shippingKnown, unreadParcels } = input;
  const isFeeKnown = (key: BundleKey): boolean => shippingKnown && !unreadParcels?.has(key);
  const chosen = units.filter((unit) => selected.has(unit.cartUnitId) && isOrderable(unit));
  const pricing = priced(priceSteps, chosen, input);
  const { lines, fees, shippingCoupons, overseas, extraDiscountBasis, extraDiscount } = pricing;
  const goods = leftOf(lines);
  const totals = {
    goods,
    payable: won(goods + feesTotal(fees) + totalOf(shippingCoupons) + totalOf(overseas)),
    shippingKnown: shippingKnown && lines.every(({ unit }) => isFeeKnown(unit.bundleKey)),
    isFeeKnown,
    bundleFees: new Map(fees.map(({ fee }) => [fee.bundleKey, fee])),
    zeroWonUnits: lines.filter((line) => line.isOverdrawn).map((line) => line.unit.cartUnitId),
    extraDiscountBasis,
    extraDiscount,
  };
  return new LazyLedgers(totals, { lines, fees, shippingCoupons, overseas, alone: (id) => priceAlone(input, id) });
};

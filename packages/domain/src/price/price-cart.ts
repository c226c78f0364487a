import { option as O } from 'fp-ts';
import { isOrderable, unitsById, type CartUnit } from '../cart/cart-unit.ts';
import type { BundleKey, CartUnitId } from '../cart/ids.ts';
import type { AppliedCoupon } from '../coupon/coupon.ts';
import { takeCoupons, unitsWithBuyerCoupon } from '../coupon/take-coupons.ts';
import { takeShippingCoupons } from '../coupon/take-shipping-coupons.ts';
import type { BundleFee } from '../shipping/bundle-fee.ts';
import { takeDiscounts } from './discounts.ts';
import type { DiscountResult } from './discount-results.ts';
import type { ExtraDiscountOffer } from './extra-discount.ts';
import type { FundingDiscount } from './funding-discount.ts';
import { LazyLedgers } from './lazy-ledgers.ts';
import { totalOf, type LedgerEntry } from './ledger.ts';
import { lineOf, type Line } from './line.ts';
import { overseaFees, type OverseaCharge } from './oversea-fees.ts';
import { chargedFees, type ChargedFee, type ShippingInput } from './parcels.ts';
import { takeExtraDiscount, type AppliedExtraDiscount } from './take-extra-discount.ts';
import { takeFunding } from './take-funding.ts';
import { won, type Won } from './won.ts';

/** All that decides the price of a cart, and nothing else. */
export interface PricingInput extends ShippingInput {
  readonly units: readonly CartUnit[];
  /** The units that are being bought; others are priced each on its own, and count to no total. */
  readonly selected: ReadonlySet<CartUnitId>;
  readonly appliedCoupons: readonly AppliedCoupon[];
  /** False where the server could not say what shipping costs: no fee is counted, and the total says so (SH-05). */
  readonly shippingKnown: boolean;
  /** Discounts that somebody else than the seller pays for (DC-03); none where left out. */
  readonly fundingDiscounts?: readonly FundingDiscount[];
  /** Extra discounts, where the storefront has them, and the moment of asking (DC-04); none where left out. */
  readonly extraDiscounts?: ExtraDiscountOffer;
  /** Shipping overseas; at home none, or left out (OV-03). */
  readonly oversea?: O.Option<OverseaCharge>;
}

/** The ledger of each unit, made when it is asked for. */
export interface UnitEntries {
  readonly get: (id: CartUnitId) => readonly LedgerEntry[] | undefined;
}

/** A priced cart: a ledger, of which every total is a sum (PR-08). */
export interface PricedCart {
  /** What the shopper would pay, in won: the sum of `entries`. */
  readonly payable: Won;
  /** Entries of the selected units, in the cart's order, then of their parcels; made once, when asked for. */
  readonly entries: readonly LedgerEntry[];
  /** Entries of every unit, selected or not. */
  readonly unitEntries: UnitEntries;
  /** Whether the fees of all selected units are known and counted (SH-05). */
  readonly shippingKnown: boolean;
  /** Whether the fee of a parcel is known, its units selected or not (SH-05). */
  readonly isFeeKnown: (bundleKey: BundleKey) => boolean;
  /** Fees of the parcels that have selected units. */
  readonly bundleFees: ReadonlyMap<BundleKey, BundleFee>;
  /** Units whose price is below 0, or would be with their discounts (PR-07). */
  readonly zeroWonUnits: readonly CartUnitId[];
  /** What the selected units cost after discounts and coupons, before the extra discount and shipping, in won (DC-04). */
  readonly extraDiscountBasis: Won;
  /** The extra discount that applies, where one does (DC-04, DC-06). */
  readonly extraDiscount: O.Option<AppliedExtraDiscount>;
  /** What each discount gave to the selected units (DC-01, DC-02); made once, when asked for. */
  readonly discountResults: ReadonlyMap<CartUnitId, readonly DiscountResult[]>;
}

/** What is left of the lines' prices, in won. */
const leftOf = (lines: readonly Line[]): Won => {
  let total = 0;
  for (const { left } of lines) total += left;
  return won(total);
};

/** As before, but that a line below 0 takes nothing off the others. */
const basisOf = (lines: readonly Line[]): Won => {
  let total = 0;
  for (const { left } of lines) if (left > 0) total += left;
  return won(total);
};

const feesTotal = (fees: readonly ChargedFee[]): number => {
  let total = 0;
  for (const { fee } of fees) total += fee.fee;
  return total;
};

/** Prices units that are bought together, but for an extra discount; the lines come in the units' order. */
const priceTogether = (
  units: readonly CartUnit[],
  { appliedCoupons: coupons, fundingDiscounts }: Pick<PricingInput, 'appliedCoupons' | 'fundingDiscounts'>,
): readonly Line[] => {
  const lines = units.map(lineOf);
  takeDiscounts(lines, unitsWithBuyerCoupon(coupons));
  if (fundingDiscounts) takeFunding(lines, fundingDiscounts);
  if (coupons.length > 0) takeCoupons(coupons, lines);
  return lines;
};

/** A unit that is not selected, priced on its own. */
const priceAlone = (input: PricingInput, id: CartUnitId): Line | undefined => {
  const unit = unitsById(input.units).get(id);
  return unit && priceTogether([unit], input)[0];
};

/** Prices a cart (PR-01..PR-08). The page and the server both call this; it reads no clock and keeps nothing. */
export const priceCart = (input: PricingInput): PricedCart => {
  const { units, selected, shippingKnown, extraDiscounts, appliedCoupons, unreadParcels } = input;
  const isFeeKnown = (key: BundleKey): boolean => shippingKnown && !unreadParcels?.has(key);
  const lines = priceTogether(
    units.filter((unit) => selected.has(unit.cartUnitId) && isOrderable(unit)),
    input,
  );
  const extraDiscountBasis = basisOf(lines);
  // before the extra discount: it takes no free shipping away (DC-04, OV-11)
  const oversea = overseaFees(lines, input);
  const extraDiscount = extraDiscounts ? takeExtraDiscount(lines, extraDiscounts) : O.none;
  const fees = shippingKnown ? chargedFees(lines, input) : [];
  const shippingCoupons = takeShippingCoupons(
    appliedCoupons,
    lines,
    fees.map(({ fee }) => fee),
  );
  const totals = {
    payable: won(leftOf(lines) + feesTotal(fees) + totalOf(shippingCoupons) + totalOf(oversea)),
    shippingKnown: shippingKnown && lines.every(({ unit }) => isFeeKnown(unit.bundleKey)),
    isFeeKnown,
    bundleFees: new Map(fees.map(({ fee }) => [fee.bundleKey, fee])),
    zeroWonUnits: lines.filter((line) => line.isOverdrawn).map((line) => line.unit.cartUnitId),
    extraDiscountBasis,
    extraDiscount,
  };
  return new LazyLedgers(totals, { lines, fees, shippingCoupons, oversea, alone: (id) => priceAlone(input, id) });
};

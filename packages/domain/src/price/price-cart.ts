import { option as O } from 'fp-ts';
import type { Buyer } from '../buyer/buyer.ts';
import { isOrderable, type CartUnit } from '../cart/cart-unit.ts';
import type { BundleKey, CartUnitId, ShippingPolicyKey } from '../cart/ids.ts';
import type { AppliedCoupon } from '../coupon/coupon.ts';
import { takeCoupons } from '../coupon/take-coupons.ts';
import { bundleFee, type BundleFee, type BundleLoad } from '../shipping/bundle-fee.ts';
import type { BundleTerms, ShippingBundle, ShippingPolicy } from '../shipping/policy.ts';
import type { FreeShippingThresholds } from '../storefront/environment.ts';
import { takeDiscounts } from './discounts.ts';
import type { LedgerEntry } from './ledger.ts';
import { lineOf, type Line } from './line.ts';
import { sum } from './won.ts';

/** All that decides the price of a cart, and nothing else. */
export interface PricingInput {
  readonly units: readonly CartUnit[];
  /** The units that are being bought; others are priced each on its own, and count to no total. */
  readonly selected: ReadonlySet<CartUnitId>;
  readonly shippingPolicies: readonly ShippingPolicy[];
  readonly bundleTerms: readonly BundleTerms[];
  readonly appliedCoupons: readonly AppliedCoupon[];
  readonly buyer: Pick<Buyer, 'isSmileClub' | 'isUniverseClub'>;
  readonly thresholds: FreeShippingThresholds;
  /** The server's fees for exactly these units, where it has answered: they replace our own. */
  readonly serverBundles: O.Option<readonly ShippingBundle[]>;
  /** False where the server could not say what shipping costs: no fee is counted, and the total says so (SH-05). */
  readonly shippingKnown: boolean;
}

/** A priced cart: a ledger, of which every total is a sum (PR-08). */
export interface PricedCart {
  /** Entries of the selected units, in the cart's order, then of their parcels. */
  readonly entries: readonly LedgerEntry[];
  /** Entries of every unit, selected or not. */
  readonly unitEntries: ReadonlyMap<CartUnitId, readonly LedgerEntry[]>;
  readonly shippingKnown: boolean;
  /** Fees of the parcels that have selected units. */
  readonly bundleFees: ReadonlyMap<BundleKey, BundleFee>;
  /** Units whose discounts would take their price below 0 (PR-07). */
  readonly zeroWonUnits: readonly CartUnitId[];
}

/** Prices a cart (PR-01..PR-08). The page and the server both call this; it reads no clock and keeps nothing. */
export const priceCart = (input: PricingInput): PricedCart => {
  const chosen = input.units.filter((unit) => input.selected.has(unit.cartUnitId) && isOrderable(unit));
  const lines = priceTogether(chosen, input.appliedCoupons);
  const fees = input.shippingKnown ? bundleFees(lines, input) : [];
  return {
    entries: [
      ...lines.flatMap((line) => line.entries),
      ...fees.map(({ fee, policyCount }) => feeEntry(fee, policyCount)),
    ],
    unitEntries: unitEntries(input, lines),
    shippingKnown: input.shippingKnown,
    bundleFees: new Map(fees.map(({ fee }) => [fee.bundleKey, fee])),
    zeroWonUnits: lines.filter((line) => line.isOverdrawn).map((line) => line.unit.cartUnitId),
  };
};

/** Prices units that are bought together; the lines come in the units' order. */
const priceTogether = (units: readonly CartUnit[], coupons: readonly AppliedCoupon[]): readonly Line[] => {
  const lines = units.map(lineOf);
  const byId = new Map(lines.map((line) => [line.unit.cartUnitId, line]));
  const withBuyerCoupon = new Set(
    coupons.flatMap((coupon) => (coupon.couponType === 'BuyerCoupon' ? coupon.cartUnitIds : [])),
  );
  const byNumber = lines.toSorted((a, b) => a.unit.cartUnitId - b.unit.cartUnitId);
  takeDiscounts(byNumber, (line) => withBuyerCoupon.has(line.unit.cartUnitId));
  if (coupons.length > 0) takeCoupons(coupons, byId);
  return lines;
};

const unitEntries = (input: PricingInput, chosen: readonly Line[]): PricedCart['unitEntries'] => {
  const entries = new Map(chosen.map((line) => [line.unit.cartUnitId, line.entries as readonly LedgerEntry[]]));
  for (const unit of input.units)
    if (!entries.has(unit.cartUnitId))
      entries.set(unit.cartUnitId, priceTogether([unit], input.appliedCoupons)[0]?.entries ?? []);
  return entries;
};

interface ChargedFee {
  readonly fee: BundleFee;
  readonly policyCount: number;
}

const bundleFees = (lines: readonly Line[], input: PricingInput): readonly ChargedFee[] => {
  const fromServer = new Map(
    O.getOrElse((): readonly ShippingBundle[] => [])(input.serverBundles).map((b) => [b.bundleKey, b]),
  );
  return bundleLoads(lines, input).map((load) => {
    const own = bundleFee(load, input.buyer, input.thresholds);
    const server = fromServer.get(load.bundleKey);
    return { fee: server ? { ...own, fee: server.shippingFee } : own, policyCount: load.uses.length };
  });
};

/** The parcels of the selected units in first-seen order, each with its policies and the price that it holds (SH-03). */
export const bundleLoads = (
  lines: readonly Line[],
  { shippingPolicies, bundleTerms }: Pick<PricingInput, 'shippingPolicies' | 'bundleTerms'>,
): readonly BundleLoad[] => {
  const policies = new Map(shippingPolicies.map((policy) => [policy.shippingPolicyKey, policy]));
  const maxCharge = new Map(bundleTerms.map((terms) => [terms.bundleKey, terms.isMaxCharge]));
  const bundles = new Map<BundleKey, Line[]>();
  for (const line of lines) {
    const bundle = bundles.get(line.unit.bundleKey);
    if (bundle) bundle.push(line);
    else bundles.set(line.unit.bundleKey, [line]);
  }
  return [...bundles].map(([bundleKey, group]) => ({
    bundleKey,
    sellerGroupKey: group[0]?.group ?? '',
    isMaxCharge: maxCharge.get(bundleKey) ?? false,
    uses: policyUses(group, policies),
    subtotal: sum(group.map((line) => line.discounted)),
    unitCount: group.length,
  }));
};

const policyUses = (
  lines: readonly Line[],
  policies: ReadonlyMap<ShippingPolicyKey, ShippingPolicy>,
): BundleLoad['uses'] => {
  const pieces = new Map<ShippingPolicyKey, number>();
  for (const { unit } of lines)
    pieces.set(unit.shippingPolicyKey, (pieces.get(unit.shippingPolicyKey) ?? 0) + unit.quantity);
  return [...pieces].flatMap(([key, quantity]) => {
    const policy = policies.get(key);
    return policy ? [{ policy, quantity }] : [];
  });
};

const feeEntry = (fee: BundleFee, policyCount: number): LedgerEntry => ({
  rule: 'ShippingFee',
  kind: 'Shipping',
  sellerGroupKey: fee.sellerGroupKey,
  place: { type: 'Bundle', bundleKey: fee.bundleKey },
  amount: fee.fee,
  inputs: {
    subtotal: fee.subtotal,
    policies: policyCount,
    ...(O.isSome(fee.freeFrom) ? { freeFrom: fee.freeFrom.value } : {}),
    ...(O.isSome(fee.onArrival) ? { onArrival: fee.onArrival.value } : {}),
  },
});

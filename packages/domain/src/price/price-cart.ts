import { option as O } from 'fp-ts';
import type { Buyer } from '../buyer/buyer.ts';
import { isOrderable, type CartUnit } from '../cart/cart-unit.ts';
import type { BundleKey, CartUnitId, ShippingPolicyKey } from '../cart/ids.ts';
import { sellerGroupKeyOf } from '../cart/tree.ts';
import type { AppliedCoupon } from '../coupon/coupon.ts';
import { takeCoupons } from '../coupon/take-coupons.ts';
import { takeShippingCoupons } from '../coupon/take-shipping-coupons.ts';
import { bundleFee, type BundleFee, type BundleLoad } from '../shipping/bundle-fee.ts';
import type { BundleTerms, ShippingBundle, ShippingPolicy } from '../shipping/policy.ts';
import type { FreeShippingThresholds } from '../storefront/environment.ts';
import { takeDiscounts } from './discounts.ts';
import { discountResultsOf, type DiscountResult } from './discount-results.ts';
import type { ExtraDiscountOffer } from './extra-discount.ts';
import type { FundingDiscount } from './funding-discount.ts';
import { totalOf, type LedgerEntry } from './ledger.ts';
import { entriesOf, lineOf, type Line } from './line.ts';
import { takeExtraDiscount, type AppliedExtraDiscount } from './take-extra-discount.ts';
import { takeFunding } from './take-funding.ts';
import { most, noWon, sum, won, type Won } from './won.ts';

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
  /** Discounts that somebody else than the seller pays for (DC-03); none where left out. */
  readonly fundingDiscounts?: readonly FundingDiscount[];
  /** Extra discounts, where the storefront has them, and the moment of asking (DC-04); none where left out. */
  readonly extraDiscounts?: ExtraDiscountOffer;
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
  readonly shippingKnown: boolean;
  /** Fees of the parcels that have selected units. */
  readonly bundleFees: ReadonlyMap<BundleKey, BundleFee>;
  /** Units whose discounts would take their price below 0 (PR-07). */
  readonly zeroWonUnits: readonly CartUnitId[];
  /** What the selected units cost after discounts and coupons, before the extra discount and shipping, in won (DC-04). */
  readonly extraDiscountBasis: Won;
  /** The extra discount that applies, where one does (DC-04, DC-06). */
  readonly extraDiscount: O.Option<AppliedExtraDiscount>;
  /** What each discount gave to the selected units (DC-01, DC-02); made once, when asked for. */
  readonly discountResults: ReadonlyMap<CartUnitId, readonly DiscountResult[]>;
}

/** A value that is worked out once, when it is first asked for. */
const once = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Prices a cart (PR-01..PR-08). The page and the server both call this; it reads no clock and keeps nothing. */
export const priceCart = (input: PricingInput): PricedCart => {
  const lines = priceTogether(
    input.units.filter((unit) => input.selected.has(unit.cartUnitId) && isOrderable(unit)),
    input,
  );
  const extraDiscountBasis = won(lines.reduce((total, { left }) => total + most(noWon, left), 0));
  const extraDiscount = input.extraDiscounts ? takeExtraDiscount(lines, input.extraDiscounts) : O.none;
  const fees = input.shippingKnown ? bundleFees(lines, input) : [];
  const shippingCoupons = takeShippingCoupons(
    input.appliedCoupons,
    lines,
    fees.map(({ fee }) => fee),
  );
  const unitEntries = once(() => unitEntriesOf(input, lines));
  const entries = once(() => [
    ...lines.flatMap((line) => unitEntries().get(line.unit.cartUnitId) ?? []),
    ...fees.map(feeEntry),
    ...shippingCoupons,
  ]);
  const results = once(() => discountResultsOf(lines));
  return {
    payable: won(sum(lines.map((line) => line.left)) + sum(fees.map(({ fee }) => fee.fee)) + totalOf(shippingCoupons)),
    get entries() {
      return entries();
    },
    unitEntries: { get: (id) => unitEntries().get(id) },
    shippingKnown: input.shippingKnown,
    bundleFees: new Map(fees.map(({ fee }) => [fee.bundleKey, fee])),
    zeroWonUnits: lines.filter((line) => line.isOverdrawn).map((line) => line.unit.cartUnitId),
    extraDiscountBasis,
    extraDiscount,
    get discountResults() {
      return results();
    },
  };
};

/** Prices units that are bought together, but for an extra discount; the lines come in the units' order. */
const priceTogether = (
  units: readonly CartUnit[],
  { appliedCoupons: coupons, fundingDiscounts }: Pick<PricingInput, 'appliedCoupons' | 'fundingDiscounts'>,
): readonly Line[] => {
  const lines = units.map(lineOf);
  const withBuyerCoupon = new Set(
    coupons.flatMap((coupon) =>
      coupon.couponType === 'BuyerCoupon' && !coupon.isFreeShipping ? coupon.cartUnitIds : [],
    ),
  );
  takeDiscounts(lines, (line) => withBuyerCoupon.has(line.unit.cartUnitId));
  if (fundingDiscounts) takeFunding(lines, fundingDiscounts);
  if (coupons.length > 0) takeCoupons(coupons, new Map(lines.map((line) => [line.unit.cartUnitId, line])));
  return lines;
};

/** Units that are not selected are priced each on its own. */
const unitEntriesOf = (
  input: PricingInput,
  chosen: readonly Line[],
): ReadonlyMap<CartUnitId, readonly LedgerEntry[]> => {
  const entries = new Map(chosen.map((line) => [line.unit.cartUnitId, entriesOf(line)]));
  for (const unit of input.units)
    if (!entries.has(unit.cartUnitId)) entries.set(unit.cartUnitId, priceTogether([unit], input).flatMap(entriesOf));
  return entries;
};

interface ChargedFee {
  readonly fee: BundleFee;
  readonly policyCount: number;
}

const bundleFees = (lines: readonly Line[], input: PricingInput): readonly ChargedFee[] => {
  const fromServer = O.isSome(input.serverBundles)
    ? new Map(input.serverBundles.value.map((bundle) => [bundle.bundleKey, bundle.shippingFee]))
    : undefined;
  return bundleLoads(lines, input).map((load) => {
    const own = bundleFee(load, input.buyer, input.thresholds);
    const fee = fromServer?.get(load.bundleKey);
    return { fee: fee === undefined ? own : { ...own, fee }, policyCount: load.uses.length };
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
    sellerGroupKey: group[0] ? sellerGroupKeyOf(group[0].unit) : '',
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

const feeEntry = ({ fee, policyCount }: ChargedFee): LedgerEntry => ({
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

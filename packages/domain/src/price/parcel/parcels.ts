import { option as O } from 'fp-ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { BundleKey, ShippingPolicyKey } from '../../money/ids.ts';
import { sellerGroupKeyOf } from '../../entities/cart/tree.ts';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import { bundleFee, type BundleFee, type BundleLoad, type PolicyUse } from './bundle-fee.ts';
import type { BundleTerms, ShippingBundle, ShippingPolicy } from '../../entities/shipping/policy.ts';
import type { FreeShippingThresholds } from '../../storefront/environment.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { Line } from '../ledger/line.ts';
import { won } from '../../money/won.ts';

/** All that decides what the parcels of a cart cost, beside what is in them. */
export interface ShippingInput {
  /** The terms that units name. */
  readonly shippingPolicies: readonly ShippingPolicy[];
  /** What is the same for a whole parcel. */
  readonly bundleTerms: readonly BundleTerms[];
  /** Who buys: members have lower thresholds for free shipping (SH-06). */
  readonly buyer: Pick<Buyer, 'isSmileClub' | 'isUniverseClub'>;
  /** From which amount SmileDelivery ships free, in won (SH-06). */
  readonly thresholds: FreeShippingThresholds;
  /** The server's fees for exactly these units, where it has answered: they replace our own. */
  readonly serverBundles: O.Option<readonly ShippingBundle[]>;
  /** Parcels whose terms or fee could not be read: none is counted, and the total says so (CM-53, SH-05); none where left out. */
  readonly unreadParcels?: ReadonlySet<BundleKey>;
}

/** Pieces that travel under a policy. */
interface PolicyPieces {
  readonly key: ShippingPolicyKey;
  pieces: number;
}

/** A parcel while its units are counted. */
interface Parcel {
  readonly first: CartUnit;
  /** One for each policy: a parcel has few. */
  readonly uses: PolicyPieces[];
  /** Won. */
  subtotal: number;
  unitCount: number;
}

/** A unit with what the subtotal of its parcel counts of it, in won. */
type Counted = Pick<Line, 'unit' | 'discounted'>;

const count = (parcel: Parcel, { unit, discounted }: Counted): void => {
  const use = parcel.uses.find(({ key }) => key === unit.shippingPolicyKey);
  if (use) use.pieces += unit.quantity;
  else parcel.uses.push({ key: unit.shippingPolicyKey, pieces: unit.quantity });
  parcel.subtotal += discounted;
  parcel.unitCount += 1;
};

/** Parcels in first-seen order. */
const parcelsOf = (lines: readonly Counted[]): ReadonlyMap<BundleKey, Parcel> => {
  const parcels = new Map<BundleKey, Parcel>();
  let parcel: Parcel | undefined;
  for (const line of lines) {
    const { bundleKey } = line.unit;
    // neighbours often share a parcel
    if (parcel?.first.bundleKey !== bundleKey) parcel = parcels.get(bundleKey);
    if (!parcel) {
      parcel = { first: line.unit, uses: [], subtotal: 0, unitCount: 0 };
      parcels.set(bundleKey, parcel);
    }
    count(parcel, line);
  }
  return parcels;
};

const usesOf = ({ uses }: Parcel, policies: readonly ShippingPolicy[]): BundleLoad['uses'] => {
  const known: PolicyUse[] = [];
  for (const { key, pieces } of uses) {
    const policy = policies.findLast(({ shippingPolicyKey }) => shippingPolicyKey === key);
    if (policy) known.push({ policy, quantity: pieces });
  }
  return known;
};

/** The parcels of the selected units in first-seen order, each with its policies and the price that it holds (SH-03). */
export const bundleLoads = (
  lines: readonly Counted[],
  { shippingPolicies, bundleTerms }: Pick<ShippingInput, 'shippingPolicies' | 'bundleTerms'>,
): readonly BundleLoad[] => {
  const loads: BundleLoad[] = [];
  for (const [bundleKey, parcel] of parcelsOf(lines))
    loads.push({
      bundleKey,
      sellerGroupKey: sellerGroupKeyOf(parcel.first),
      isMaxCharge: bundleTerms.findLast((terms) => terms.bundleKey === bundleKey)?.isMaxCharge ?? false,
      uses: usesOf(parcel, shippingPolicies),
      subtotal: won(parcel.subtotal),
      unitCount: parcel.unitCount,
    });
  return loads;
};

/** The fee that is charged for a parcel, and how many policies decided it. */
export interface ChargedFee {
  /** The fee. */
  readonly fee: BundleFee;
  /** How many terms it was the highest or the lowest of. */
  readonly policyCount: number;
}

/** The fees of the selected units' parcels: ours, or the server's where it has said them (SH-02); none that could not be read. */
export const chargedFees = (lines: readonly Line[], input: ShippingInput): readonly ChargedFee[] => {
  const fromServer = O.toUndefined(input.serverBundles);
  const fees: ChargedFee[] = [];
  for (const load of bundleLoads(lines, input)) {
    if (input.unreadParcels?.has(load.bundleKey)) continue;
    const own = bundleFee(load, input.buyer, input.thresholds);
    const fee = fromServer?.findLast(({ bundleKey }) => bundleKey === load.bundleKey)?.shippingFee;
    fees.push({ fee: fee === undefined ? own : { ...own, fee }, policyCount: load.uses.length });
  }
  return fees;
};

/** What a parcel's fee puts into the ledger (PR-08). */
export const feeEntry = ({ fee, policyCount }: ChargedFee): LedgerEntry => ({
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

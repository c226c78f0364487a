import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { BundleKey, ShippingPolicyKey, CartUnitId } from '../../money/ids.ts';
import { sellerGroupKeyOf } from '../../entities/cart/tree.ts';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import { bundleFee, type BundleFee, type BundleLoad, type PolicyUse } from './bundle-fee.ts';
import type { BundleTerms, ShippingBundle, ShippingPolicy } from '../../entities/shipping/policy.ts';
import type { FreeShippingThresholds } from '../../storefront/environment.ts';
import { entryOf, homeOfParcel, type EntryHome, type LedgerEntry } from '../ledger/ledger.ts';
import type { Line } from '../ledger/line.ts';
import { won, noWon, sum } from '../../money/won.ts';
import type { OverseaIn } from '../../entities/overseas/oversea.ts';
import type { ShippingCompanyType } from '../../entities/overseas/country.ts';

/** Terms that determine the fees of parcels. */
export interface ShippingInput {
  readonly shippingPolicies: readonly ShippingPolicy[];
  readonly bundleTerms: readonly BundleTerms[];
  /** Club members have lower thresholds. */
  readonly buyer: Pick<Buyer, 'isSmileClub' | 'isUniverseClub'>;
  readonly thresholds: FreeShippingThresholds;
  /** Server fees for exactly these units, if known; they replace our own. */
  readonly serverBundles: readonly ShippingBundle[] | undefined;
  /** Parcels with unreadable terms or fee: excluded, and the total is marked incomplete. */
  readonly unreadParcels?: ReadonlySet<BundleKey>;
}

interface PolicyPieces {
  readonly key: ShippingPolicyKey;
  pieces: number;
}

interface Parcel {
  readonly first: CartUnit;
  readonly uses: PolicyPieces[];
  subtotal: number;
  unitCount: number;
}

type Counted = Pick<Line, 'unit' | 'discounted'>;

const count = (parcel: Parcel, { unit, discounted }: Counted): void => {
  const use = parcel.uses.find(({ key }) => key === unit.shippingPolicyKey);
  if (use) use.pieces += unit.quantity;
  else parcel.uses.push({ key: unit.shippingPolicyKey, pieces: unit.quantity });
  parcel.subtotal += discounted;
  parcel.unitCount += 1;
};

const parcelsOf = (lines: readonly Counted[]): ReadonlyMap<BundleKey, Parcel> => {
  const parcels = new Map<BundleKey, Parcel>();
  let parcel: Parcel | undefined;
  for (const line of lines) {
    const { bundleKey } = line.unit;
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

/** Returns the parcels of the selected units in first-seen order, with policies and subtotals. */
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

export interface ChargedFee {
  readonly fee: BundleFee;
  readonly policyCount: number;
  /** Entries of the promotions that reduce the fee. */
  readonly promotions: readonly LedgerEntry[];
}

/** Returns the readable fees of the selected parcels: the server’s if present, otherwise ours. */
export const chargedFees = (lines: readonly Line[], input: ShippingInput): readonly ChargedFee[] => {
  const fromServer = input.serverBundles;
  const fees: ChargedFee[] = [];
  for (const load of bundleLoads(lines, input)) {
    if (input.unreadParcels?.has(load.bundleKey)) continue;
    const own = bundleFee(load, input.buyer, input.thresholds);
    const fee = fromServer?.findLast(({ bundleKey }) => bundleKey === load.bundleKey)?.shippingFee;
    fees.push({
      fee: fee === undefined ? own : { ...own, fee, fullFee: fee },
      policyCount: load.uses.length,
      promotions: [],
    });
  }
  return fees;
};

const feeEntry = ({ fee, policyCount }: ChargedFee): LedgerEntry =>
  entryOf(homeOfParcel(fee), 'ShippingFee', fee.fullFee, {
    subtotal: fee.subtotal,
    policies: policyCount,
    ...(fee.freeFrom === undefined ? {} : { freeFrom: fee.freeFrom }),
    ...(fee.onArrival === undefined ? {} : { onArrival: fee.onArrival }),
  });

export const feeEntries = (charged: ChargedFee): readonly LedgerEntry[] => [feeEntry(charged), ...charged.promotions];

/** Returns the fee of a parcel of exactly these units before selection: full quantity, zero subtotal. */
export const feeBefore = (
  units: readonly CartUnit[],
  input: Pick<ShippingInput, 'shippingPolicies' | 'bundleTerms' | 'buyer' | 'thresholds'>,
): BundleFee | undefined => {
  const lines = units.map((unit) => ({ unit, discounted: noWon }));
  const [load] = bundleLoads(lines, input);
  return load && bundleFee(load, input.buyer, input.thresholds);
};

/** Terms that determine the overseas fees. */
export type OverseaCharge = Pick<OverseaIn, 'selectedCompany' | 'fees' | 'unavailable' | 'freeFrom'>;

const isOf =
  (company: ShippingCompanyType) =>
  ({ shippingCompany }: { readonly shippingCompany: ShippingCompanyType }): boolean =>
    shippingCompany === company;

const termsOf = ({ selectedCompany, fees, unavailable }: Omit<OverseaCharge, 'freeFrom'>) => ({
  asked: fees.find(isOf(selectedCompany))?.shippingFees,
  staying: unavailable.find(isOf(selectedCompany))?.unavailableCartUnitIds,
});

/** True if the chosen courier’s fee is missing for a unit that it ships. */
export const lacksFee = (charge: Omit<OverseaCharge, 'freeFrom'>, selected: readonly CartUnitId[]): boolean => {
  const { asked, staying } = termsOf(charge);
  return selected.some((id) => !asked?.some(({ cartUnitId }) => cartUnitId === id) && !staying?.includes(id));
};

const carriedBy = (charge: OverseaCharge, lines: readonly Line[]) => {
  const { asked, staying } = termsOf(charge);
  return lines.flatMap(({ unit: { cartUnitId }, left }) => {
    const fee = asked?.find((one) => one.cartUnitId === cartUnitId);
    return fee && !staying?.includes(cartUnitId) ? [{ ...fee, left }] : [];
  });
};

/** Returns one fee entry per selected unit that the chosen courier ships. All are 0 from the country’s threshold. */
export const overseaFees = (
  lines: readonly Line[],
  { oversea, shippingKnown }: { readonly oversea?: OverseaCharge | undefined; readonly shippingKnown: boolean },
): readonly LedgerEntry[] => {
  if (oversea === undefined || !shippingKnown) return [];
  const { selectedCompany: company, freeFrom: from } = oversea;
  const carried = carriedBy(oversea, lines);
  const subtotal = sum(carried.map(({ left }) => left));
  const freeFrom = from === undefined ? {} : { freeFrom: from };
  const isFree = from !== undefined && subtotal >= from;
  return carried.map(({ cartUnitId, shippingFee, shippingWeight: kg }) => {
    const inputs = { company, kg, subtotal, ...freeFrom };
    const home: EntryHome = { sellerGroupKey: '', place: { type: 'Oversea', cartUnitId } };
    return entryOf(home, 'OverseaShippingFee', isFree ? noWon : shippingFee, inputs);
  });
};

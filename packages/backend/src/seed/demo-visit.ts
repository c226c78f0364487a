import {
  couponIssueNo,
  couponPolicyNo,
  piecePrice,
  sinceLastVisit,
  won,
  type CartUnit,
  type CartUnitId,
} from '@baguni/domain/internal';
import type { Scenario } from '@baguni/scenarios';
import type { Scope } from '../store/owner.ts';
import type { Tx } from '../store/tx.ts';
import type { PutOptions } from './put-cart.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface PutUnits {
  readonly ids: readonly CartUnitId[];
  readonly units: readonly CartUnit[];
  /** Ms since 1970 UTC. */
  readonly now: number;
}

const putEnding = async (
  tx: Tx,
  scope: Scope,
  { name, lastVisit }: Pick<Scenario, 'name' | 'lastVisit'>,
  now: number,
): Promise<void> => {
  if (!lastVisit) return;
  const { coupon, inDays } = lastVisit.ending;
  const [terms] = await tx.couponTerms(scope.tenant, [couponPolicyNo(coupon)]);
  if (!terms) return;
  const policyNo = couponPolicyNo(`ending/${name}`);
  const expiredDate = new Date(now + inDays * DAY_MS).toISOString();
  await tx.putCouponPolicy(scope.tenant, { ...terms, policyNo, expiredDate, perBuyer: 0, issueLimit: null });
  const issueNo = couponIssueNo(`${policyNo}/1`);
  await tx.addIssuedCoupon(scope, { issueNo, policyNo, issuedAt: now, cartUnitIds: [], spentAt: null });
};

/** Returns the price at which a unit was added, in won; undefined unless it was dearer then. */
export const addedPriceOf =
  ({ choices }: Scenario): NonNullable<PutOptions['addedPriceOf']> =>
  (unit, i) => {
    const dearer = choices[i]?.dearerByThen ?? 0;
    return dearer === 0 ? undefined : won(piecePrice(unit) + dearer);
  };

/** Stores the last visit of a demo buyer, with other prices and full stock (RC-03). */
export const putLastVisit = async (tx: Tx, scope: Scope, scenario: Scenario, put: PutUnits): Promise<void> => {
  const { lastVisit, choices } = scenario;
  if (!lastVisit) return;
  const { ids, units, now } = put;
  await putEnding(tx, scope, scenario, now);
  const seenAt = now - lastVisit.daysAgo * DAY_MS;
  const { seen } = sinceLastVisit({ seen: null, units, coupons: [], now: seenAt });
  const then = seen.units.map((unit, i) => ({
    ...unit,
    cartUnitId: ids[i] ?? unit.cartUnitId,
    piecePrice: won(unit.piecePrice + (choices[i]?.dearerByThen ?? 0)),
    wasOrderable: true,
  }));
  await tx.putSeenCart(scope, {
    ...seen,
    // units added since then were not seen
    units: then.filter((_, i) => Date.parse(units[i]?.insertDateISO ?? '') < seenAt),
  });
};

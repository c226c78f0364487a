import {
  couponIssueNo,
  couponPolicyNo,
  piecePrice,
  sinceLastVisit,
  won,
  type CartUnit,
  type CartUnitId,
  itemNo,
  tenants,
  type Tenant,
} from '@baguni/domain/internal';
import { type Scenario, catalogueIn, fundingsOfUnits, guestUnitsOf, initialCartOf } from '@baguni/scenarios';
import { type Scope, inEach, type StoredBuyer, type StoredUnit } from '../store/rows.ts';
import type { Tx, Store } from '../store/tx.ts';
import { type PutOptions, putCart, type NewCart } from './put-cart.ts';
import { demoGuestScope, demoScope, isVisitor } from './demo-buyer.ts';
import { demoStockRows, importRows, putDemoCatalogue } from './demo-catalogue.ts';
import { demoCouponRows, putWallet, demoOfferRows, putDemoSlots } from './demo-offers.ts';

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
const addedPriceOf =
  ({ choices }: Scenario): NonNullable<PutOptions['addedPriceOf']> =>
  (unit, i) => {
    const dearer = choices[i]?.dearerByThen ?? 0;
    return dearer === 0 ? undefined : won(piecePrice(unit) + dearer);
  };

/** Stores the last visit of a demo buyer, with other prices and full stock (RC-03). */
const putLastVisit = async (tx: Tx, scope: Scope, scenario: Scenario, put: PutUnits): Promise<void> => {
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

const ofSale: PutOptions['ofSale'] = (no) => {
  const sold = catalogueIn('ko').items.get(itemNo(no));
  return sold ? (sold.saleStatus ?? null) : null;
};

const idsOf = (units: readonly StoredUnit[]): readonly CartUnitId[] => units.map(({ cartUnitId }) => cartUnitId);

const empty = async (tx: Tx, scope: Scope): Promise<void> => {
  await tx.removeUnits(scope, idsOf(await tx.units(scope)));
  await tx.removeSaved(scope, idsOf(await tx.savedUnits(scope)));
  await tx.dropViewed(scope);
  await tx.dropIssuedCoupons(scope);
};

const guestCart = (scenario: Scenario, now: number): NewCart => {
  const units = inEach((language) => guestUnitsOf(scenario, language, now));
  return { units, appliedCoupons: [], fundingDiscounts: fundingsOfUnits(units.ko, 'ko') };
};

const DAY_MS = 24 * 60 * 60 * 1000;

const leftClub = ({ leftClubDaysAgo: days }: Scenario, now: number): Pick<StoredBuyer, 'membershipWithdrawDate'> =>
  days === undefined ? {} : { membershipWithdrawDate: now - days * DAY_MS };

const putScenario = async (tx: Tx, tenant: Tenant, scenario: Scenario, now: number): Promise<readonly CartUnitId[]> => {
  const scope = demoScope(scenario, tenant);
  const guest = demoGuestScope(scenario, tenant);
  const carts = inEach((language) => initialCartOf(scenario, language, now));
  const { buyer, shippingCountry, latestShippingAddress, priorityBranchServiceType, removeCartUnitIds } = carts.ko;
  // a visitor has only cart rows
  if (!isVisitor(scenario))
    await tx.putBuyer(scope, {
      buyer,
      shippingCountry,
      latestShippingAddress: latestShippingAddress ?? null,
      priorityBranchServiceType,
      ...leftClub(scenario, now),
    });
  await empty(tx, scope);
  await empty(tx, guest);
  await putWallet(tx, scope, scenario, now);
  const units = inEach((language) => carts[language].units);
  const ids = await putCart(
    tx,
    scope,
    { ...carts.ko, units },
    {
      ofSale,
      flagged: removeCartUnitIds,
      addedPriceOf: addedPriceOf(scenario),
    },
  );
  await putLastVisit(tx, scope, scenario, { ids: [...ids.values()], units: carts.ko.units, now });
  if (scenario.guestChoices.length > 0) await putCart(tx, guest, guestCart(scenario, now), { ofSale, flagged: [] });
  return [...ids.values()];
};

/** True if the demo buyer exists; a visitor exists if the cart does. */
const isPut = async (tx: Tx, tenant: Tenant, scenario: Scenario): Promise<boolean> => {
  const scope = demoScope(scenario, tenant);
  return isVisitor(scenario) ? (await tx.cartVersion(scope)) > 0 : (await tx.buyer(scope)) !== null;
};

/** Seeds catalogue and buyers of both tenants (SV-02). Repeated runs keep carts and stock. */
export const seed = async (store: Store, scenarios: Iterable<Scenario>, now: number): Promise<void> => {
  for (const tenant of tenants)
    await store.transaction(async (tx) => {
      await putDemoCatalogue(tx, tenant);
      await importRows(tx, demoCouponRows(tenant));
      await importRows(tx, demoOfferRows(tenant, now));
      await putDemoSlots(tx, tenant, now);
    });
  for (const scenario of scenarios)
    for (const tenant of scenario.tenants)
      await store.transaction(async (tx) => {
        if (!(await isPut(tx, tenant, scenario))) await putScenario(tx, tenant, scenario, now);
      });
};

/** Resets the cart of a demo buyer and the stock of its items. */
export const resetBuyer = async (store: Store, tenant: Tenant, scenario: Scenario, now: number): Promise<void> => {
  await store.transaction(async (tx) => {
    // item prices changed after some units were added (RC-03)
    const items = new Set(initialCartOf(scenario, 'ko', now).units.map(({ item }) => item.itemNo));
    await importRows(tx, [...demoOfferRows(tenant, now), ...demoStockRows(tenant, (no) => items.has(no))]);
    await putScenario(tx, tenant, scenario, now);
  });
};

import { itemNo, tenants, type CartUnitId, type Tenant } from '@baguni/domain/internal';
import { catalogueIn, fundingsOfUnits, guestUnitsOf, initialCartOf, type Scenario } from '@baguni/scenarios';
import type { Scope } from '../store/owner.ts';
import { inEach, type StoredBuyer, type StoredUnit } from '../store/rows.ts';
import type { Store, Tx } from '../store/tx.ts';
import { demoGuestScope, demoScope, isVisitor } from './demo-buyer.ts';
import { demoStockRows, importRows, putDemoCatalogue } from './demo-catalogue.ts';
import { demoCouponRows, putWallet } from './demo-coupons.ts';
import { demoOfferRows, putDemoSlots } from './demo-offers.ts';
import { addedPriceOf, putLastVisit } from './demo-visit.ts';
import { putCart, type CartInLanguages, type PutOptions } from './put-cart.ts';

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

const guestCart = (scenario: Scenario, now: number): CartInLanguages =>
  inEach((language) => {
    const units = guestUnitsOf(scenario, language, now);
    return { units, appliedCoupons: [], fundingDiscounts: fundingsOfUnits(units, language) };
  });

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
  const ids = await putCart(tx, scope, carts, {
    ofSale,
    flagged: removeCartUnitIds,
    addedPriceOf: addedPriceOf(scenario),
  });
  await putLastVisit(tx, scope, scenario, { ids: [...ids.values()], units: carts.ko.units, now });
  if (scenario.guestChoices.length > 0) await putCart(tx, guest, guestCart(scenario, now), { ofSale, flagged: [] });
  return [...ids.values()];
};

/** True if the demo buyer exists; a visitor exists if the cart does. */
const isPut = async (tx: Tx, tenant: Tenant, scenario: Scenario): Promise<boolean> => {
  const scope = demoScope(scenario, tenant);
  return isVisitor(scenario) ? (await tx.cartVersion(scope)) > 0 : (await tx.buyer(scope)) !== null;
};

/**
 * Seeds catalogue and buyers of both tenants (SV-02). Repeated runs add new content and keep carts and stock.
 * @param now ms since 1970 UTC
 */
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

/**
 * Resets the cart of a demo buyer and the stock of its items.
 * @param now ms since 1970 UTC
 */
export const resetBuyer = async (store: Store, tenant: Tenant, scenario: Scenario, now: number): Promise<void> => {
  await store.transaction(async (tx) => {
    // item prices changed after some units were added (RC-03)
    const items = new Set(initialCartOf(scenario, 'ko', now).units.map(({ item }) => item.itemNo));
    await importRows(tx, [...demoOfferRows(tenant, now), ...demoStockRows(tenant, (no) => items.has(no))]);
    await putScenario(tx, tenant, scenario, now);
  });
};

import { isScenarioName, scenarioNames, scenarios, type Scenario } from '@baguni/scenarios';
import type { Tenant } from '@baguni/domain';
import type { InEachLanguage } from '../store/rows.ts';
import type { Session } from '../store/owner.ts';
import type { Store } from '../store/store.ts';
import { resetBuyer, seed } from '../seed/seed.ts';
import { demoSession } from '../seed/demo-buyer.ts';

/** A demo buyer as the list of demo buyers shows it. */
export interface DemoBuyer {
  /** The buyer's id, which is the scenario's name. */
  readonly name: string;
  readonly title: InEachLanguage<string>;
  /** Who this is and what to try. */
  readonly note: InEachLanguage<string>;
  readonly session: Session;
}

const inEach = ([ko, en, cn, jp]: Scenario['title']): InEachLanguage<string> => ({ ko, en, cn, jp });

const demoBuyer = (scenario: Scenario, tenant: Tenant): DemoBuyer => ({
  name: scenario.name,
  title: inEach(scenario.title),
  note: inEach(scenario.note),
  session: demoSession(scenario, tenant),
});

const all: readonly Scenario[] = scenarioNames.map((name) => scenarios[name]);

/** The demo buyers of a tenant, in the order in which they are shown (SV-02). */
export const demoBuyers = (tenant: Tenant): readonly DemoBuyer[] =>
  all.filter(({ tenants }) => tenants.includes(tenant)).map((scenario) => demoBuyer(scenario, tenant));

/** One demo buyer; null for a name that is none. */
export const demoBuyerOf = (name: string, tenant: Tenant): DemoBuyer | null =>
  demoBuyers(tenant).find((buyer) => buyer.name === name) ?? null;

/**
 * Fills a store with the demo marketplace; running it again keeps what shoppers did.
 * @param now ms since 1970 UTC
 * @param build names the program: a store that was filled by the same one is left as it is
 */
export const seedDemo = async (store: Store, now: number, build: string | null = null): Promise<void> => {
  if (build !== null && (await store.transaction((tx) => tx.seededBy())) === build) return;
  await seed(store, all, now);
  if (build !== null) await store.transaction((tx) => tx.putSeededBy(build));
};

/** Gives a demo buyer a fresh cart; false for a name that is none. @param now ms since 1970 UTC */
export const resetDemoBuyer = async (store: Store, tenant: Tenant, name: string, now: number): Promise<boolean> => {
  if (!isScenarioName(name) || demoBuyerOf(name, tenant) === null) return false;
  await resetBuyer(store, tenant, scenarios[name], now);
  return true;
};

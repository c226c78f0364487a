import { isScenarioName, scenarioNames, scenarios, type Scenario } from '@baguni/scenarios';
import type { Tenant } from '@baguni/domain/internal';
import type { InEachLanguage, Session } from '../store/rows.ts';
import type { Store } from '../store/tx.ts';
import { resetBuyer, seed } from '../seed/seed.ts';
import { demoSession } from '../seed/demo-buyer.ts';

export interface DemoBuyer {
  readonly name: string;
  readonly title: InEachLanguage<string>;
  /** Description and suggestions. */
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

/** Returns the demo buyers of a tenant in display order (SV-02). */
export const demoBuyers = (tenant: Tenant): readonly DemoBuyer[] =>
  all.filter(({ tenants }) => tenants.includes(tenant)).map((scenario) => demoBuyer(scenario, tenant));

export const demoBuyerOf = (name: string, tenant: Tenant): DemoBuyer | null =>
  demoBuyers(tenant).find((buyer) => buyer.name === name) ?? null;

/** Seeds the demo marketplace unless the same `build` of the program has; keeps the data of shoppers. */
export const seedDemo = async (store: Store, now: number, build: string | null = null): Promise<void> => {
  if (build !== null && (await store.transaction((tx) => tx.seededBy())) === build) return;
  await seed(store, all, now);
  if (build !== null) await store.transaction((tx) => tx.putSeededBy(build));
};

/** Resets the cart of a demo buyer; returns false for an unknown name. */
export const resetDemoBuyer = async (store: Store, tenant: Tenant, name: string, now: number): Promise<boolean> => {
  if (!isScenarioName(name) || demoBuyerOf(name, tenant) === null) return false;
  await resetBuyer(store, tenant, scenarios[name], now);
  return true;
};

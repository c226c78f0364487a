import { txKey, unknownEnvironment, type EngineParts, type Environment, type Tenant } from '@baguni/domain';
import { demoOverseas, scenarios, type ScenarioName } from '@baguni/scenarios';
import { demoSession } from '../seed/demo-buyer.ts';
import type { Backend } from '../dispatch/handle.ts';
import { memoryStore } from '../memory/memory-store.ts';
import { seed } from '../seed/seed.ts';
import type { Session } from '../store/owner.ts';

export interface MockShop {
  readonly backend: Backend;
  readonly session: Session;
}

export interface MockWorld {
  readonly scenario: ScenarioName;
  readonly tenant?: Tenant;
  readonly environment?: Environment;
  readonly engine: EngineParts;
  /** Ms since 1970 UTC. */
  readonly now: () => number;
}

/** Creates a marketplace with the demo catalogue and the buyer of a scenario (LS-10). */
export const mockShop = async ({
  scenario,
  tenant = 'marketplace',
  environment,
  engine,
  now,
}: MockWorld): Promise<MockShop> => {
  const store = memoryStore();
  await seed(store, [scenarios[scenario]], now());
  let orders = 0;
  const newTxKey = () => {
    orders += 1;
    return txKey(`mock-${orders}`);
  };
  const report = () => undefined;
  const backend = {
    store,
    environment: environment ?? unknownEnvironment,
    overseas: demoOverseas,
    engine,
    newTxKey,
    report,
  };
  // without a sign-in page, visitors order as non-members (CK-15)
  return { backend, session: { ...demoSession(scenarios[scenario], tenant), ordersAsNonMember: true } };
};

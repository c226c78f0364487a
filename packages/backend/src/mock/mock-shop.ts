import { txKey, unknownEnvironment, type EngineParts, type Environment, type Tenant } from '@baguni/domain';
import { demoOverseas, scenarios, type ScenarioName } from '@baguni/scenarios';
import { demoSession } from '../seed/demo-buyer.ts';
import type { Backend } from '../dispatch/backend.ts';
import { memoryStore } from '../memory/memory-store.ts';
import { seed } from '../seed/seed.ts';
import type { Session } from '../store/owner.ts';

/** A marketplace in the page itself: one buyer, one cart, gone with the page. */
export interface MockShop {
  readonly backend: Backend;
  readonly session: Session;
}

/** What a mock marketplace is made of. */
export interface MockWorld {
  readonly scenario: ScenarioName;
  /** `marketplace` where left out. */
  readonly tenant?: Tenant;
  readonly environment?: Environment;
  /** The engine that the page runs on (EN-09). */
  readonly engine: EngineParts;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

/** Opens a marketplace with the demo catalogue and the buyer of a scenario (LS-10). */
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
  // there is no sign-in page, so visitors order as non-members (CK-15)
  return { backend, session: { ...demoSession(scenarios[scenario], tenant), ordersAsNonMember: true } };
};

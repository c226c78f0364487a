import type { Tenant } from '@baguni/domain';
import type { Scenario } from '@baguni/scenarios';
import { buyerOwner, guestOwner, type Scope, type Session } from '../store/owner.ts';

/** The cart of a demo buyer: each scenario is one, by its name. */
export const demoScope = ({ name }: Pick<Scenario, 'name'>, tenant: Tenant): Scope => ({
  tenant,
  owner: buyerOwner(name),
});

/** The guest cart that waits for a demo buyer, where the scenario has one. */
export const demoGuestScope = ({ name }: Pick<Scenario, 'name'>, tenant: Tenant): Scope => ({
  tenant,
  owner: guestOwner(`demo-${name}`),
});

/** Who speaks once somebody has signed in as a demo buyer. */
export const demoSession = (scenario: Pick<Scenario, 'name' | 'guestChoices'>, tenant: Tenant): Session => ({
  scope: demoScope(scenario, tenant),
  guestOwner: scenario.guestChoices.length > 0 ? demoGuestScope(scenario, tenant).owner : null,
});

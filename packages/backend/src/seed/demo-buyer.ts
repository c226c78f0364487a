import type { Tenant } from '@baguni/domain';
import type { Scenario } from '@baguni/scenarios';
import { buyerOwner, guestOwner, type Scope, type Session } from '../store/owner.ts';

type Named = Pick<Scenario, 'name' | 'buyer'>;

/** Whether a demo buyer is a visitor of whom the marketplace knows nothing: then theirs is a guest's cart (CK-15). */
export const isVisitor = ({ buyer }: Pick<Scenario, 'buyer'>): boolean => buyer.memberType === 'NonMember';

/** The cart of a demo buyer: each scenario is one, by its name. */
export const demoScope = (scenario: Named, tenant: Tenant): Scope => ({
  tenant,
  owner: isVisitor(scenario) ? guestOwner(`demo-${scenario.name}`) : buyerOwner(scenario.name),
});

/** The guest cart that waits for a demo buyer, where the scenario has one. */
export const demoGuestScope = ({ name }: Pick<Scenario, 'name'>, tenant: Tenant): Scope => ({
  tenant,
  owner: guestOwner(`demo-${name}`),
});

/** Who speaks once somebody has signed in as a demo buyer. */
export const demoSession = (scenario: Named & Pick<Scenario, 'guestChoices'>, tenant: Tenant): Session => ({
  scope: demoScope(scenario, tenant),
  guestOwner: scenario.guestChoices.length > 0 ? demoGuestScope(scenario, tenant).owner : null,
});

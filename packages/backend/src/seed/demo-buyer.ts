import type { Tenant } from '@baguni/domain/internal';
import type { Scenario } from '@baguni/scenarios';
import { buyerOwner, guestOwner, type Scope, type Session } from '../store/rows.ts';

type Named = Pick<Scenario, 'name' | 'buyer'>;

/** True if the demo buyer is an unknown visitor with a guest cart (CK-15). */
export const isVisitor = ({ buyer }: Pick<Scenario, 'buyer'>): boolean => buyer.memberType === 'NonMember';

export const demoScope = (scenario: Named, tenant: Tenant): Scope => ({
  tenant,
  owner: isVisitor(scenario) ? guestOwner(`demo-${scenario.name}`) : buyerOwner(scenario.name),
});

export const demoGuestScope = ({ name }: Pick<Scenario, 'name'>, tenant: Tenant): Scope => ({
  tenant,
  owner: guestOwner(`demo-${name}`),
});

export const demoSession = (
  scenario: Named & Pick<Scenario, 'guestChoices' | 'isViaEmployeeMall'>,
  tenant: Tenant,
): Session => ({
  scope: demoScope(scenario, tenant),
  guestOwner: scenario.guestChoices.length > 0 ? demoGuestScope(scenario, tenant).owner : null,
  ...(scenario.isViaEmployeeMall && { isViaEmployeeMall: true }),
});

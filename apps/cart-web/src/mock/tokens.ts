import type { Tenant } from '@baguni/domain';
import type { ScenarioName } from '@baguni/scenarios';
import { token } from '../compose/tokens.ts';

/** The tokens of a marketplace in the page: what asks for it, and what it is made of. */
export const MOCK = {
  /** The query of the address that asks for it. */
  search: token<string>('search'),
  /** The marketplace of the host. */
  ownTenant: token<Tenant>('ownTenant'),
  /** The marketplace that is asked for. */
  tenant: token<Tenant>('tenant'),
  /** Whose cart is asked for; loaded, so ask with `getAsync`. */
  scenario: token<ScenarioName>('scenario'),
  /** Milliseconds since 1970 UTC. */
  now: token<() => number>('now'),
  /** Answers in place of the network; loaded, so ask with `getAsync`. */
  fetch: token<typeof fetch>('fetch'),
};

import { mockFetch } from '@baguni/backend';
import { tenants, type Tenant } from '@baguni/domain';
import { defaultScenario, isScenarioName, type ScenarioName } from '@baguni/scenarios';

/** A marketplace in the page itself (LS-10). */
export interface Mock {
  readonly fetch: typeof fetch;
  readonly tenant: Tenant;
}

/** The parameters that say which marketplace is served; every page of it keeps them. */
export const mockParams = ['mock', 'scenario', 'tenant'] as const;

const scenarioOf = (wanted: string | null): ScenarioName =>
  wanted !== null && isScenarioName(wanted) ? wanted : defaultScenario;

/** Opens the marketplace that an address asks for: `scenario` names whose cart, `tenant` the marketplace. */
export const openMock = (search: string, ownTenant: Tenant): Mock => {
  const asked = new URLSearchParams(search);
  const tenant = tenants.find((known) => known === asked.get('tenant')) ?? ownTenant;
  return { fetch: mockFetch({ scenario: scenarioOf(asked.get('scenario')), tenant, now: () => Date.now() }), tenant };
};

/** An address of ours that stays in the mock marketplace: it carries its parameters on. */
export const inMock = (address: string, search: string, base: string): string => {
  const url = new URL(address, base);
  const own = new URLSearchParams(search);
  for (const name of mockParams) {
    const value = own.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return `${url.pathname}${url.search}${url.hash}`;
};

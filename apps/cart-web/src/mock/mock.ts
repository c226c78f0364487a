import { tenants, type Tenant } from '@baguni/domain';

/** A marketplace in the page itself (LS-10). */
interface Mock {
  readonly fetch: typeof fetch;
  readonly tenant: Tenant;
}

/** The parameters that say which marketplace is served; every page of it keeps them. */
const mockParams = ['mock', 'scenario', 'tenant'] as const;

/** Opens the marketplace that an address asks for: `scenario` names whose cart, `tenant` the marketplace. */
export const openMock = async (search: string, ownTenant: Tenant): Promise<Mock> => {
  const { mockFetch } = await import('@baguni/backend');
  const { defaultScenario, isScenarioName } = await import('@baguni/scenarios');
  const asked = new URLSearchParams(search);
  const tenant = tenants.find((known) => known === asked.get('tenant')) ?? ownTenant;
  const wanted = asked.get('scenario') ?? '';
  const scenario = isScenarioName(wanted) ? wanted : defaultScenario;
  return { fetch: mockFetch({ scenario, tenant, now: () => Date.now() }), tenant };
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

import { tenants, type Tenant } from '@baguni/domain';
import type { ScenarioName } from '@baguni/scenarios';
import { Container, ContainerModule, type ResolutionContext } from 'inversify';
import { MOCK } from './tokens.ts';

const wanted = (mock: ResolutionContext, name: string): string =>
  new URLSearchParams(mock.get(MOCK.search)).get(name) ?? '';

const tenantOf = (mock: ResolutionContext): Tenant =>
  tenants.find((known) => known === wanted(mock, 'tenant')) ?? mock.get(MOCK.ownTenant);

const scenarioOf = async (mock: ResolutionContext): Promise<ScenarioName> => {
  const { defaultScenario, isScenarioName } = await import('@baguni/scenarios');
  const name = wanted(mock, 'scenario');
  return isScenarioName(name) ? name : defaultScenario;
};

const fetchOf = async (mock: ResolutionContext): Promise<typeof fetch> => {
  const [{ mockFetch }, { enginePrices }, { orderCheck }, { engineOffers }] = await Promise.all([
    import('@baguni/backend'),
    import('@baguni/contract/engine/prices'),
    import('@baguni/contract/engine/orders'),
    import('@baguni/contract/engine/offers'),
  ]);
  const engine = { prices: enginePrices, orders: orderCheck, offers: engineOffers };
  const scenario = await mock.getAsync(MOCK.scenario);
  return mockFetch({ scenario, tenant: mock.get(MOCK.tenant), engine, now: mock.get(MOCK.now) });
};

const mockModule = new ContainerModule(({ bind }) => {
  bind(MOCK.tenant).toDynamicValue(tenantOf);
  bind(MOCK.scenario).toDynamicValue(scenarioOf);
  bind(MOCK.now).toConstantValue(() => Date.now());
  bind(MOCK.fetch).toDynamicValue(fetchOf);
});

/** The container of the marketplace that an address asks for: one for a document, which its pages share (LS-10). */
export const mockContainer = (search: string, ownTenant: Tenant): Container => {
  const mock = new Container({ defaultScope: 'Singleton' });
  mock.bind(MOCK.search).toConstantValue(search);
  mock.bind(MOCK.ownTenant).toConstantValue(ownTenant);
  mock.loadSync(mockModule);
  return mock;
};

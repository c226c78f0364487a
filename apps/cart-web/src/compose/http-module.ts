import { httpCartServer, httpLog, httpOrders, httpReports, type HttpDeps } from '@baguni/adapters';
import { ContainerModule } from 'inversify';
import { tokens } from './tokens.ts';

/** Below which path the calls are. */
const BASE_URL = '/api';

/** The calls, and the reports of what went wrong with them. */
export const httpModule = new ContainerModule(({ bind }) => {
  bind(tokens.http).toResolvedValue(
    ({ fetch, window, storefront }, environmentName): HttpDeps => ({
      fetch,
      baseUrl: BASE_URL,
      environmentName,
      language: storefront.language,
      newId: () => window.crypto.randomUUID(),
    }),
    [tokens.config, tokens.environmentName],
  );
  bind(tokens.log).toResolvedValue(
    (http, clock, { window }) => httpLog({ send: httpReports(http), clock, pageUrl: () => window.location.href }),
    [tokens.http, tokens.clock, tokens.config],
  );
  bind(tokens.server).toResolvedValue((http, log) => httpCartServer({ ...http, log }), [tokens.http, tokens.log]);
  bind(tokens.orders).toResolvedValue((http, log) => httpOrders({ ...http, log }), [tokens.http, tokens.log]);
});

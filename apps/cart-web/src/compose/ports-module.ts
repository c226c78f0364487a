import { browserPage, httpCartServer, httpOrders, sessionMemory, systemClock } from '@baguni/adapters';
import { idempotencyKey } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { lateLog } from './late-log.ts';
import { lateOverseaMemory } from './late-oversea-memory.ts';
import { moduleOf, type Get } from './module-of.ts';
import { TOKENS } from './tokens.ts';

/** Below which path the calls are. */
const BASE_URL = '/api';

const httpOf = (get: Get) => {
  const { fetch, window, storefront } = get(TOKENS.config);
  const { language, device, app } = storefront;
  return {
    fetch,
    baseUrl: BASE_URL,
    environmentName: get(TOKENS.environmentName),
    language,
    device,
    isApp: O.isSome(app),
    newId: () => window.crypto.randomUUID(),
  };
};

const logOf = (get: Get) => {
  const { window } = get(TOKENS.config);
  const { reports } = get(TOKENS.parts);
  return lateLog(reports, get(TOKENS.http), { clock: get(TOKENS.clock), pageUrl: () => window.location.href });
};

const pageOf = (get: Get) => {
  const { window, links, navigate, allowedHosts } = get(TOKENS.config);
  return browserPage(window, { ...links, navigate, allowedHosts });
};

/** Binds each port to its adapter: the one place that knows which is which. */
export const portsModule = moduleOf((bind) => {
  bind(TOKENS.clock, () => systemClock);
  bind(TOKENS.http, httpOf);
  bind(TOKENS.log, logOf);
  bind(TOKENS.server, (get) => httpCartServer({ ...get(TOKENS.http), log: get(TOKENS.log) }, get(TOKENS.parts)));
  bind(TOKENS.orders, (get) => httpOrders({ ...get(TOKENS.http), log: get(TOKENS.log) }, get(TOKENS.parts)));
  bind(TOKENS.newKey, (get) => () => idempotencyKey(get(TOKENS.http).newId()));
  bind(TOKENS.memory, (get) => sessionMemory(get(TOKENS.config).storage));
  bind(TOKENS.overseaMemory, (get) =>
    lateOverseaMemory(get(TOKENS.parts).overseaCookies, get(TOKENS.config).window.document),
  );
  bind(TOKENS.page, pageOf);
  bind(
    TOKENS.sessionFile,
    (get) => async (session) => (await get(TOKENS.parts).saveSession())(get(TOKENS.config).window, session),
  );
});

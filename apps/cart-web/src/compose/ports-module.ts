import { browserPage, lateClient, sessionMemory, systemClock } from '@baguni/adapters';
import { enginePrices } from '@baguni/contract/engine/prices';
import { idempotencyKey, type EventLog } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { lateLog } from './late-log.ts';
import { lateOverseaMemory } from './late-oversea-memory.ts';
import { TOKENS } from './tokens.ts';

/** Below which path the calls are. */
const BASE_URL = '/api';

const httpOf = (page: ResolutionContext) => {
  const { fetch, window, storefront } = page.get(TOKENS.config);
  const { language, device, app } = storefront;
  return {
    fetch,
    baseUrl: BASE_URL,
    environmentName: page.get(TOKENS.environmentName),
    language,
    device,
    isApp: O.isSome(app),
    newId: () => window.crypto.randomUUID(),
  };
};

const logOf = (page: ResolutionContext) => {
  const { window } = page.get(TOKENS.config);
  const { reports } = page.get(TOKENS.parts);
  return lateLog(reports, page.get(TOKENS.http), {
    clock: page.get(TOKENS.clock),
    pageUrl: () => window.location.href,
  });
};

const newKeyOf = (page: ResolutionContext) => {
  const { newId } = page.get(TOKENS.http);
  return () => idempotencyKey(newId());
};

const overseaMemoryOf = (page: ResolutionContext) =>
  lateOverseaMemory(page.get(TOKENS.parts).overseaCookies, page.get(TOKENS.config).window.document);

const browserPageOf = (page: ResolutionContext) => {
  const { window, links, navigate, allowedHosts, app } = page.get(TOKENS.config);
  return browserPage(window, { ...links, navigate, allowedHosts, app });
};

const sessionFileOf = (page: ResolutionContext) => async (session: EventLog) => {
  const save = await page.get(TOKENS.parts).saveSession();
  return save(page.get(TOKENS.config).window, session);
};

/** Binds each port to its adapter: the one place that knows which is which. */
export const portsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.clock).toConstantValue(systemClock);
  bind(TOKENS.prices).toConstantValue(enginePrices);
  bind(TOKENS.http).toDynamicValue(httpOf);
  bind(TOKENS.log).toDynamicValue(logOf);
  bind(TOKENS.server).toDynamicValue((page) => lateClient(page.get(TOKENS.parts).client));
  bind(TOKENS.newKey).toDynamicValue(newKeyOf);
  bind(TOKENS.memory).toDynamicValue((page) => sessionMemory(page.get(TOKENS.config).storage));
  bind(TOKENS.overseaMemory).toDynamicValue(overseaMemoryOf);
  bind(TOKENS.page).toDynamicValue(browserPageOf);
  bind(TOKENS.sessionFile).toDynamicValue(sessionFileOf);
});

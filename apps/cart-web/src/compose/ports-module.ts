import { browserPage, lateClient, sessionMemory, systemClock } from '@baguni/adapters';
import { couponPromptMemory } from '@baguni/adapters/coupon-prompt-memory';
import { overseaMemory } from '@baguni/adapters/oversea-memory';
import { enginePrices } from '@baguni/contract/engine/prices';
import { idempotencyKey, type Log } from '@baguni/domain';
import type { EventLog } from '@baguni/use-cases';
import { option as O } from 'fp-ts';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { TOKENS } from './tokens.ts';

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

/** Drops reports if the code that sends them does not load (ER-07). */
const logOf = (page: ResolutionContext): Log => {
  const { more } = page.get(TOKENS.chunks);
  return {
    report: (report) =>
      void more().then(
        ({ log }) => log.report(report),
        () => undefined,
      ),
  };
};

const newKeyOf = (page: ResolutionContext) => {
  const { newId } = page.get(TOKENS.http);
  return () => idempotencyKey(newId());
};

const browserPageOf = (page: ResolutionContext) => {
  const { window, links, navigate, allowedHosts, app } = page.get(TOKENS.config);
  return browserPage(window, { ...links, navigate, allowedHosts, app });
};

const sessionFileOf = (page: ResolutionContext) => async (session: EventLog) => {
  const { saveSession } = await page.get(TOKENS.chunks).more();
  saveSession(session);
};

export const portsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.clock).toConstantValue(systemClock);
  bind(TOKENS.prices).toConstantValue(enginePrices);
  bind(TOKENS.http).toDynamicValue(httpOf);
  bind(TOKENS.log).toDynamicValue(logOf);
  bind(TOKENS.server).toDynamicValue((page) => lateClient(async () => (await page.get(TOKENS.chunks).more()).client));
  bind(TOKENS.newKey).toDynamicValue(newKeyOf);
  bind(TOKENS.memory).toDynamicValue((page) => sessionMemory(page.get(TOKENS.config).storage));
  bind(TOKENS.overseaMemory).toDynamicValue((page) => overseaMemory(page.get(TOKENS.config).window.document));
  bind(TOKENS.couponPrompt).toDynamicValue((page) => couponPromptMemory(page.get(TOKENS.config).window.document));
  bind(TOKENS.page).toDynamicValue(browserPageOf);
  bind(TOKENS.sessionFile).toDynamicValue(sessionFileOf);
});

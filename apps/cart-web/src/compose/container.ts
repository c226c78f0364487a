import { browserPage, lateClient, sessionMemory } from '@baguni/adapters';
import { couponPromptMemory, overseaMemory } from '@baguni/adapters/cookies';
import { enginePrices } from '@baguni/contract/engine/prices';
import { idempotencyKey, type Log, type EnvironmentName } from '@baguni/domain/internal';
import { type EventLog, late } from '@baguni/use-cases';
import { ContainerModule, type ResolutionContext, Container } from 'inversify';
import { TOKENS, CHUNKS, type Chunks, type Get } from './tokens.ts';
import 'reflect-metadata/lite';
import { nextTask } from '../browser/page-window.ts';
import type { PageConfig } from './config.ts';

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
    isApp: app !== undefined,
    newId: () => window.crypto.randomUUID(),
    newTrace: () => window.crypto.randomUUID(),
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

const portsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.clock).toConstantValue({ now: () => Date.now() });
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

type Import = () => Promise<{ readonly chunk: ContainerModule }>;

// a bundler splits only imports whose path is written out
const imports: Readonly<Record<keyof Chunks, Import>> = {
  more: () => import('./chunks/more.ts'),
  checkout: () => import('./chunks/checkout.ts'),
  coupons: () => import('./chunks/coupons.ts'),
  overseas: () => import('./chunks/overseas.ts'),
};

/** Reports a chunk that did not load (CM-41), unless it contains the code that sends reports. */
const report = (log: Log, moduleName: keyof Chunks, thrown: unknown): void => {
  if (moduleName !== 'more') log.report({ type: 'ScriptNotLoaded', moduleName, message: String(thrown) });
};

/** Creates a function that loads a chunk into a container. A chunk that arrives again after its timeout is ignored. */
export const chunkLoader =
  (container: Container) =>
  <Name extends keyof Chunks>(name: Name, load: Import): Chunks[Name] => {
    const get = late(
      async () => {
        const { chunk } = await load();
        if (!container.isBound(CHUNKS[name])) container.loadSync(chunk);
        return container.get<unknown>(CHUNKS[name]);
      },
      (thrown) => report(container.get(TOKENS.log), name, thrown),
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the token has the type of its chunk
    return get as Chunks[Name];
  };

// inversify stores the order of its bindings with it

/** Creates the container of a page: it binds every port to its adapter, and adds chunks as they load. */
export const pageContainer = (
  config: PageConfig,
  environmentName: () => EnvironmentName,
  known: () => readonly string[] = () => [],
): Get => {
  const container = new Container({ defaultScope: 'Singleton' });
  const chunkOf = chunkLoader(container);
  const chunk = <Name extends keyof Chunks>(name: Name): Chunks[Name] =>
    chunkOf(name, async () => {
      const loaded = await imports[name]();
      // the chunk was evaluated in this task, which is long on a slow phone
      await nextTask(config.window);
      return loaded;
    });
  container.bind(TOKENS.config).toConstantValue(config);
  container.bind(TOKENS.environmentName).toConstantValue(environmentName);
  container.bind(TOKENS.known).toConstantValue(known);
  container.bind(TOKENS.chunks).toConstantValue({
    more: chunk('more'),
    checkout: chunk('checkout'),
    coupons: chunk('coupons'),
    overseas: chunk('overseas'),
  });
  container.loadSync(portsModule);
  return (token) => container.get(token);
};

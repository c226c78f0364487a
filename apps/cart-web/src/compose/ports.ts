import { option as O } from 'fp-ts';
import {
  browserPage,
  httpCartServer,
  httpOrders,
  sessionMemory,
  systemClock,
  type HttpDeps,
  type HttpLogDeps,
} from '@baguni/adapters';
import {
  idempotencyKey,
  type CartServer,
  type Clock,
  type EventLog,
  type IdempotencyKey,
  type Log,
  type Memory,
  type Orders,
  type OverseaMemory,
  type Page,
  type Report,
} from '@baguni/domain';
import { allowedHostsAt } from '../browser/safe-href.ts';
import type { PageConfig } from './config.ts';

/** Below which path the calls are. */
const BASE_URL = '/api';

/** Every port of the site but the shopper, who stands in front of the page. */
export interface Ports {
  readonly server: CartServer;
  readonly orders: Orders;
  readonly log: Log;
  readonly clock: Clock;
  readonly memory: Memory;
  /** A new key for a write that may have to be sent again (BL-8). */
  readonly newKey: () => IdempotencyKey;
  readonly overseaMemory: OverseaMemory;
  readonly page: Page;
  /** Saves a session as a file of the shopper's. */
  readonly sessionFile: (log: EventLog) => Promise<void>;
}

/**
 * Cookies of shipping overseas: their words are loaded when they are first asked for. Where these, or the cookies, cannot
 * be had, nothing was chosen before and nothing is remembered.
 */
export const lateOverseaMemory = (jar: Pick<Document, 'cookie'>): OverseaMemory => {
  const memory = async (): Promise<OverseaMemory> =>
    (await import('@baguni/adapters/oversea-memory')).overseaMemory(jar);
  return {
    recall: () =>
      memory()
        .then(({ recall }) => recall())
        .catch(() => ({ company: O.none, currency: O.none })),
    remember: (choice) => () =>
      memory()
        .then(({ remember }) => remember(choice)())
        .catch(() => undefined),
  };
};

/**
 * Reports are worded and sent by code that is loaded with the first of them. Where it does not come the report is
 * dropped, as one that cannot be sent is: there is nobody left to tell (ER-07).
 */
export const lateLog = (http: HttpDeps, of: Omit<HttpLogDeps, 'send'>): Log => {
  const load = async (): Promise<Log> => {
    const { httpLog, httpReports } = await import('@baguni/adapters/reports');
    return httpLog({ ...of, send: httpReports(http) });
  };
  let log: Promise<Log> | undefined;
  const reported = async (report: Report): Promise<void> => {
    try {
      (await (log ??= load())).report(report);
    } catch {
      log = undefined;
    }
  };
  return { report: (report) => void reported(report) };
};

/** Binds the ports to their adapters: the one place that knows which is which. */
export const portsOf = (config: PageConfig, environmentName: HttpDeps['environmentName']): Ports => {
  const { fetch, window, storage, storefront, navigate, links } = config;
  const clock = systemClock;
  const newId = (): string => window.crypto.randomUUID();
  const { language, device, tenant } = storefront;
  const isApp = O.isSome(storefront.app);
  const http: HttpDeps = { fetch, baseUrl: BASE_URL, environmentName, language, device, isApp, newId };
  const log = lateLog(http, { clock, pageUrl: () => window.location.href });
  return {
    server: httpCartServer({ ...http, log }),
    orders: httpOrders({ ...http, log }),
    log,
    clock,
    newKey: () => idempotencyKey(newId()),
    memory: sessionMemory(storage),
    overseaMemory: lateOverseaMemory(window.document),
    sessionFile: async (session) => (await import('@baguni/adapters/session-file')).saveSession(window, session),
    page: browserPage(window, {
      ...links,
      navigate,
      allowedHosts: allowedHostsAt(window.location.hostname, tenant),
    }),
  };
};

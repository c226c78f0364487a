import type { HttpDeps } from '@baguni/adapters';
import type { Calls, Client } from '@baguni/contract';
import type { PageParts } from '@baguni/components';
import type {
  Clock,
  EnginePrices,
  EnvironmentName,
  EventLog,
  IdempotencyKey,
  Late,
  Log,
  Memory,
  OverseaMemory,
  Page,
} from '@baguni/domain';
import type { ViewParts } from '@baguni/presentation';
import type { SessionParts } from '@baguni/use-cases';
import { mapped, moduleOf } from './module-of.ts';
import type { PageConfig } from './config.ts';
import type * as overseaCookies from '@baguni/adapters/oversea-memory';
import type * as reports from '@baguni/adapters/reports';
import type { saveSession } from '@baguni/adapters/session-file';
import type { ServiceIdentifier } from 'inversify';

/** A name under which something is bound; its type says what. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** Answers what is bound to a token; each is made once for a page, when it is first asked for. */
export type Get = <T>(token: ServiceIdentifier<T>) => T;

/** What the adapters load late, besides calls. */
export interface AdapterParts {
  /** Sends calls. */
  readonly client: Late<Client<Calls>>;
  /** Words and sends reports. */
  readonly reports: Late<typeof reports>;
  /** The cookies of shipping overseas. */
  readonly overseaCookies: Late<typeof overseaCookies>;
  /** Saves a session as a file. */
  readonly saveSession: Late<typeof saveSession>;
}

/** Everything of a page that comes late. */
export interface LateParts extends AdapterParts, SessionParts, ViewParts, PageParts {}

/** What a late part turns out to be. */
export type Part<N extends keyof LateParts> = Awaited<ReturnType<LateParts[N]>>;

/** The tokens of the late parts, named as they are: each part stands on the page once, in the table of its module. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a symbol of each part's name; its type says what is bound to it
export const LATE = mapped(moduleOf satisfies Readonly<Record<keyof LateParts, string>>, (name) => Symbol(name)) as {
  readonly [N in keyof LateParts]: ServiceIdentifier<Part<N>>;
};

/** The tokens of what a page stands on from its beginning: what is decided before it, and its ports. */
export const TOKENS = {
  config: token<PageConfig>('config'),
  parts: token<LateParts>('parts'),
  /** Where we are, as far as it is known: it decides how long a call waits (CM-52). */
  environmentName: token<() => EnvironmentName>('environmentName'),
  http: token<HttpDeps>('httpDeps'),
  server: token<Client<Calls>>('server'),
  log: token<Log>('log'),
  clock: token<Clock>('clock'),
  prices: token<EnginePrices>('prices'),
  memory: token<Memory>('memory'),
  /** Makes a new key for a write that may have to be sent again (BL-8). */
  newKey: token<() => IdempotencyKey>('newKey'),
  overseaMemory: token<OverseaMemory>('overseaMemory'),
  page: token<Page>('page'),
  /** Saves a session as a file of the shopper's. */
  sessionFile: token<(log: EventLog) => Promise<void>>('sessionFile'),
};

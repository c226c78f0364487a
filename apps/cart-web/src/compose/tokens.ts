import type { HttpDeps } from '@baguni/adapters';
import type { Calls, Client } from '@baguni/contract';
import type { PageChunks } from '@baguni/components';
import type { EnginePrices, EnvironmentName, IdempotencyKey, Log } from '@baguni/domain';
import type {
  Clock,
  CouponPromptMemory,
  EventLog,
  Late,
  Memory,
  MoreUseCases,
  OverseaMemory,
  Page,
  UseCase,
} from '@baguni/use-cases';
import type { DeferredViews } from '@baguni/presentation/deferred';
import type { PageConfig } from './config.ts';
import type { ServiceIdentifier } from 'inversify';

/** A name under which something is bound; its type says what. */
const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** Answers what is bound to a token; each is made once for a page, when it is first asked for. */
export type Get = <T>(token: ServiceIdentifier<T>) => T;

/** The chunk with everything else: all carts load it after the first view. */
export interface MoreChunk extends MoreUseCases, Awaited<ReturnType<PageChunks['more']>> {
  readonly client: Client<Calls>;
  readonly log: Log;
  /** Saves a session as a file of the shopper's. */
  readonly saveSession: (session: EventLog) => void;
  readonly deferredViews: DeferredViews;
}

/** The chunk that loads with the first order. */
export interface CheckoutChunk {
  readonly checkout: UseCase;
}

/** The chunk that loads with the coupon box or the best combination. */
export interface CouponsChunk extends Awaited<ReturnType<PageChunks['coupons']>> {
  readonly coupons: UseCase;
}

/** The chunk of carts that ship overseas. */
export interface OverseasChunk extends Awaited<ReturnType<PageChunks['overseas']>> {}

/** The chunks that load after the first view. */
export interface Chunks {
  readonly more: Late<MoreChunk>;
  readonly checkout: Late<CheckoutChunk>;
  readonly coupons: Late<CouponsChunk>;
  readonly overseas: Late<OverseasChunk>;
}

/** The tokens of the chunks. */
export const CHUNKS = {
  more: token<MoreChunk>('more'),
  checkout: token<CheckoutChunk>('checkout'),
  coupons: token<CouponsChunk>('coupons'),
  overseas: token<OverseasChunk>('overseas'),
};

/** The tokens of what a page stands on from its beginning: what is decided before it, and its ports. */
export const TOKENS = {
  config: token<PageConfig>('config'),
  chunks: token<Chunks>('chunks'),
  /** Where we are, as far as it is known: it decides how long a call waits (CM-52). */
  environmentName: token<() => EnvironmentName>('environmentName'),
  http: token<HttpDeps>('httpDeps'),
  server: token<Client<Calls>>('server'),
  log: token<Log>('log'),
  clock: token<Clock>('clock'),
  prices: token<EnginePrices>('prices'),
  memory: token<Memory>('memory'),
  couponPrompt: token<CouponPromptMemory>('couponPrompt'),
  /** Makes a new key for a write that may have to be sent again (BL-8). */
  newKey: token<() => IdempotencyKey>('newKey'),
  overseaMemory: token<OverseaMemory>('overseaMemory'),
  page: token<Page>('page'),
  /** Saves a session as a file of the shopper's. */
  sessionFile: token<(log: EventLog) => Promise<void>>('sessionFile'),
};

import type { HttpDeps } from '@baguni/adapters';
import type { Calls, Client } from '@baguni/contract';
import type { PageChunks } from '@baguni/components';
import type { Cart, EnginePrices, EnvironmentName, IdempotencyKey, Log } from '@baguni/domain/internal';
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

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** Returns the service of a token, created once per page on first request. */
export type Get = <T>(token: ServiceIdentifier<T>) => T;

/** The chunk with everything else: all carts load it after the first view. */
export interface MoreChunk extends MoreUseCases, Awaited<ReturnType<PageChunks['more']>> {
  readonly client: Client<Calls>;
  /** Calls `hear` when the session of the page is lost. */
  readonly onLost: (hear: () => void) => () => void;
  readonly log: Log;
  readonly saveSession: (session: EventLog) => void;
  /** Links to the playground take the cart along. */
  readonly explain: (cart: () => Cart) => void;
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

export const TOKENS = {
  config: token<PageConfig>('config'),
  chunks: token<Chunks>('chunks'),
  /** The environment, which determines timeouts, if it is already known (CM-52). */
  environmentName: token<() => EnvironmentName>('environmentName'),
  /** Texts of the buyer that no log may contain. */
  known: token<() => readonly string[]>('known'),
  http: token<HttpDeps>('httpDeps'),
  server: token<Client<Calls>>('server'),
  log: token<Log>('log'),
  clock: token<Clock>('clock'),
  prices: token<EnginePrices>('prices'),
  memory: token<Memory>('memory'),
  couponPrompt: token<CouponPromptMemory>('couponPrompt'),
  newKey: token<() => IdempotencyKey>('newKey'),
  overseaMemory: token<OverseaMemory>('overseaMemory'),
  page: token<Page>('page'),
  sessionFile: token<(log: EventLog) => Promise<void>>('sessionFile'),
};

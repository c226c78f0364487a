import { demoOverseas } from '@baguni/scenarios';
import {
  marketplaceParts,
  txKey,
  unknownEnvironment,
  type Device,
  type EngineParts,
  type Language,
  type TxKey,
} from '@baguni/domain';
import type { CallName } from '@baguni/contract';
import type { Answer } from '../dispatch/endpoint.ts';
import { type Backend, handle } from '../dispatch/handle.ts';
import { memoryStore } from '../memory/memory-store.ts';
import type { Session } from '../store/owner.ts';
import type { Store } from '../store/tx.ts';
import { scopeA } from './rows.ts';

/** Returns a UUID for a number. */
export const uuidOf = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

/** Options of a test request; defaults: `shopperA`, a new key, Korean, time 0. */
export interface Ask {
  readonly session?: Session;
  readonly key?: string | null;
  readonly now?: number;
  readonly language?: Language;
  readonly device?: Device;
  readonly isApp?: boolean;
}

/** In-memory marketplace with a JSON call helper. */
export interface TestShop {
  readonly store: Store;
  readonly backend: Backend;
  readonly reports: readonly string[];
  readonly ask: (call: CallName, body?: unknown, ask?: Ask) => Promise<Answer>;
}

export const shopperA: Session = { scope: scopeA, guestOwner: null };

const counted = (): (() => number) => {
  let n = 0;
  return () => (n += 1);
};

/**
 * Creates an empty marketplace.
 * @param store memory by default
 * @param process prefix of checkout keys
 * @param engine the marketplace engine by default
 */
export const aShop = (
  store: Store = memoryStore(),
  process = 'TX',
  engine: EngineParts = marketplaceParts,
): TestShop => {
  const reports: string[] = [];
  const nextKey = counted();
  const nextTx = counted();
  const newTxKey = (): TxKey => txKey(`${process}${nextTx()}`);
  const backend: Backend = {
    store,
    environment: unknownEnvironment,
    overseas: demoOverseas,
    engine,
    newTxKey,
    report: (log, text) => reports.push(`${log} ${text}`),
  };
  return {
    store,
    backend,
    reports,
    ask: (call, body = {}, { session = shopperA, key, now = 0, language = 'ko', device = 'pc', isApp = false } = {}) =>
      handle(backend, {
        call,
        session,
        idempotencyKey: key === undefined ? uuidOf(nextKey()) : key,
        body: JSON.parse(JSON.stringify(body)),
        now,
        language,
        device,
        isApp,
      }),
  };
};

import {
  readReply,
  type AnsweredCall,
  calls,
  type CallName,
  type Calls,
  type CheckoutRequest,
  type ResponseOf,
} from '@baguni/contract';
import {
  type ApiError,
  marketplaceParts,
  txKey,
  unknownEnvironment,
  type Device,
  type EngineParts,
  type Environment,
  type Language,
  type TxKey,
  type CartUnitId,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { type Answer, type Backend, handle } from '../dispatch/handle.ts';
import { demoOverseas } from '@baguni/scenarios';
import { memoryStore } from '../memory/memory-store.ts';
import type { Session } from '../store/rows.ts';
import type { Store } from '../store/tx.ts';
import { scopeA } from './rows.ts';

/** Reads an answer as a page does; a refusal fails the test with its code. */
export const replyOf = <Res>(call: AnsweredCall<Res>, answer: Answer): Res => {
  const read = readReply(call, overTheWire(answer));
  if (E.isLeft(read)) throw new Error(`refused: ${read.left.resultCode} ${read.left.message}`);
  return read.right;
};

/** Reads a reply as a page does; a success fails the test. */
export const errorOf = <Res>(call: AnsweredCall<Res>, answer: Answer): ApiError => {
  const read = readReply(call, overTheWire(answer));
  if (E.isRight(read)) throw new Error('not refused');
  return read.left;
};

const overTheWire = ({ status, body }: Answer): Answer => ({ status, body: JSON.parse(JSON.stringify(body)) });

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
  readonly tokenHash?: string;
}

/** Asks with a JSON body. */
type AskWith<A> = (call: CallName, body?: unknown, ask?: Ask) => Promise<A>;

/** In-memory marketplace with helpers for its calls. */
export interface TestShop {
  readonly store: Store;
  readonly backend: Backend;
  readonly reports: readonly string[];
  readonly ask: AskWith<Answer>;
  /** Asks and reads the reply; a refusal fails the test. */
  readonly reply: <Name extends CallName>(call: Name, body?: unknown, ask?: Ask) => Promise<ResponseOf<Calls[Name]>>;
  /** Asks and reads the refusal; a reply fails the test. */
  readonly refusal: AskWith<ApiError>;
  /** Reads the whole cart. */
  readonly cart: (ask?: Ask) => Promise<ResponseOf<Calls['getCart']>>;
  /** Sends an order at the server’s own total, or returns the refusal if it names none. */
  readonly order: (
    cartUnitIds: readonly CartUnitId[],
    over?: Partial<Record<keyof CheckoutRequest, unknown>>,
    ask?: Ask,
  ) => Promise<Answer>;
}

/** Changes the quantity of a unit from its first version. */
export const quantityOf = (
  cartUnitId: number | undefined,
  quantity: number,
  { unitVersion = 1, cancelCoupons = false }: { readonly unitVersion?: number; readonly cancelCoupons?: boolean } = {},
) => ({ cartUnitId, quantity, branchServiceType: 'Reserve', unitVersion, cancelCoupons });

export const shopperA: Session = { scope: scopeA, guestOwner: null };

/** Returns the call of a name with its type. */
const callNamed = <Name extends CallName>(name: Name): AnsweredCall<ResponseOf<Calls[Name]>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has this call under this name
  calls[name] as unknown as AnsweredCall<ResponseOf<Calls[Name]>>;

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
  environment: Environment = unknownEnvironment,
): TestShop => {
  const reports: string[] = [];
  const nextKey = counted();
  const nextTx = counted();
  const newTxKey = (): TxKey => txKey(`${process}${nextTx()}`);
  const backend: Backend = {
    store,
    environment,
    overseas: demoOverseas,
    engine,
    newTxKey,
    report: (log, text) => reports.push(`${log} ${text}`),
  };
  const ask: TestShop['ask'] = (
    call,
    body = {},
    { session = shopperA, key, now = 0, language = 'ko', device = 'pc', isApp = false, ...rest } = {},
  ) =>
    handle(backend, {
      call,
      session,
      idempotencyKey: key === undefined ? uuidOf(nextKey()) : key,
      body: JSON.parse(JSON.stringify(body)),
      now,
      language,
      device,
      isApp,
      ...rest,
    });
  const reply: TestShop['reply'] = async (call, body, over) => replyOf(callNamed(call), await ask(call, body, over));
  const refusal: TestShop['refusal'] = async (call, body, over) =>
    errorOf(callNamed(call), await ask(call, body, over));
  const cart: TestShop['cart'] = (over) => reply('getCart', { cartUnitIdList: [] }, over);
  const order: TestShop['order'] = async (cartUnitIds, over, at) => {
    const { cartVersion } = await cart(at);
    const body = { cartUnitIds, coupons: [], discounts: [], branchServiceType: 'Reserve', cartVersion, ...over };
    const first = await ask('addCheckoutByCart', { ...body, payableSeen: -1 }, at);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the data of a refused total
    const { payable } = errorOf(calls.addCheckoutByCart, first).data as { readonly payable?: number };
    return payable === undefined ? first : ask('addCheckoutByCart', { ...body, payableSeen: payable }, at);
  };
  return { store, backend, reports, ask, reply, refusal, cart, order };
};

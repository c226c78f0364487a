import type {
  Device,
  EnvironmentName,
  Language,
  Log,
  Answer,
  ApiError,
  IdempotencyKey,
  PartlyRead,
} from '@baguni/domain/internal';
import {
  timeoutOf,
  type AnyCall,
  type Reply,
  clientOf,
  failed,
  nameOf,
  readReply,
  type AnsweredCall,
  type Calls,
  type Client,
  type SentCall,
} from '@baguni/contract';

/** The shopper whose data a page shows. The server refuses its calls from another session. */
export interface ShownShopper {
  /** Returns the mark of the shopper, or undefined until it is known. */
  readonly mark: () => string | undefined;
  /** Takes the mark of an answer; the first one counts. */
  readonly note: (mark: string) => void;
  readonly lose: () => void;
}

/** Dependencies of HTTP calls. They use no globals. */
export interface HttpDeps {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly baseUrl: string;
  readonly environmentName: () => EnvironmentName;
  readonly language: Language;
  readonly device?: Device;
  readonly isApp?: boolean;
  readonly newId: () => string;
  /** Returns a UUID for the trace of a request; without it, requests are not traced. */
  readonly newTrace?: () => string;
  readonly log?: Log;
  readonly shopper?: ShownShopper;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly random?: () => number;
}

/** The result of one attempt: an answer, no answer or a timeout. */
export type Outcome =
  | {
      readonly type: 'Replied';
      readonly reply: Reply;
      readonly retryAfter: string | null;
      readonly shopper: string | null;
    }
  | { readonly type: 'Lost' }
  | { readonly type: 'Late'; readonly afterMs: number };

export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** Header with the mark of a shopper, in requests and answers. */
const SHOPPER = 'X-Baguni-Shopper';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // HTML of a proxy or a truncated body contains no envelope
    return undefined;
  }
};

const replied = async (response: Response): Promise<Outcome> => ({
  type: 'Replied',
  reply: { status: response.status, body: parsed(await response.text()) },
  retryAfter: response.headers.get('Retry-After'),
  shopper: response.headers.get(SHOPPER),
});

// `fetch` is destructured, because browsers reject it as a method of another object
const exchange = async ({ fetch }: HttpDeps, sent: Sent, signal: AbortSignal): Promise<Outcome> => {
  try {
    return await replied(await fetch(sent.url, { ...sent.init, signal }));
  } catch {
    return { type: 'Lost' };
  }
};

/**
 * Returns the awaited value, or the fallback after `ms`. Clears its timer.
 * @param awaited must not reject
 */
const within = async <A>(ms: number, awaited: Promise<A>, otherwise: A): Promise<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<A>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  const answer = await Promise.race([awaited, late]);
  clearTimeout(timer);
  return answer;
};

/** Sends one attempt with the timeout of the call. The timeout includes the body; later answers are dropped. */
export const attempt = async (deps: HttpDeps, call: AnyCall, sent: Sent): Promise<Outcome> => {
  const afterMs = timeoutOf(call, deps.environmentName());
  const controller = new AbortController();
  const outcome = await within(afterMs, exchange(deps, sent, controller.signal), { type: 'Late', afterMs });
  if (outcome.type === 'Late') controller.abort();
  return outcome;
};

/** Maximum jitter before a second attempt, in ms. */
const JITTER_MS = 500;
/** Maximum `Retry-After` that is honoured, in s. */
const MAX_RETRY_AFTER_S = 5;

const secondsOf = (retryAfter: string | null): number | null =>
  retryAfter !== null && /^\d{1,5}$/u.test(retryAfter.trim()) ? Number(retryAfter) : null;

const wait = (outcome: Outcome, random: number): number | null => {
  if (outcome.type === 'Lost') return random * JITTER_MS;
  if (outcome.type === 'Late' || outcome.reply.status !== 503) return null;
  const seconds = secondsOf(outcome.retryAfter);
  return seconds === null || seconds > MAX_RETRY_AFTER_S ? null : seconds * 1_000 + random * JITTER_MS;
};

/**
 * Returns the delay before the next attempt in ms, or null if the call is not retried.
 * A timed-out call is not retried, because it may have succeeded.
 * @param made attempts so far
 */
export const waitBeforeNext = (call: AnyCall, outcome: Outcome, made: number, random: number): number | null =>
  made >= call.attempts ? null : wait(outcome, random);

type Verdict<A> = Awaited<ReturnType<Answer<A>>>;

/** A trace with one span, the page’s. */
const traceparent = ({ newTrace }: HttpDeps): { traceparent?: string } => {
  const id = newTrace?.().replaceAll('-', '');
  return id ? { traceparent: `00-${id}-${id.slice(16)}-01` } : {};
};

const headersOf = (deps: HttpDeps, call: AnyCall, key?: IdempotencyKey): Record<string, string> => ({
  Accept: 'application/json',
  'Cache-Control': 'no-cache',
  'X-Baguni-Client': '1',
  'X-Baguni-Language': deps.language,
  ...(deps.device === undefined ? {} : { 'X-Baguni-Device': deps.device }),
  ...(deps.isApp === true ? { 'X-Baguni-App': '1' } : {}),
  ...(deps.shopper?.mark() === undefined ? {} : { [SHOPPER]: deps.shopper.mark() ?? '' }),
  ...(call.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
  ...(call.isWrite ? { 'Idempotency-Key': key ?? deps.newId() } : {}),
  ...traceparent(deps),
});

const sentOf = <Req, Res>(deps: HttpDeps, call: SentCall<Req, Res>, request: Req, key?: IdempotencyKey): Sent => ({
  url: `${deps.baseUrl}${call.path}${call.query ? `?${call.query}` : ''}`,
  init: {
    method: call.method,
    headers: headersOf(deps, call, key),
    cache: 'no-store',
    credentials: 'same-origin',
    redirect: 'error',
    ...(call.method === 'POST' ? { body: JSON.stringify(call.request.encode(request)) } : {}),
  },
});

const timer = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const attempts = async (deps: HttpDeps, call: AnyCall, sent: Sent): Promise<Outcome> => {
  const { sleep = timer, random = Math.random } = deps;
  const again = async (made: number): Promise<Outcome> => {
    const outcome = await attempt(deps, call, sent);
    const wait = waitBeforeNext(call, outcome, made, random());
    if (wait === null) return outcome;
    await sleep(wait);
    return again(made + 1);
  };
  return again(1);
};

const verdictOf = <Res>(call: AnsweredCall<Res>, outcome: Outcome): Verdict<Res> => {
  if (outcome.type === 'Lost') return failed(call, 'Network', 'no answer');
  if (outcome.type === 'Late') return failed(call, 'TimedOut', `no answer within ${outcome.afterMs} ms`);
  return readReply(call, outcome.reply);
};

const reportUnreadable = (deps: HttpDeps, error: ApiError): void => {
  if (error.kind === 'Unreadable') deps.log?.report({ type: 'CallFailed', error });
};

/** Maximum paths that are reported for one answer. One server fault often spoils every entry. */
const MAX_PATHS = 20;

// reported here, so that no caller can forget it (CM-53)
const reportLeftOut = ({ log }: HttpDeps, call: AnyCall, answer: unknown): void => {
  const read: PartlyRead & { readonly refreshed?: PartlyRead } =
    typeof answer === 'object' && answer !== null ? answer : {};
  const paths = [read, read.refreshed].flatMap((part) => part?.unreadable ?? []);
  if (paths.length > 0) log?.report({ type: 'PartsUnreadable', call: nameOf(call), paths: paths.slice(0, MAX_PATHS) });
};

/** Takes the mark of the first answer, and reports that the session was lost. */
const followShopper = ({ shopper }: HttpDeps, outcome: Outcome, verdict: Verdict<unknown>): void => {
  const isLost = verdict._tag === 'Left' && verdict.left.resultCode === 'CART-BR3-02';
  if (isLost && shopper?.mark() !== undefined) shopper.lose();
  else if (outcome.type === 'Replied' && outcome.shopper !== null) shopper?.note(outcome.shopper);
};

/**
 * Sends one call and reads its answer (CM-51, CM-52, CM-53). Never throws. A write gets a new idempotency key unless the
 * caller repeats an earlier write (BL-8).
 */
export const send =
  (deps: HttpDeps) =>
  <Req, Res>(call: SentCall<Req, Res>, request: Req, key?: IdempotencyKey): Answer<Res> =>
  async () => {
    const outcome = await attempts(deps, call, sentOf(deps, call, request, key));
    const verdict = verdictOf(call, outcome);
    followShopper(deps, outcome, verdict);
    if (verdict._tag === 'Left') reportUnreadable(deps, verdict.left);
    else reportLeftOut(deps, call, verdict.right);
    return verdict;
  };

/** Sends every call of the table over HTTP. */
export const httpClient = (deps: HttpDeps): Client<Calls> =>
  clientOf((_, call, request, key) => send(deps)(call, request, key));

/** The shopper of a page, and who hears when its session is lost. */
export interface PageShopper extends ShownShopper {
  /** Calls `hear` when the session is lost, also if it was lost before. Returns a function that stops this. */
  readonly onLost: (hear: () => void) => () => void;
}

/** Creates the shopper of a page. A server-rendered page contains the mark; other pages take that of the first answer. */
export const shownShopper = ({ documentElement: root }: Pick<Document, 'documentElement'>): PageShopper => {
  let mark = root.dataset['shopper'];
  let isLost = false;
  let listeners: readonly (() => void)[] = [];
  return {
    mark: () => mark,
    note: (first) => void (mark ??= first),
    lose: () => {
      if (isLost) return;
      isLost = true;
      for (const hear of listeners) hear();
    },
    onLost: (hear) => {
      listeners = [...listeners, hear];
      if (isLost) hear();
      return () => void (listeners = listeners.filter((one) => one !== hear));
    },
  };
};

import {
  clientOf,
  failed,
  nameOf,
  readReply,
  type AnsweredCall,
  type AnyCall,
  type Calls,
  type Client,
  type SentCall,
} from '@baguni/contract';
import type { Answer, ApiError, IdempotencyKey, PartlyRead } from '@baguni/domain';
import { attempt, waitBeforeNext, type Outcome, type Sent } from './attempt.ts';
import type { HttpDeps } from './deps.ts';

type Verdict<A> = Awaited<ReturnType<Answer<A>>>;

const headersOf = (deps: HttpDeps, call: AnyCall, key?: IdempotencyKey): Record<string, string> => ({
  Accept: 'application/json',
  'Cache-Control': 'no-cache',
  'X-Baguni-Client': '1',
  'X-Baguni-Language': deps.language,
  ...(deps.device === undefined ? {} : { 'X-Baguni-Device': deps.device }),
  ...(deps.isApp === true ? { 'X-Baguni-App': '1' } : {}),
  ...(call.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
  ...(call.isWrite ? { 'Idempotency-Key': key ?? deps.newId() } : {}),
});

const sentOf = <Req, Res>(deps: HttpDeps, call: SentCall<Req, Res>, request: Req, key?: IdempotencyKey): Sent => ({
  url: `${deps.baseUrl}${call.path}${call.query ? `?${call.query}` : ''}`,
  init: {
    method: call.method,
    headers: headersOf(deps, call, key),
    cache: 'no-store',
    credentials: 'same-origin',
    redirect: 'error',
    ...(call.outlivesPage ? { keepalive: true } : {}),
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
  const { unreadable: paths = [] }: PartlyRead = typeof answer === 'object' && answer !== null ? answer : {};
  if (paths.length > 0) log?.report({ type: 'PartsUnreadable', call: nameOf(call), paths: paths.slice(0, MAX_PATHS) });
};

/**
 * Sends one call and reads its answer (CM-51, CM-52, CM-53). Never throws. A write gets a new idempotency key unless the
 * caller repeats an earlier write (BL-8).
 */
export const send =
  (deps: HttpDeps) =>
  <Req, Res>(call: SentCall<Req, Res>, request: Req, key?: IdempotencyKey): Answer<Res> =>
  async () => {
    const verdict = verdictOf(call, await attempts(deps, call, sentOf(deps, call, request, key)));
    if (verdict._tag === 'Left') reportUnreadable(deps, verdict.left);
    else reportLeftOut(deps, call, verdict.right);
    return verdict;
  };

/** Sends every call of the table over HTTP. */
export const httpClient = (deps: HttpDeps): Client<Calls> =>
  clientOf((_, call, request, key) => send(deps)(call, request, key));

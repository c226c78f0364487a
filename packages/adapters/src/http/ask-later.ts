import { failed, type AnyCall, type Call, type RequestOf, type ResponseOf } from '@baguni/contract';
import { SHORT_WAIT_MS, type Answer, type IdempotencyKey } from '@baguni/domain';
import { ask } from './ask.ts';
import type { HttpDeps } from './deps.ts';
import { getCart } from './first-calls.ts';
import type * as later from './later-calls.ts';
import { within } from './within.ts';

/** The calls that are loaded when the first of them is made. */
type LaterCalls = typeof later;
type Req<N extends keyof LaterCalls> = RequestOf<LaterCalls[N]>;
type Res<N extends keyof LaterCalls> = ResponseOf<LaterCalls[N]>;

/**
 * The page's own files could not be had: to a caller that is a network that does not answer. Of a call that is not loaded
 * the path is known, and that it is a POST, as every later call is.
 */
const notLoaded = (path: AnyCall['path']) => failed({ ...getCart, path }, 'Network', 'a part of the page did not load');

const load = (): Promise<LaterCalls | null> =>
  within(
    SHORT_WAIT_MS,
    import('./later-calls.ts').catch(() => null),
    null,
  );

/** The call of a path; a test holds that it is the one that the caller names. */
const callAt = <Req, Res>(calls: LaterCalls, at: string): Call<Req, Res> | undefined =>
  Object.values<AnyCall>(calls).find((call): call is Call<Req, Res> => call.path === at);

/**
 * Asks the server as `ask` does, by a call that is loaded first. It is asked for by its path, which names it also where
 * its file does not come, or not in time (ER-02, CM-52); then it was not sent. Never throws.
 */
export const askLater =
  (deps: HttpDeps) =>
  <N extends keyof LaterCalls>(path: AnyCall['path']) =>
  (request: Req<N>, key?: IdempotencyKey): Answer<Res<N>> =>
  async () => {
    const calls = await load();
    const call = calls && callAt<Req<N>, Res<N>>(calls, path);
    return call ? ask(deps)(call, request, key)() : notLoaded(path);
  };

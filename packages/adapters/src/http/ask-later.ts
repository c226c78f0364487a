import type { Call } from '@baguni/contract';
import type { Answer, ApiError } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { ask } from './ask.ts';
import type { HttpDeps } from './deps.ts';
import type * as later from './later-calls.ts';

/** The calls that are loaded when the first of them is made. */
type LaterCalls = typeof later;

/** The page's own files could not be had: to a caller that is a network that does not answer. */
const notLoaded: ApiError = {
  kind: 'Network',
  domain: 'cart-fe',
  resultCode: '9999',
  message: 'a part of the page did not load',
  requestUrl: '',
  status: O.none,
  redirectUrl: O.none,
  nextAction: O.none,
  data: undefined,
};

const load = async (): Promise<E.Either<ApiError, LaterCalls>> => {
  try {
    return E.right(await import('./later-calls.ts'));
  } catch {
    return E.left(notLoaded);
  }
};

/** Asks the server as `ask` does, by a call that is loaded first. Never throws. */
export const askLater =
  (deps: HttpDeps) =>
  <Req, Res>(callOf: (calls: LaterCalls) => Call<Req, Res>, request: Req): Answer<Res> =>
  async () => {
    const calls = await load();
    return E.isLeft(calls) ? calls : ask(deps)(callOf(calls.right), request)();
  };

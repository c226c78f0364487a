import { failed, nameOf, type CallAddress, type SentCall } from '@baguni/contract';
import { notLoaded, type Answer, type IdempotencyKey } from '@baguni/domain';
import type { HttpDeps } from './deps.ts';
import type { HttpParts } from './http-parts.ts';

/** The code of a call did not load; the error names the call (ER-02). */
const callNotLoaded = (address: CallAddress) => failed(address, 'Network', notLoaded().message);

type AnySentCall = SentCall<unknown, unknown>;
type Calls = Readonly<Record<string, SentCall<never, unknown>>>;

/** The call of an address; a test holds that it is the one that its row names. */
const callAt = (calls: Calls, address: CallAddress): AnySentCall | undefined =>
  Object.values(calls).find((call): call is AnySentCall => nameOf(call) === nameOf(address));

/** Sends the call of an address. Never throws. */
type SendBy = (address: CallAddress) => (request?: unknown, key?: IdempotencyKey) => Answer<unknown>;

/**
 * Asks the server as `ask` does, by a call that is loaded first. It is asked for by its address, which names it also where
 * its file does not come, or not in time (ER-02, CM-52); then it was not sent.
 */
export const askLate = (deps: HttpDeps, { http, laterCalls }: HttpParts) => {
  const sendFrom =
    (load: () => Promise<Calls>): SendBy =>
    (address) =>
    (request, key) =>
    async () => {
      const loaded = await Promise.all([http(), load()]).catch(() => undefined);
      const call = loaded && callAt(loaded[1], address);
      return call ? loaded[0].ask(deps)(call, request, key)() : callNotLoaded(address);
    };
  return { sendFirst: sendFrom(async () => (await http()).calls), sendLater: sendFrom(laterCalls) };
};

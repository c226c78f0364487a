import type { Incoming, Tx } from '@baguni/backend';
import { calls, readReply, type AnsweredCall, type CallName } from '@baguni/contract';
import type { ApiError, Language } from '@baguni/domain';
import type { Either } from 'fp-ts/Either';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserDevice, entered, tenantOf, type ApiDeps, type Visitor } from '@baguni/cart-server';

/** A request for a page of the shop, with what answers it. */
export interface Asked {
  readonly deps: ApiDeps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: Language;
}

/** The visitor of the request; null where the browser has no session yet. */
export const visitorOf = ({ deps, request }: Asked): Promise<Visitor | null> =>
  deps.visitors.find(request, tenantOf(request, deps.config));

/** The visitor of the request, who gets a session where there is none: for what is put into a cart. */
export const enteredVisitor = ({ deps, request, reply }: Asked): Promise<Visitor> =>
  entered(deps.visitors, request, reply, tenantOf(request, deps.config));

const incomingOf = ({ deps, request, language }: Asked, { session, cartVersion }: Visitor) => ({
  session,
  ...(cartVersion === null ? {} : { cartVersion }),
  now: deps.now(),
  language,
  device: browserDevice(request, deps.config),
  isApp: false,
});

/**
 * Asks a call of the cart as its page does, through the same codecs, rules and limits (SV-01).
 * @param key the Idempotency-Key of a write (BL-8)
 */
export const ask = async <Res>(
  asked: Asked,
  visitor: Visitor,
  [name, call]: readonly [name: CallName, call: AnsweredCall<Res>],
  sent: Pick<Incoming, 'body' | 'idempotencyKey'>,
): Promise<Either<ApiError, Res>> => {
  const { deps, request } = asked;
  request.visitor = visitor;
  await (calls[name].isWrite ? deps.limits.write : deps.limits.read)(request);
  const answer = await deps.handle(deps.backend, { call: name, ...incomingOf(asked, visitor), ...sent });
  return readReply(call, { status: answer.status, body: answer.body });
};

/** Reads rows that no call of the cart gives: the shop is the marketplace's own. */
export const readRows = <A>({ deps }: Asked, work: (tx: Tx) => Promise<A>): Promise<A> =>
  deps.backend.store.transaction(work);

import type { Incoming, Tx } from '@baguni/backend';
import { calls, readReply, type AnsweredCall, type CallName } from '@baguni/contract';
import type { ApiError, Language } from '@baguni/domain/internal';
import type { Either } from 'fp-ts/Either';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserDevice, entered, sessionEnded, tenantOf, type ApiDeps, type Visitor } from '@baguni/cart-server';

export interface Asked {
  readonly deps: ApiDeps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: Language;
}

/** The visitor, or null without a session. */
export const visitorOf = ({ deps, request }: Asked): Promise<Visitor | null> =>
  deps.visitors.find(request, tenantOf(request, deps.config));

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
 * Sends a call of the cart like its page, through the same codecs, rules and limits (SV-01).
 * @param key the Idempotency-Key of a write (BL-8)
 */
export const ask = async <Res>(
  asked: Asked,
  visitor: Visitor,
  [name, call]: readonly [name: CallName, call: AnsweredCall<Res>],
  sent: Pick<Incoming, 'body' | 'idempotencyKey'>,
): Promise<Either<ApiError, Res>> => {
  const { deps, request, reply } = asked;
  const { isWrite } = calls[name];
  request.visitor = visitor;
  await (isWrite ? deps.limits.write : deps.limits.read)(request);
  if (isWrite && !visitor.isStored && !(await deps.visitors.keep(request, reply, visitor))) throw sessionEnded();
  const answer = await deps.handle(deps.backend, { call: name, ...incomingOf(asked, visitor), ...sent });
  return readReply(call, { status: answer.status, body: answer.body });
};

/** Reads rows that no call returns; the shop belongs to the marketplace. */
export const readRows = <A>({ deps }: Asked, work: (tx: Tx) => Promise<A>): Promise<A> =>
  deps.backend.store.transaction(work);

import type { IdempotentRequest } from '../store/idempotency.ts';
import type { Stamp } from '../store/read-model.ts';
import type { Tx } from '../store/tx.ts';
import type { HeldCart, HeldCarts, HeldVisit } from '../held/held-carts.ts';
import { heldTx, NotHeld, type HeldWork } from '../held/held-tx.ts';
import { writtenAnswer, type Answer } from './answer.ts';
import type { Incoming } from './backend.ts';
import type { Outcome } from './endpoint.ts';

type Work = (tx: Tx) => Promise<Outcome>;

const encoder = new TextEncoder();

/** Runs work on what is held; null where that does not do and a transaction has to. */
const heldOrNull = async <A>(run: () => Promise<A>): Promise<A | null> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof NotHeld) return null;
    throw error;
  }
};

/** What a written answer depends on beside its cart's stamp. */
const answerKey = ({ call, session, language, body }: Incoming): string =>
  JSON.stringify([call, session.scope, session.guestOwner, session.ordersAsNonMember ?? false, language, body]);

/** Answers a read of what is held; null where a transaction has to. @param isKept the answer depends on the stamp alone */
export const readHeld = async (
  carts: HeldCarts,
  stamp: Stamp,
  incoming: Incoming,
  isKept: boolean,
  work: Work,
): Promise<Answer | null> => {
  const { session, language } = incoming;
  const key = isKept ? answerKey(incoming) : '';
  const known = isKept ? carts.answer(key, stamp) : undefined;
  if (known) return writtenAnswer(known);
  const held = await carts.cart(session, language, stamp);
  if (!held) return null;
  const { tx } = heldTx(held.cart, held.catalogue, session.scope, session.guestOwner);
  const outcome = await heldOrNull(() => work(tx));
  if (!outcome || !isKept || !outcome.isCommitted) return outcome?.answer ?? null;
  const bytes = encoder.encode(JSON.stringify(outcome.answer.body));
  carts.keepAnswer(key, held.cart.stamp, bytes);
  return { ...outcome.answer, bytes };
};

/** A write that is to be made: what is asked for, under which key, and of which session. */
export interface HeldWrite {
  readonly incoming: Incoming;
  readonly visit: HeldVisit;
  readonly request: IdempotentRequest;
  readonly work: Work;
}

/** What work has changed; a refusal changes nothing, and its answer is kept all the same (BL-8). */
const changesOf = ({ isCommitted }: Outcome, { cart }: HeldCart, { changes }: HeldWork) => ({
  after: isCommitted ? changes.rows() : cart.own,
  units: isCommitted ? changes.units() : [],
  removed: isCommitted ? changes.removed() : [],
  coupons: isCommitted ? changes.coupons() : [],
  buyer: isCommitted ? changes.buyer() : null,
});

/** Works a write out on a cart and makes it, with its key and its answer, by one statement. */
const attempt = async (
  carts: HeldCarts,
  { incoming, visit, request, work }: HeldWrite,
  held: HeldCart | null,
): Promise<Answer | 'Outdated' | null> => {
  if (!held) return 'Outdated';
  const { scope, guestOwner: guest } = incoming.session;
  const on = heldTx(held.cart, held.catalogue, scope, guest);
  const outcome = await heldOrNull(() => work(on.tx));
  if (!outcome) return null;
  const { after, ...changes } = changesOf(outcome, held, on);
  const { tokenHash } = visit;
  // what was not read of the stock may be another by now: the change does not depend on it
  const { items, stock } = on.stockRead();
  const of = { scope, guest, tokenHash, now: incoming.now, stamp: { ...held.cart.stamp, stock }, items };
  const result = await carts.change(
    { ...of, ...changes, version: after.version, request, answer: outcome.kept },
    held.cart,
    after,
  );
  if (result === 'Made') return outcome.answer;
  return result === 'Outdated' ? 'Outdated' : null;
};

/**
 * Works a write out on what is held and makes it durable by one statement. Where the database was not asked for the stamp,
 * a cart that turns out to be outdated is read anew once. Null where the key is taken, where the cart changes all the time
 * and where the work needs more than is held: a transaction answers then.
 */
export const writeHeld = async (carts: HeldCarts, write: HeldWrite): Promise<Answer | null> => {
  const { session, language } = write.incoming;
  const { stamp } = write.visit;
  const held = stamp ? carts.cart(session, language, stamp) : carts.heldCart(session, language);
  const first = await attempt(carts, write, await held);
  if (first !== 'Outdated') return first;
  if (stamp) return null;
  const second = await attempt(carts, write, await carts.freshCart(session, language));
  return second === 'Outdated' ? null : second;
};

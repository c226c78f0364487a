import type { IdempotentRequest } from '../store/idempotency.ts';
import type { CartChange } from '../store/read-model.ts';
import type { Tx } from '../store/tx.ts';
import type { HeldCart, HeldCarts, HeldVisit } from '../held/held-carts.ts';
import { heldTx, NotHeld, type HeldChanges } from '../held/held-tx.ts';
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
  visit: HeldVisit,
  incoming: Incoming,
  isKept: boolean,
  work: Work,
): Promise<Answer | null> => {
  const { session, language } = incoming;
  const key = isKept ? answerKey(incoming) : '';
  const known = isKept ? carts.answer(key, visit.stamp) : undefined;
  if (known) return writtenAnswer(known);
  const held = await carts.cart(session, language, visit.stamp);
  if (!held) return null;
  const { tx } = heldTx(held.cart, held.catalogue, session.scope, session.guestOwner);
  const outcome = await heldOrNull(() => work(tx));
  if (!outcome || !isKept || !outcome.isCommitted) return outcome?.answer ?? null;
  const bytes = encoder.encode(JSON.stringify(outcome.answer.body));
  carts.keepAnswer(key, held.cart.stamp, bytes);
  return { ...outcome.answer, bytes };
};

const changeOf = (
  { session: { scope }, now }: Incoming,
  { tokenHash }: HeldVisit,
  { cart }: HeldCart,
  changes: HeldChanges,
): Omit<CartChange, 'request' | 'answer'> => ({
  scope,
  tokenHash,
  now,
  revision: cart.stamp.revision,
  version: changes.rows().version,
  units: changes.units(),
  removed: changes.removed(),
  coupons: changes.coupons(),
  buyer: changes.buyer(),
});

/**
 * Works a write out on what is held and makes it durable by one statement, with its key and its answer, where the cart is
 * still as it was held. Null where it is not, where the key is taken and where a rule refuses: a transaction answers then.
 */
export const writeHeld = async (
  carts: HeldCarts,
  visit: HeldVisit,
  request: IdempotentRequest,
  incoming: Incoming,
  work: Work,
): Promise<Answer | null> => {
  const { session, language } = incoming;
  const held = await carts.cart(session, language, visit.stamp);
  if (!held) return null;
  const { tx, changes } = heldTx(held.cart, held.catalogue, session.scope, session.guestOwner);
  const outcome = await heldOrNull(() => work(tx));
  if (!outcome?.isCommitted) return null;
  const change = { ...changeOf(incoming, visit, held, changes), request, answer: outcome.answer };
  return (await carts.change(change, held.cart, session.guestOwner, changes.rows())) ? outcome.answer : null;
};

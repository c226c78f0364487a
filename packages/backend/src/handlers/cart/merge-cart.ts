import { noNews, sinceLastVisit, type MergeReply, type VisitNews } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { readCart } from '../../cart/read-cart.ts';
import { readHeld } from '../../coupon/read-coupons.ts';
import type { Handler } from '../../request/handler.ts';
import { mergeGuest } from './merge/merge-guest.ts';

/**
 * Merges the guest cart of this browser into the signed-in buyer's (CM-03): all that fits or nothing; a repeat finds
 * nothing new and changes nothing (GM-1). Quantities of the same item with the same options and additions are added up
 * within limits and stock; other units are added until the cart is full (GM-2). What does not fit stays in the guest's
 * cart, and the answer says so (GM-4).
 */
export const mergeCart: Handler<void, MergeReply> = (deps) => async () => E.right(await mergeGuest(deps));

/**
 * Notes what the shopper, buyer or guest, sees of the cart now, and answers what has changed since their last visit:
 * what was answered once is not answered again (RC-03). An empty cart leaves nothing behind.
 */
export const noteVisit: Handler<void, VisitNews> = (deps) => async () => {
  const { tx, session, now } = deps;
  // first, for it makes another tab of the same shopper wait
  const seen = await tx.seenCart(session.scope);
  const { units } = await readCart(deps);
  if (units.length === 0) return E.right(noNews);
  const held = await readHeld(deps);
  const coupons = held.map(({ coupon, row: { cartUnitIds } }) => ({ coupon, cartUnitIds }));
  const visit = sinceLastVisit({ seen, units, coupons, now });
  await tx.putSeenCart(session.scope, visit.seen);
  return E.right(visit.news);
};

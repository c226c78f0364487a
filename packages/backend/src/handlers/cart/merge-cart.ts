import {
  isOrderable,
  noNews,
  piecePrice,
  sinceLastVisit,
  type CartUnit,
  type PriceSignal,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { readCart } from '../../cart/open-cart.ts';
import { readHeld } from '../../coupon/held-coupons.ts';
import type { HandlerOf } from '../../request/handler.ts';
import type { StoredUnit } from '../../store/rows.ts';
import { mergeGuest } from './merge-guest.ts';

/** Merges the guest cart into the cart of the buyer, as far as limits, stock and size allow (CM-03, GM-1..GM-4). */
export const mergeCart: HandlerOf<'mergeCart'> = (deps) => async () => E.right(await mergeGuest(deps));

const cheaperUnits = (rows: readonly StoredUnit[], units: readonly CartUnit[]): readonly PriceSignal[] => {
  const added = new Map(rows.map(({ cartUnitId, detail }) => [cartUnitId, detail.addedPrice] as const));
  return units.filter(isOrderable).flatMap((unit) => {
    const { cartUnitId } = unit;
    const [before, now] = [added.get(cartUnitId), piecePrice(unit)];
    return before !== undefined && now < before ? [{ cartUnitId, before, now }] : [];
  });
};

/** Records the visible cart, and returns changes since the last visit (RC-03) and units that cost less now. */
export const noteVisit: HandlerOf<'noteVisit'> = (deps) => async () => {
  const { tx, session, now } = deps;
  // first, because it makes other tabs of this shopper wait
  const seen = await tx.seenCart(session.scope);
  const { units } = await readCart(deps);
  if (units.length === 0) return E.right(noNews);
  const held = await readHeld(deps);
  const coupons = held.map(({ coupon, row: { cartUnitIds } }) => ({ coupon, cartUnitIds }));
  const visit = sinceLastVisit({ seen, units, coupons, now });
  await tx.putSeenCart(session.scope, visit.seen);
  const told = new Set(visit.news.units.map(({ cartUnitId }) => cartUnitId));
  const cheaper = cheaperUnits(await tx.units(session.scope), units);
  return E.right({ ...visit.news, cheaper: cheaper.filter(({ cartUnitId }) => !told.has(cartUnitId)) });
};

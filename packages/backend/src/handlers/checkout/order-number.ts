import type { Deps } from '../../request/handler.ts';

const SEOUL_MS = 9 * 60 * 60 * 1000;
const DIGITS = 4;

/**
 * Returns the day in Seoul, e.g. `2026-1122`.
 * @param now ms since 1970 UTC
 */
export const orderDayOf = (now: number): string => {
  const [year, month, day] = new Date(now + SEOUL_MS).toISOString().slice(0, 10).split('-');
  return `${year}-${month}${day}`;
};

/**
 * Returns the next order number, `2026-1122-0001`: Seoul day and tenant counter (CK-13). Called last, because it
 * locks the counter until the transaction ends.
 */
export const nextOrderNumber = async ({ tx, session, now }: Deps): Promise<string> => {
  const day = orderDayOf(now);
  return `${day}-${String(await tx.nextOrder(session.scope.tenant, day)).padStart(DIGITS, '0')}`;
};

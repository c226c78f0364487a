import type { Deps } from '../../request/handler.ts';

const SEOUL_MS = 9 * 60 * 60 * 1000;
const DIGITS = 4;

/** A moment's day by Seoul's clock, `2026-1122`. @param now ms since 1970 UTC */
export const orderDayOf = (now: number): string => {
  const [year, month, day] = new Date(now + SEOUL_MS).toISOString().slice(0, 10).split('-');
  return `${year}-${month}${day}`;
};

/**
 * The number of the next order, `2026-1122-0001`: the day by Seoul's clock and a count of the tenant's orders of it (CK-13).
 * Who takes one holds others of that day up until the transaction ends, so it is taken last.
 */
export const nextOrderNumber = async ({ tx, session, now }: Deps): Promise<string> => {
  const day = orderDayOf(now);
  return `${day}-${String(await tx.nextOrder(session.scope.tenant, day)).padStart(DIGITS, '0')}`;
};

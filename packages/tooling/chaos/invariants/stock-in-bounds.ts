import type { History, Invariant } from '../history.ts';

const sold = ({ rowsBefore, rowsAfter }: History, key: string): number =>
  rowsAfter.paid
    .filter((order) => !rowsBefore.paid.some((earlier) => earlier.key === order.key))
    .flatMap(({ needs }) => needs)
    .reduce((sum, need) => sum + (need.key === key ? need.pieces : 0), 0);

/** No piece is sold that was not there, and none leaves the stock unsold. */
export const stockInBounds: Invariant = {
  name: 'stock within bounds',
  violations: (history) =>
    Object.entries(history.rowsAfter.stock).flatMap(([key, left]) => {
      const had = history.rowsBefore.stock[key] ?? left;
      const went = sold(history, key);
      const oversold = left < 0 ? [`${key}: ${left} pieces are left`] : [];
      const astray = had - left === went ? [] : [`${key}: ${had - left} pieces went, ${went} were paid`];
      return [...oversold, ...astray];
    }),
};

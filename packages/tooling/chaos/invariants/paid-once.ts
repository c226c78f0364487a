import type { Invariant } from '../history.ts';

/** What lies in a cart is paid at most once: no two paid orders share a unit. */
export const paidOnce: Invariant = {
  name: 'at most one paid order a cart state',
  violations: ({ rowsAfter }) => {
    const units = rowsAfter.paid.flatMap(({ lines }) => lines.map(({ id }) => id));
    return [...new Set(units.filter((id, at) => units.indexOf(id) !== at))].map((id) => `unit ${id} was paid twice`);
  },
};

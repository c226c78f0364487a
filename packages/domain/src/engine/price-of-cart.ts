import type { CartState } from '../cart/state.ts';
import { pricedOf } from '../price/priced-of.ts';
import { cartSummary } from '../price/summary.ts';

/** What the selected units cost: totals in won, and the ledger whose entries add up to them (EN-02, PR-06, PR-08). */
export const priceOfCart = (state: CartState): ReturnType<typeof cartSummary> => cartSummary(pricedOf(state));

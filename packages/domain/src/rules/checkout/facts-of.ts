import type { CartState } from '../../cart/state.ts';
import { unitsOfTab } from '../../cart/tabs.ts';
import { payableOf, pricedOf } from '../../price/priced-of.ts';
import type { CheckoutFacts } from './facts.ts';

/**
 * The facts of an order of what is selected in the current tab (SE-04). Units that cannot be ordered stay in: a page
 * never selects them, a server that is sent them must refuse them by their code (CK-02, CK-19).
 */
export const checkoutFactsOf = (state: CartState): CheckoutFacts => {
  const selected = new Set(state.selected);
  return {
    chosen: unitsOfTab(state.units, state.tab).filter((unit) => selected.has(unit.cartUnitId)),
    payable: payableOf(state),
    zeroWonUnits: pricedOf(state).zeroWonUnits,
  };
};

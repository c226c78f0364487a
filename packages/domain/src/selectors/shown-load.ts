import type { CartState, LoadState } from '../state/state.ts';

/**
 * How far the cart is loaded for whoever looks at the page: where the environment says so, it shows only after all groups of
 * calls, of which the third is answered once it is known as of when prices hold (PG-20, LS-04).
 * @example
 * const state = { ...cart, environment: anEnvironment({ showsPageAfter: 'All' }) };
 * [shownLoad(state), shownLoad({ ...state, pricesAsOf: now })]; // [ 'NotLoaded', 'Loaded' ]
 */
export const shownLoad = ({
  load,
  environment,
  pricesAsOf,
}: Pick<CartState, 'load' | 'environment' | 'pricesAsOf'>): LoadState =>
  load === 'Loaded' && environment.showsPageAfter === 'All' && pricesAsOf === 0 ? 'NotLoaded' : load;

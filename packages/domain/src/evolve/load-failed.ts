import type { CartState } from '../state/state.ts';

/**
 * A cart that could not be loaded; one that is shown already stays (LS-05). By itself: a page says so before it can fold events.
 * @example
 * [emptyCart(aStorefront()), cart].map((state) => loadFailed(state).load); // [ 'LoadFailed', 'Loaded' ]
 */
export const loadFailed = (state: CartState): CartState =>
  state.load === 'Loaded' ? state : { ...state, load: 'LoadFailed' };

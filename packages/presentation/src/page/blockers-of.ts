import type { BlockersView } from '../prices/summary-types.ts';
import type { ViewContext } from '../common/context.ts';
import { CartSelectors } from './cart-selectors.ts';
import type { CartStore } from '../store/cart-store.ts';
import type { DeferredViews } from './deferred-views.ts';
import { summaryNames } from './summary-names.ts';

/** Returns only the blockers of a cart, for a page that is rendered once. */
export const blockersOf = (
  store: CartStore,
  context: ViewContext,
  deferred: DeferredViews,
): BlockersView | undefined => {
  const cart = new CartSelectors(store, deferred);
  return summaryNames(cart, context).blockersOf(cart.blockers);
};

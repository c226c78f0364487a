import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../common/context.ts';
import { OverseasViews } from './overseas-views.ts';
import { loadOverseasWords } from './overseas-context.ts';

/** Creates the overseas views and their words lazily, because most carts do not need them. */
export const overseasViewsOf = async (store: CartStore, context: ViewContext): Promise<OverseasViews> =>
  new OverseasViews(store, context, await loadOverseasWords(context.words.language));

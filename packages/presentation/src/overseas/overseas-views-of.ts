import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../views/common/context.ts';
import { OverseasViews } from './overseas-views.ts';
import { loadOverseasWords } from './words/load-overseas-words.ts';

/** The views of overseas shipping with the words of the page's language: most carts never need them. */
export const overseasViewsOf = async (store: CartStore, context: ViewContext): Promise<OverseasViews> =>
  new OverseasViews(store, context, await loadOverseasWords(context.words.language));

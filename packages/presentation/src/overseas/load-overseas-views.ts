import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../views/common/context.ts';
import type { OverseasViews } from './overseas-views.ts';

/** Loads the views of overseas shipping with the words of the page's language: most carts never need them. */
export const loadOverseasViews = async (store: CartStore, context: ViewContext): Promise<OverseasViews> => {
  const [{ OverseasViews: Views }, { loadOverseasWords }] = await Promise.all([
    import('./overseas-views.ts'),
    import('./words/load-overseas-words.ts'),
  ]);
  return new Views(store, context, await loadOverseasWords(context.words.language));
};

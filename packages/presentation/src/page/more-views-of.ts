import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../common/context.ts';
import { ExtrasViews } from './more-views.ts';

export const extrasViewsOf = (store: CartStore, context: ViewContext): ExtrasViews => new ExtrasViews(store, context);

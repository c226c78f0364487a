import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../views/common/context.ts';
import { ExtrasViews } from './extras-views.ts';

export const extrasViewsOf = (store: CartStore, context: ViewContext): ExtrasViews => new ExtrasViews(store, context);

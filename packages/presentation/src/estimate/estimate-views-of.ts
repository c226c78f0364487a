import type { Clock } from '@baguni/use-cases';
import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../views/common/context.ts';
import { EstimateViews } from './estimate-views.ts';

/** Makes the views of the estimate, by a clock that says which day it is. */
export const estimateViewsOf =
  (clock: Clock) =>
  (store: CartStore, context: ViewContext): EstimateViews =>
    new EstimateViews(store, context, clock);

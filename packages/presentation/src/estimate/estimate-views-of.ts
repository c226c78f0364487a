import type { Clock } from '@baguni/use-cases';
import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../common/context.ts';
import { EstimateViews } from './estimate-views.ts';

export const estimateViewsOf =
  (clock: Clock) =>
  (store: CartStore, context: ViewContext): EstimateViews =>
    new EstimateViews(store, context, clock);

import type { Shopper } from '@baguni/use-cases';
import { Announcer } from '../announce/announcer.ts';
import type { After } from '../store/timers.ts';
import type { ViewContext } from '../views/common/context.ts';
import type { LayerAnswer } from '../layers/layer-detail.ts';
import { LayerStore } from '../layers/layer-store.ts';
import { LayerViews } from '../layers/layer-views.ts';
import { shopperOf } from '../layers/shopper-of.ts';
import type { ToastStore } from '../layers/toast-store.ts';

/** What lies over a page, and whom it asks. */
export interface PageLayers {
  readonly store: LayerStore;
  readonly views: Pick<LayerViews, 'layers'>;
  readonly announcer: Announcer;
  readonly shopper: Shopper;
  /** Answers a layer by its key (LY-02). */
  readonly closeLayer: (key: string, answer: LayerAnswer) => void;
}

/** What lies over a page: nothing yet. Its words are those that `loadLater` brings. */
export const pageLayers = (context: ViewContext, after: After, toasts: ToastStore): PageLayers => {
  const store = new LayerStore(after);
  return {
    store,
    views: new LayerViews(store, context.words),
    announcer: new Announcer(context, after),
    shopper: shopperOf(store, toasts),
    closeLayer: (key, answer) => store.close(key, answer),
  };
};

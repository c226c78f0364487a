import type { Shopper } from '@baguni/use-cases';
import { Announcer } from '../shell/announcer.ts';
import type { After, ToastStore } from '../layers/toasts.ts';
import type { ViewContext } from '../common/context.ts';
import type { LayerAnswer } from '../layers/layer-types.ts';
import { LayerStore, shopperOf } from '../layers/layer-store.ts';
import { layerViewsOf } from '../layers/layer-view.ts';

export interface PageLayers {
  readonly store: LayerStore;
  readonly views: ReturnType<typeof layerViewsOf>;
  readonly announcer: Announcer;
  readonly shopper: Shopper;
  readonly closeLayer: (key: string, answer: LayerAnswer) => void;
}

/** Creates the layers of a page, empty at first. */
export const pageLayers = (context: ViewContext, after: After, toasts: ToastStore): PageLayers => {
  const store = new LayerStore(after);
  return {
    store,
    views: layerViewsOf(store, context.words),
    announcer: new Announcer(context, after),
    shopper: shopperOf(store, toasts),
    closeLayer: (key, answer) => store.close(key, answer),
  };
};

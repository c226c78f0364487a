import { Announcer } from '../shell/announcer.ts';
import type { After, ToastStore } from '../layers/toasts.ts';
import type { ViewContext } from '../common/context.ts';
import type { LayerAnswer } from '../layers/layer-types.ts';
import { LayerStore, shopperOf } from '../layers/layer-store.ts';
import { layerViewsOf } from '../layers/layer-view.ts';

/** Creates the layers of a page, empty at first. */
export const pageLayers = (context: ViewContext, after: After, toasts: ToastStore) => {
  const store = new LayerStore(after);
  return {
    store,
    views: layerViewsOf(store, context.words, context.links),
    announcer: new Announcer(context, after),
    shopper: shopperOf(store, toasts),
    closeLayer: (key: string, answer: LayerAnswer) => store.close(key, answer),
  };
};

export type PageLayers = ReturnType<typeof pageLayers>;

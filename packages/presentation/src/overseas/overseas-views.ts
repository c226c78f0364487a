import type { CartStore } from '../store/cart-store.ts';
import { memoizedViews } from '../store/memoize.ts';
import type { ViewContext } from '../common/context.ts';
import { TextDraft } from '../common/text-draft.ts';
import { loadOverseasWords } from './overseas-context.ts';
import { overseasPanelView } from './overseas-panel-view.ts';
import { sideLayerView } from './side-layer-view.ts';

/** Creates the views of overseas shipping and their words lazily, because most carts do not need them. */
export const overseasViewsOf = async (store: CartStore, view: ViewContext) => {
  const context = { view, translate: await loadOverseasWords(view.words.language) };
  const idNumberDraft = new TextDraft();
  return memoizedViews({
    idNumberDraft: () => idNumberDraft,
    panel: () => overseasPanelView(context, store.state),
    sideLayer: () => sideLayerView(context, store.state),
  });
};

export type OverseasViews = Awaited<ReturnType<typeof overseasViewsOf>>;

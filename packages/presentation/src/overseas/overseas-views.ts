import type { CartStore } from '../store/cart-store.ts';
import { memoizedViews } from '../store/memoize.ts';
import type { ViewContext } from '../common/context.ts';
import { loadOverseasWords } from './overseas-context.ts';
import { overseasPanelView } from './overseas-panel-view.ts';
import { sideLayerView } from './side-layer-view.ts';

/** An ID number that is not given yet; kept while the page is open and never stored, because it is personal data. */
export class IdNumberDraft {
  text: string | undefined = undefined;
  keep(text: string | undefined): void {
    this.text = text;
  }
}

/** Creates the views of overseas shipping and their words lazily, because most carts do not need them. */
export const overseasViewsOf = async (store: CartStore, view: ViewContext) => {
  const context = { view, translate: await loadOverseasWords(view.words.language) };
  const idNumberDraft = new IdNumberDraft();
  return memoizedViews({
    idNumberDraft: () => idNumberDraft,
    panel: () => overseasPanelView(context, store.state),
    sideLayer: () => sideLayerView(context, store.state),
  });
};

export type OverseasViews = Awaited<ReturnType<typeof overseasViewsOf>>;

import { compareStructural, computed, makeObservable } from 'mobx';
import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../common/context.ts';
import { type OverseasContext, type TranslateOverseas, loadOverseasWords } from './overseas-context.ts';
import { overseasPanelView, type OverseasPanelView } from './overseas-panel-view.ts';
import { type SideLayerView, sideLayerView } from './side-layer-view.ts';

const same = computed({ equals: compareStructural });

/** An ID number that is not given yet; kept while the page is open and never stored, because it is personal data. */
export class IdNumberDraft {
  text: string | undefined = undefined;
  keep(text: string | undefined): void {
    this.text = text;
  }
}

/** Views of overseas shipping, loaded if the cart ships overseas or a layer opens. */
export class OverseasViews {
  readonly #store: CartStore;
  readonly #context: OverseasContext;
  readonly idNumberDraft = new IdNumberDraft();

  constructor(store: CartStore, view: ViewContext, translate: TranslateOverseas) {
    this.#store = store;
    this.#context = { view, translate };
    makeObservable(this, { panel: same, sideLayer: same });
  }

  get panel(): OverseasPanelView | undefined {
    return overseasPanelView(this.#context, this.#store.state);
  }

  get sideLayer(): SideLayerView | undefined {
    return sideLayerView(this.#context, this.#store.state);
  }
}

/** Creates the overseas views and their words lazily, because most carts do not need them. */
export const overseasViewsOf = async (store: CartStore, context: ViewContext): Promise<OverseasViews> =>
  new OverseasViews(store, context, await loadOverseasWords(context.words.language));

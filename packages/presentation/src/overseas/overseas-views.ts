import { compareStructural, computed, makeObservable } from 'mobx';
import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../views/common/context.ts';
import type { OverseasContext } from './overseas-context.ts';
import { overseasPanelView } from './overseas-panel-view.ts';
import type { OverseasPanelView, SideLayerView } from './overseas-types.ts';
import { sideLayerView } from './side-layer-view.ts';
import type { TranslateOverseas } from './words/overseas-words.ts';

const same = computed({ equals: compareStructural });

/** Shipping overseas and its layers, ready to print; loaded when the cart ships there or a layer is first opened. */
export class OverseasViews {
  readonly #store: CartStore;
  readonly #context: OverseasContext;

  constructor(store: CartStore, view: ViewContext, translate: TranslateOverseas) {
    this.#store = store;
    this.#context = { view, translate };
    makeObservable(this, { panel: same, sideLayer: same });
  }

  /** None at home, and on the outlet (OV-14). */
  get panel(): OverseasPanelView | undefined {
    return overseasPanelView(this.#context, this.#store.state);
  }

  /** None while none is open (LY-05). */
  get sideLayer(): SideLayerView | undefined {
    return sideLayerView(this.#context, this.#store.state);
  }
}

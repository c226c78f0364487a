import { compareStructural, computed, makeObservable } from 'mobx';
import type { LayerStore } from '../layers/layer-store.ts';
import { layerViews, toastView } from '../layers/layer-view.ts';
import type { ToastStore } from '../layers/toast-store.ts';
import type { LayerView, ToastView } from '../views/types.ts';
import type { Words } from '../words/words.ts';

const same = computed({ equals: compareStructural });

/** What lies over the page: layers and toasts, ready to print. */
export class OverlayViews {
  readonly #words: Words;
  readonly #layers: LayerStore;
  readonly #toasts: ToastStore;

  constructor(layers: LayerStore, toasts: ToastStore, words: Words) {
    this.#layers = layers;
    this.#toasts = toasts;
    this.#words = words;
    makeObservable(this, { layers: same, toasts: same });
  }

  /** From the lowest to the top (LY-02). */
  get layers(): readonly LayerView[] {
    return layerViews(this.#words, this.#layers.open);
  }

  /** Oldest first. */
  get toasts(): readonly ToastView[] {
    return this.#toasts.toasts.map((toast) => toastView(this.#words, toast));
  }
}

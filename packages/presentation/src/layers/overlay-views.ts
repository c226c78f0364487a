import type { LayerView, ToastView } from './layer-types.ts';
import { toastView } from './toast-view.ts';
import { compareStructural, computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { LayerStore } from './layer-store.ts';
import type { layerViews } from './layer-view.ts';
import type { ToastStore } from './toast-store.ts';
import type { Translations } from '../words/translations.ts';

const same = computed({ equals: compareStructural });

/** The layers and toasts over the page, ready to print. The wording of layers is loaded after the first view. */
export class OverlayViews {
  readonly #words: Translations;
  readonly #layers: LayerStore;
  readonly #toasts: ToastStore;
  /** None until it was loaded. */
  wording: typeof layerViews | undefined = undefined;

  constructor(layers: LayerStore, toasts: ToastStore, words: Translations) {
    this.#layers = layers;
    this.#toasts = toasts;
    this.#words = words;
    makeObservable(this, { wording: observableRef, layers: same, toasts: same, waiting: computed });
  }

  /** What puts layers into words has come. */
  takeWording(wording: typeof layerViews): void {
    runInAction(() => {
      this.wording = wording;
    });
  }

  /** Key of the top layer, as long as none can be shown yet. */
  get waiting(): string | undefined {
    return this.wording === undefined ? this.#layers.open.at(-1)?.key : undefined;
  }

  /** From the lowest to the top (LY-02). */
  get layers(): readonly LayerView[] {
    return this.wording?.(this.#words, this.#layers.open) ?? [];
  }

  /** Oldest first. */
  get toasts(): readonly ToastView[] {
    return this.#toasts.toasts.map((toast) => toastView(this.#words, toast));
  }
}

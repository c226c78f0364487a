import { compareStructural, computed, makeObservable } from 'mobx';
import type { Translations } from '../common/translations.ts';
import type { LayerStore } from './layer-store.ts';
import type { LayerView } from './layer-types.ts';
import { layerViews } from './layer-view.ts';

export class LayerViews {
  readonly #words: Translations;
  readonly #store: LayerStore;

  constructor(store: LayerStore, words: Translations) {
    this.#store = store;
    this.#words = words;
    makeObservable(this, { layers: computed({ equals: compareStructural }) });
  }

  /** From bottom to top. */
  get layers(): readonly LayerView[] {
    return layerViews(this.#words, this.#store.open);
  }
}

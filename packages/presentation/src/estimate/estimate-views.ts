import type { Clock } from '@baguni/use-cases';
import {
  estimateBuyerOf,
  estimateDate,
  estimateTimestamp,
  estimateWords,
  type EstimateBuyer,
} from '@baguni/domain/estimate';
import { option as O } from 'fp-ts';
import { actionBound, compareStructural, computed, makeObservable, observableRef } from 'mobx';
import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../common/context.ts';
import { estimateSheetView } from './estimate-sheet-view.ts';
import type { EstimateSheetView } from './estimate-types.ts';

export class EstimateViews {
  /** Undefined until the buyer edits a field. */
  written: EstimateBuyer | undefined = undefined;
  isEditing = true;
  /** Print title with seconds; becomes the file name of a PDF. */
  readonly printTitle: () => string;
  readonly #store: CartStore;
  readonly #context: ViewContext;
  readonly #clock: Clock;

  constructor(store: CartStore, context: ViewContext, clock: Clock) {
    this.#store = store;
    this.#context = context;
    this.#clock = clock;
    const { title } = estimateWords[context.words.language];
    this.printTitle = () => `${title}_${estimateTimestamp(clock.now())}`;
    makeObservable(this, {
      written: observableRef,
      isEditing: observableRef,
      sheet: computed({ equals: compareStructural }),
      write: actionBound,
      toggleEditing: actionBound,
    });
  }

  get sheet(): EstimateSheetView | undefined {
    const { state } = this.#store;
    if (O.isNone(state.sideLayer) || state.sideLayer.value !== 'EstimateSheet') return undefined;
    const date = estimateDate(this.#clock.now());
    return estimateSheetView(this.#context, state, { buyer: this.buyer, date, isEditing: this.isEditing });
  }

  write(key: keyof EstimateBuyer, text: string): void {
    this.written = { ...this.buyer, [key]: text };
  }

  toggleEditing(): void {
    this.isEditing = !this.isEditing;
  }

  private get buyer(): EstimateBuyer {
    return this.written ?? estimateBuyerOf(this.#store.state.cart);
  }
}

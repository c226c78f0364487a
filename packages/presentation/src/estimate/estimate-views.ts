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
import type { ViewContext } from '../views/common/context.ts';
import { estimateSheetView } from './estimate-sheet-view.ts';
import type { EstimateSheetView } from './estimate-types.ts';

/** The estimate of what is selected, ready to print; loaded when it is first opened. What its buyer writes stays with the page. */
export class EstimateViews {
  /** Undefined until the buyer has written something. */
  written: EstimateBuyer | undefined = undefined;
  isEditing = true;
  /** The title of what is printed, by the second: the name of its file where it is kept as a PDF (ES-04). */
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

  /** None while it is not open (ES-01). */
  get sheet(): EstimateSheetView | undefined {
    const { state } = this.#store;
    if (O.isNone(state.sideLayer) || state.sideLayer.value !== 'EstimateSheet') return undefined;
    const date = estimateDate(this.#clock.now());
    return estimateSheetView(this.#context, state, { buyer: this.buyer, date, isEditing: this.isEditing });
  }

  /** Takes what stands in a field. */
  write(key: keyof EstimateBuyer, text: string): void {
    this.written = { ...this.buyer, [key]: text };
  }

  /** Turns the fields into text, or back (ES-01). */
  toggleEditing(): void {
    this.isEditing = !this.isEditing;
  }

  private get buyer(): EstimateBuyer {
    return this.written ?? estimateBuyerOf(this.#store.state.cart);
  }
}

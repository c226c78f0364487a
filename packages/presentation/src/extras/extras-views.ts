import { makeAutoObservable } from 'mobx';
import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../views/common/context.ts';

/** The views of what is around the cart; a getter each, observed. */
export class ExtrasViews {
  readonly store: CartStore;
  readonly context: ViewContext;

  constructor(store: CartStore, context: ViewContext) {
    this.store = store;
    this.context = context;
    makeAutoObservable(this, { store: false, context: false });
  }
}

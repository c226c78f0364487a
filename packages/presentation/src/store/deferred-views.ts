import type { OffersView } from '../views/summary/summary-types.ts';
import {
  cashbacksOf,
  checkoutFactsOf,
  checkoutRules,
  couponWarnings,
  diagnose,
  type CartState,
  type Finding,
} from '@baguni/domain';
import type { ViewContext } from '../views/common/context.ts';
import { blockerViews } from '../views/summary/blocker-views.ts';
import { offersView } from '../views/summary/offers-view.ts';

/** What of the views is loaded after the first one: a cart is seen and changed without it. */
export interface LateParts {
  /** Every reason that blocks an order of what is selected (CK-18). */
  readonly blockersOf: (state: CartState) => readonly Finding[];
  /** The same in words, with what removes it. */
  readonly blockerViews: typeof blockerViews;
  /** What the coupons of the order are worth a word about, though they block nothing (CP-06). */
  readonly warningsOf: (state: CartState) => readonly Finding[];
  /** What each selected unit gives back (CB-01). */
  readonly cashbacksOf: typeof cashbacksOf;
  /** What comes on top of the price (DC-05, CB-02). */
  readonly offersView: (context: ViewContext, state: CartState) => OffersView;
}

export const lateParts: LateParts = {
  blockersOf: (state) => diagnose(checkoutRules)(checkoutFactsOf(state)),
  blockerViews,
  // without coupons the facts need not be worked out
  warningsOf: (state) => (state.appliedCoupons.length > 0 ? couponWarnings(checkoutFactsOf(state)) : []),
  cashbacksOf,
  offersView,
};

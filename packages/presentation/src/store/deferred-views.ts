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

/** Views loaded after the first one: a cart is shown and changed without them. */
export interface DeferredViews {
  /** Every reason that blocks an order of what is selected (CK-18). */
  readonly blockersOf: (state: CartState) => readonly Finding[];
  /** The same in words, with what removes it. */
  readonly blockerViews: typeof blockerViews;
  /** Findings on the order's coupons that are shown and block nothing (CP-06). */
  readonly warningsOf: (state: CartState) => readonly Finding[];
  /** What each selected unit gives back (CB-01). */
  readonly cashbacksOf: typeof cashbacksOf;
  /** Nudge and cashback (DC-05, CB-02). */
  readonly offersView: (context: ViewContext, state: CartState) => OffersView;
}

export const deferredViews: DeferredViews = {
  blockersOf: (state) => diagnose(checkoutRules)(checkoutFactsOf(state)),
  blockerViews,
  // without coupons the facts need not be worked out
  warningsOf: (state) => (state.appliedCoupons.length > 0 ? couponWarnings(checkoutFactsOf(state)) : []),
  cashbacksOf,
  offersView,
};

import type { OrderCheck } from '@baguni/domain/internal';
import type { Session } from '@baguni/use-cases';
import { compareShallow, computed } from 'mobx';
import type { CartStore } from '../store/cart-store.ts';
import { memoizedViews } from '../store/memoize.ts';
import { shortcutsView } from '../shell/shortcut-words.ts';
import { informationView, shareView } from '../cart/below-views.ts';
import type { ViewContext } from '../common/context.ts';
import { expressShopFrame, expressShopView, priceSignalsView, unitVisitView, newsView } from '../visit/visit-views.ts';
import { insteadView, recommendationsView, viewedView } from '../recommendations/recommendations-view.ts';
import { nudgeView } from '../nudges/nudge-view.ts';
import { addressBookView, arrivalsView, deliveryLayerView, deliveryTimesView } from '../delivery/delivery-views.ts';
import { clubViewsOf } from '../club/club-views.ts';
import { type Draft, TextDraft } from '../common/text-draft.ts';
import { memoView } from '../memo/memo-view.ts';
import { offlineWords } from '../shell/offline-words.ts';
import { optionLayerView } from '../options/option-layer-view.ts';
import { freeShippingView } from '../recommendations/free-shipping-view.ts';
import { savedView, removalView } from '../removal/removal-views.ts';

/**
 * Creates the views of everything around the cart.
 * @param judge the order rules of the shop
 * @param memoDraft the typed memo that is not saved
 */
export const moreViewsOf = (
  store: CartStore,
  context: ViewContext,
  judge: OrderCheck['judge'],
  memoDraft: Draft = new TextDraft(),
) => {
  const settled = () => store.settled.state;
  const isOffline = () => store.state.extras.isOffline === true;
  /**
   * The settled session with its units, tab and extras; prices, saves, selection and best price change none of the
   * views that read it. Settled, so that late sections move nothing under a press.
   */
  const around = computed(settled, {
    equals: (a: Session, b: Session) =>
      a.cart.units === b.cart.units &&
      a.cart.tab === b.cart.tab &&
      (a.extras === b.extras || compareShallow({ ...a.extras, bestPrice: null }, { ...b.extras, bestPrice: null })),
  });
  const news = computed(() => newsView(context, around.get()));
  const club = clubViewsOf(store, context);
  return memoizedViews({
    club: () => club,
    memoDraft: () => memoDraft,
    offline: () => (isOffline() ? offlineWords[context.words.language] : undefined),
    /** Hidden by the offline notice. */
    news: () => (isOffline() ? undefined : news.get()),
    /** Undefined while offline, or while it would cover a message. */
    nudge: () => (isOffline() || news.get() ? undefined : nudgeView(context, settled())),
    saved: () => savedView(context, around.get()),
    share: () => shareView(context, settled()),
    recommendations: () => recommendationsView(context, around.get()),
    viewed: () => viewedView(context, around.get()),
    priceSignals: () => priceSignalsView(context, around.get()),
    unitVisit: () => unitVisitView(context, around.get()),
    arrivals: () => arrivalsView(context, around.get()),
    addressBook: () => addressBookView(context),
    expressShop: () => expressShopView(context, store.state),
    expressShopFrame: () => expressShopFrame(context, store.state),
    memo: () => memoView(context, store.state),
    instead: () => insteadView(context, around.get()),
    removal: () => removalView(context, settled()),
    deliveryTimes: () => deliveryTimesView(context, around.get()),
    deliveryLayer: () => deliveryLayerView(context, around.get()),
    optionLayer: () => optionLayerView(context, store.state),
    freeShipping: () => freeShippingView(context, judge, store.state),
    information: () => informationView(context, settled()),
    shortcuts: () => shortcutsView(context.words.language),
  });
};

export type MoreViews = ReturnType<typeof moreViewsOf>;

import type { OrderCheck } from '@baguni/domain/internal';
import type { Session } from '@baguni/use-cases';
import { compareStructural, computed, makeObservable } from 'mobx';
import type { CartStore } from '../store/cart-store.ts';
import { shortcutsView } from '../shell/shortcut-words.ts';
import { informationView, shareView } from '../cart/below-views.ts';
import type { ViewContext } from '../common/context.ts';
import { expressShopFrame, expressShopView, priceSignalsView, unitVisitView, newsView } from '../visit/visit-views.ts';
import { insteadView, recommendationsView, viewedView } from '../recommendations/recommendations-view.ts';
import { nudgeView } from '../nudges/nudge-view.ts';
import { addressBookView, arrivalsView, deliveryTimesView } from '../delivery/delivery-views.ts';
import { ClubViews } from '../club/club-views.ts';
import { MemoDraft, memoView } from '../memo/memo-view.ts';
import { offlineWords } from '../shell/offline-words.ts';
import { optionLayerView } from '../options/option-layer-view.ts';
import { freeShippingView } from '../recommendations/free-shipping-view.ts';
import { savedView, removalView } from '../removal/removal-views.ts';

const same = computed({ equals: compareStructural });

const sameAround = computed<Session>({
  equals: (a, b) => a.extras === b.extras && a.cart.units === b.cart.units && a.cart.tab === b.cart.tab,
});

export interface OfflineView {
  readonly title: string;
  readonly text: string;
}

export class MoreViews {
  readonly store: CartStore;
  readonly context: ViewContext;
  readonly club: ClubViews;
  readonly memoDraft = new MemoDraft();

  readonly #judge: OrderCheck['judge'];

  constructor(store: CartStore, context: ViewContext, judge: OrderCheck['judge']) {
    this.#judge = judge;
    this.store = store;
    this.context = context;
    this.club = new ClubViews(store, context);
    makeObservable<MoreViews, 'around'>(this, {
      around: sameAround,
      offline: same,
      nudge: same,
      recommendations: same,
      viewed: same,
      priceSignals: same,
      unitVisit: same,
      expressShop: same,
      arrivals: same,
      addressBook: same,
      expressShopFrame: same,
      memo: same,
      removal: same,
      saved: same,
      share: same,
      deliveryTimes: same,
      instead: same,
      news: same,
      optionLayer: computed,
      freeShipping: same,
      information: same,
    });
  }

  /**
   * The settled session with its units, tab and extras; prices, saves and selection change none of the views that read
   * it. Settled, so that late sections move nothing under a press.
   */
  private get around(): Session {
    return this.#settled;
  }

  get #settled(): Session {
    return this.store.settled.state;
  }

  /** Offline notice. */
  get offline() {
    return this.store.state.extras.isOffline === true ? offlineWords[this.context.words.language] : undefined;
  }

  /** Changes since the last visit; hidden by the offline notice. */
  get news() {
    return this.offline ? undefined : newsView(this.context, this.around);
  }

  /** Visible nudge; undefined while offline or while it would cover a message. */
  get nudge() {
    return this.offline || this.news ? undefined : nudgeView(this.context, this.#settled);
  }

  /** Units saved for later; undefined without one. */
  get saved() {
    return savedView(this.context, this.around);
  }

  /** Link to the selected units; undefined in an empty cart. */
  get share() {
    return shareView(this.context, this.#settled);
  }

  get recommendations() {
    return recommendationsView(this.context, this.around);
  }

  get viewed() {
    return viewedView(this.context, this.around);
  }

  get priceSignals() {
    return priceSignalsView(this.context, this.around);
  }

  get unitVisit() {
    return unitVisitView(this.context, this.around);
  }

  get arrivals() {
    return arrivalsView(this.context, this.around);
  }

  get addressBook() {
    return addressBookView(this.context);
  }

  /** The same-day store that the page opened with. */
  get expressShop() {
    return expressShopView(this.context, this.store.state);
  }

  get expressShopFrame() {
    return expressShopFrame(this.context, this.store.state);
  }

  get memo() {
    return memoView(this.context, this.store.state);
  }

  /** Replacements for sold-out units. */
  get instead() {
    return insteadView(this.context, this.around);
  }

  /** Deletion that can be undone. */
  get removal() {
    return removalView(this.context, this.#settled);
  }

  get deliveryTimes() {
    return deliveryTimesView(this.context, this.around);
  }

  get optionLayer() {
    return optionLayerView(this.context, this.store.state);
  }

  get freeShipping() {
    return freeShippingView(this.context, this.#judge, this.store.state);
  }

  get information() {
    return informationView(this.context, this.#settled);
  }

  get shortcuts() {
    return shortcutsView(this.context.words.language);
  }
}

/** @param judge the order rules of the shop */
export const moreViewsOf = (store: CartStore, context: ViewContext, judge: OrderCheck['judge']): MoreViews =>
  new MoreViews(store, context, judge);

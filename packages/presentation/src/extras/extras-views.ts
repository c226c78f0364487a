import { compareStructural, computed, makeObservable } from 'mobx';
import type { CartStore } from '../store/cart-store.ts';
import type { InformationView } from './information/information-types.ts';
import { informationView } from './information/information-view.ts';
import type { ViewContext } from '../views/common/context.ts';
import type {
  ExpressShopView,
  NudgeView,
  OfflineView,
  PriceSignalsView,
  RecommendationsView,
  UnitVisitView,
} from './around-types.ts';
import { addressBookView, arrivalsView, type ArrivalsView, type GatewayFrameView } from './delivery-views.ts';
import { deliveryTimesView, type DeliveryTimesView } from './delivery-times-view.ts';
import { ClubViews } from './club/club-views.ts';
import { memoView, type MemoView } from './memo/memo-view.ts';
import { aroundWords } from './words/around-words.ts';
import { newsView, type NewsView } from './news/news-view.ts';
import { nudgeView } from './nudge-view.ts';
import { insteadView, type InsteadView } from './instead/instead-view.ts';
import { optionLayerView, type OptionLayerView } from './options/option-layer-view.ts';
import { removalView, type RemovalView } from './removal/removal-view.ts';
import { recommendationsView } from './recommendations-view.ts';
import { expressShopFrame, expressShopView, priceSignalsView, unitVisitView } from './unit-views.ts';

const same = computed({ equals: compareStructural });

/** The views of what is around the cart; a getter each, observed. */
export class ExtrasViews {
  readonly store: CartStore;
  readonly context: ViewContext;
  /** The club (PG-08, CL-01). */
  readonly club: ClubViews;

  constructor(store: CartStore, context: ViewContext) {
    this.store = store;
    this.context = context;
    this.club = new ClubViews(store, context);
    makeObservable(this, {
      offline: same,
      nudge: same,
      recommendations: same,
      priceSignals: same,
      unitVisit: same,
      expressShop: same,
      arrivals: same,
      addressBook: same,
      expressShopFrame: same,
      memo: same,
      removal: same,
      deliveryTimes: same,
      instead: same,
      news: same,
      optionLayer: computed,
    });
  }

  /** What is said while there is no connection (ER-02). */
  get offline(): OfflineView | undefined {
    const { title, text } = aroundWords[this.context.words.language].offline;
    return this.store.state.extras.isOffline === true ? { title, text } : undefined;
  }

  /** What has changed since the last visit (RC-03); it gives way to the word that there is no connection. */
  get news(): NewsView | undefined {
    return this.offline ? undefined : newsView(this.context, this.store.state);
  }

  /** The nudge that shows (ND-01); none while there is no connection, or while something is told that it would lie over. */
  get nudge(): NudgeView | undefined {
    return this.offline || this.news ? undefined : nudgeView(this.context, this.store.state);
  }

  /** What is recommended because of one item of the cart (RC-01). */
  get recommendations(): RecommendationsView | undefined {
    return recommendationsView(this.context, this.store.state);
  }

  /** Units whose price has changed (RC-03). */
  get priceSignals(): PriceSignalsView | undefined {
    return priceSignalsView(this.context, this.store.state);
  }

  /** The unit that the page goes to (LS-07). */
  get unitVisit(): UnitVisitView | undefined {
    return unitVisitView(this.context, this.store.state);
  }

  /** When items arrive (PG-16). */
  get arrivals(): ArrivalsView | undefined {
    return arrivalsView(this.context, this.store.state);
  }

  /** The address book (AD-02). */
  get addressBook(): GatewayFrameView {
    return addressBookView(this.context);
  }

  /** The same-day shop that the page began with (LS-08). */
  get expressShop(): ExpressShopView | undefined {
    return expressShopView(this.context, this.store.state);
  }

  /** The gateway to its branch (LS-08). */
  get expressShopFrame(): GatewayFrameView | undefined {
    return expressShopFrame(this.context, this.store.state);
  }

  /** The memo of the order (LY-08). */
  get memo(): MemoView | undefined {
    return memoView(this.context, this.store.state);
  }

  /** What may take the place of units that are sold out (PG-13). */
  get instead(): InsteadView | undefined {
    return insteadView(this.context, this.store.state);
  }

  /** What was deleted just now and can be brought back (DL-03). */
  get removal(): RemovalView | undefined {
    return removalView(this.context, this.store.state);
  }

  /** When SmileFresh branches bring (LY-09). */
  get deliveryTimes(): DeliveryTimesView | undefined {
    return deliveryTimesView(this.context, this.store.state);
  }

  /** The options of the unit that is being changed (PG-21). */
  get optionLayer(): OptionLayerView | undefined {
    return optionLayerView(this.context, this.store.state);
  }

  get information(): InformationView {
    return informationView(this.context, this.store.state);
  }
}

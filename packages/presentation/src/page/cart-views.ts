import { type UnitView, unitView } from '../cart/unit-view.ts';
import {
  type OrderBarView,
  type SummaryView,
  orderBarView,
  summaryView,
  type SummaryFacts,
  type SummaryNames,
  type BlockersView,
} from '../prices/summary-view.ts';
import type { OffersView } from '../prices/offers-view.ts';
import {
  type ItemGroupView,
  type ShippingGroupView,
  itemGroupView,
  shippingGroupView,
} from '../cart/shipping-group-view.ts';
import { type SellerGroupView, sellerGroupView } from '../cart/seller-group-view.ts';
import { type AddressBarView, addressBarView } from '../delivery/delivery-lines.ts';
import {
  type LoadingView,
  type FailureView,
  type EmptyView,
  type ToolbarView,
  type TabBarView,
  emptyView,
  failureView,
  loadingView,
  troubleView,
  tabBarView,
  toolbarView,
} from '../cart/cart-frame-views.ts';
import { type CountryBarView, countryBarView } from '../overseas/country-bar-view.ts';
import type { TroubleView, ActionView } from '../common/common-types.ts';
import { type PageView, type HeaderView, headerView, pageView, signInAction } from '../shell/page-view.ts';
import { overseaIn, type CartUnitId, type SideLayer } from '@baguni/domain/internal';
import { type Late, shownLoad } from '@baguni/use-cases';
import { computed, makeObservable } from 'mobx';
import type { ViewContext } from '../common/context.ts';
import type { LedgerLineView } from '../prices/ledger-lines.ts';
import {
  itemGroupFacts,
  sellerGroupFacts,
  shippingGroupFacts,
  summaryFacts,
  toolbarFacts,
  unitFacts,
} from './view-facts.ts';
import { CartSelectors } from './cart-selectors.ts';
import type { CartStore, Current } from '../store/cart-store.ts';
import type { DeferredViews } from './deferred-views.ts';
import { isSame, perKey } from '../store/memoize.ts';

const same = computed({ equals: isSame });

/** Memoizes a view per observed key. Equal facts stop an update before the texts are built. */
const viewPerKey = <K, Facts, View>(
  factsOf: (key: K) => Facts | undefined,
  viewOf: (facts: Facts) => View,
): ((key: K) => View | undefined) => {
  const facts = perKey(factsOf);
  return perKey((key: K) => {
    const known = facts(key);
    return known === undefined ? undefined : viewOf(known);
  });
};

/**
 * All views of the cart page. Observed views are memoized; unobserved reads, e.g. on a server, compute each time.
 */
export class CartViews {
  readonly context: ViewContext;
  /** Views of parts that may change after the next paint. */
  readonly settled: CartViews;
  readonly sellerGroup: (key: string) => SellerGroupView | undefined;
  readonly shippingGroup: (key: string) => ShippingGroupView | undefined;
  readonly itemGroup: (key: string) => ItemGroupView | undefined;
  readonly unit: (id: CartUnitId) => UnitView | undefined;
  /** Price steps of a unit; they add up to its price. Computed only while open. */
  readonly unitLedger: (id: CartUnitId) => readonly LedgerLineView[];
  readonly loadDeferredViews: (load: Late<DeferredViews>) => Promise<void>;
  readonly #cart: CartSelectors;

  /** @param options `deferred`: the deferred views, if they are loaded already */
  constructor(
    current: Current,
    context: ViewContext,
    { deferred }: { readonly deferred?: DeferredViews | undefined } = {},
  ) {
    const { settled = current } = current;
    const later = settled === current ? undefined : new CartViews(settled, context, { deferred });
    this.settled = later ?? this;
    const cart = new CartSelectors(current, context, deferred, later && later.#cart);
    this.#cart = cart;
    this.context = context;
    this.sellerGroup = viewPerKey(
      (key: string) => sellerGroupFacts(cart, key),
      (facts) => sellerGroupView(context, facts),
    );
    this.shippingGroup = viewPerKey(
      (key: string) => shippingGroupFacts(cart, key),
      (facts) => shippingGroupView(context, facts),
    );
    this.itemGroup = viewPerKey(
      (key: string) => itemGroupFacts(cart, key),
      (facts) => itemGroupView(context, facts),
    );
    this.unit = viewPerKey(
      (id: CartUnitId) => unitFacts(cart, id),
      (facts) => unitView(context, facts),
    );
    this.unitLedger = perKey(
      (id: CartUnitId) => cart.deferred?.ledgerLines(context, cart.priced.unitEntries.get(id) ?? []) ?? [],
    );
    this.loadDeferredViews = async (load) => {
      const { words } = context;
      // With the messages of blockers.
      const [views] = await Promise.all([load(), words.messages.load()]);
      cart.takeDeferredViews(views);
    };
    makeObservable<CartViews, 'summaryFacts' | 'blockers'>(this, {
      page: same,
      header: same,
      tabBar: same,
      addressBar: same,
      toolbar: same,
      sellerGroupKeys: same,
      summaryFacts: same,
      blockers: same,
      // MobX compares its facts. Comparing the view too would compute every ledger line.
      summary: computed,
      orderBar: same,
      bestCombinationAction: same,
      offers: same,
      openCouponLayer: same,
      isOverseas: computed,
      sideLayer: computed,
      hasMore: computed,
      countryBar: same,
      empty: same,
      loading: same,
    });
  }

  get page(): PageView {
    const { shownLoad: load, tab, tabUnitCount: unitCount } = this.#cart.forFrame;
    return pageView(this.context, { load, tab, unitCount });
  }

  get header(): HeaderView {
    const { load, tab, unitCount, environment, buyer } = this.#cart.forFrame;
    return {
      ...headerView(this.context, { load, tab, unitCount, environment, step: 'Cart' }),
      signIn: load === 'Loaded' ? signInAction(this.context, buyer) : undefined,
    };
  }

  get tabBar(): TabBarView {
    return tabBarView(this.context, { tab: this.#cart.tab, counts: this.#cart.counts });
  }

  /** On the SmileDelivery tab only. */
  get addressBar(): AddressBarView | undefined {
    const { tab, state } = this.#cart;
    const { cart, isAddressUnread: isUnreadable } = state;
    const { buyer, destination } = cart;
    // The buyer and the address are known when the cart is loaded.
    return state.load === 'Loaded'
      ? addressBarView(this.context, { tab, buyer, address: destination.address, isUnreadable })
      : undefined;
  }

  /** Undefined for a tenant with domestic shipping only. */
  get countryBar(): CountryBarView | undefined {
    return countryBarView(this.context, this.#cart.cart);
  }

  /** True if the cart ships overseas; then the page has the overseas panel. */
  get isOverseas(): boolean {
    return overseaIn(this.#cart.state.cart) !== undefined;
  }

  /** Open layer; its view is in `estimate()`, `overseas()` or `more()`. */
  get sideLayer(): SideLayer | null {
    return this.#cart.state.sideLayer ?? null;
  }

  get toolbar(): ToolbarView {
    return toolbarView(this.context, toolbarFacts(this.#cart));
  }

  /** In display order. */
  get sellerGroupKeys(): readonly string[] {
    return this.#cart.tree.map(({ key }) => key);
  }

  /** True if the checkout rules are loaded. */
  get areBlockersKnown(): boolean {
    return this.#cart.deferred !== undefined;
  }

  get summary(): SummaryView {
    return summaryView(this.context, this.summaryFacts, this.names, this.blockers);
  }

  get orderBar(): OrderBarView {
    return orderBarView(this.context, this.summaryFacts, this.blockers);
  }

  /** Best-coupons button; undefined without a selection or known coupons. A guest gets the sign-in button. */
  get bestCombinationAction(): ActionView | undefined {
    const { state, deferred } = this.#cart;
    return signInAction(this.context, state.cart.buyer) ?? deferred?.bestCombinationAction(this.context, state);
  }

  /** Open coupon layer; its view is in `coupons()`. */
  get openCouponLayer(): 'CouponBox' | 'BestCombination' | undefined {
    const { couponBox, bestCombination } = this.#cart.state;
    if (couponBox !== undefined) return 'CouponBox';
    return bestCombination === undefined ? undefined : 'BestCombination';
  }

  /** Undefined until the deferred views are loaded. */
  get offers(): OffersView | undefined {
    return this.#cart.deferred?.offersView(this.context, this.#cart.state, this.#cart.priced);
  }

  /** True if data around the cart is known; see `more()`. */
  get hasMore(): boolean {
    return Object.keys(this.#cart.state.extras).length > 0;
  }

  get empty(): EmptyView {
    return emptyView(this.context, { tab: this.#cart.tab, counts: this.#cart.counts });
  }

  get failure(): FailureView {
    return failureView(this.context);
  }

  get trouble(): TroubleView {
    return troubleView(this.context, 'PART-NOT-LOADED');
  }

  /** Replaces a section of the page that failed to render. */
  get broken(): TroubleView {
    return troubleView(this.context, 'PART-BROKEN');
  }

  get loading(): LoadingView {
    const { state } = this.#cart;
    return loadingView(this.context, { ...state, load: shownLoad(state) });
  }

  private get names(): SummaryNames | undefined {
    return this.#cart.deferred?.summaryNames(this.context, this.#cart);
  }

  private get blockers(): BlockersView | undefined {
    const { names } = this.settled;
    const { blockers: findings, state } = this.#cart.settled;
    return names?.blockersOf({ findings, refused: state.refusedOrders });
  }

  private get summaryFacts(): SummaryFacts {
    return summaryFacts(this.#cart);
  }
}

/** Returns only the blockers of a cart, for a page that is rendered once. */
export const blockersOf = (
  store: CartStore,
  context: ViewContext,
  deferred: DeferredViews,
): BlockersView | undefined => {
  const cart = new CartSelectors(store, context, deferred);
  return deferred.summaryNames(context, cart).blockersOf({ findings: cart.blockers, refused: 0 });
};

import { unitView } from '../cart/unit-view.ts';
import { orderBarView, summaryView, type BlockersView } from '../prices/summary-view.ts';
import { itemGroupView, shippingGroupView } from '../cart/shipping-group-view.ts';
import { sellerGroupView } from '../cart/seller-group-view.ts';
import { addressBarView } from '../delivery/delivery-lines.ts';
import { emptyView, failureView, loadingView, troubleView, tabBarView, toolbarView } from '../cart/cart-frame-views.ts';
import { countryBarView } from '../overseas/country-bar-view.ts';
import { headerView, pageView, signInAction } from '../shell/page-view.ts';
import { overseaIn, type CartUnitId } from '@baguni/domain/internal';
import { type Late, shownLoad } from '@baguni/use-cases';
import { computed } from 'mobx';
import type { ViewContext } from '../common/context.ts';
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
import { isSame, memoizedViews, perKey } from '../store/memoize.ts';

/** Memoizes a view per observed key. Equal facts stop an update before the texts are built. */
const viewPerKey = <K, Facts, View>(
  cart: CartSelectors,
  factsOf: (cart: CartSelectors, key: K) => Facts | undefined,
  viewOf: (context: ViewContext, facts: Facts) => View,
): ((key: K) => View | undefined) => {
  const facts = perKey((key: K) => factsOf(cart, key));
  return perKey((key: K) => {
    const known = facts(key);
    return known === undefined ? undefined : viewOf(cart.context, known);
  });
};

const viewsOver = (cart: CartSelectors) => {
  const { context } = cart;
  const namesFor = (read: CartSelectors) => read.deferred?.summaryNames(context, read);
  const facts = computed(() => summaryFacts(cart), { equals: isSame });
  const blockers = computed(
    () => {
      const { blockers: findings, nextOrder, state } = cart.settled;
      return namesFor(cart.settled)?.blockersOf({ findings, nextOrder, refused: state.refusedOrders });
    },
    { equals: isSame },
  );
  return memoizedViews(
    {
      page: () => {
        const { shownLoad: load, tab, tabUnitCount: unitCount } = cart.forFrame;
        return pageView(context, { load, tab, unitCount });
      },
      header: () => {
        const { load, tab, unitCount, environment, buyer } = cart.forFrame;
        return {
          ...headerView(context, { load, tab, unitCount, environment, step: 'Cart' }),
          signIn: load === 'Loaded' ? signInAction(context, buyer) : undefined,
        };
      },
      tabBar: () => tabBarView(context, cart),
      /** On the SmileDelivery tab only. */
      addressBar: () => {
        const { tab, state } = cart;
        const { buyer, destination } = state.cart;
        // The buyer and the address are known when the cart is loaded.
        return state.load === 'Loaded'
          ? addressBarView(context, { tab, buyer, address: destination.address, isUnreadable: state.isAddressUnread })
          : undefined;
      },
      /** Undefined for a tenant with domestic shipping only. */
      countryBar: () => countryBarView(context, cart.cart),
      /** True if the cart ships overseas; then the page has the overseas panel. */
      isOverseas: () => overseaIn(cart.cart) !== undefined,
      /** Open layer; its view is in `estimate()`, `overseas()` or `more()`. */
      sideLayer: () => cart.state.sideLayer ?? null,
      toolbar: () => toolbarView(context, toolbarFacts(cart)),
      /** In display order. */
      sellerGroupKeys: () => cart.tree.map(({ key }) => key),
      /** True if the checkout rules are loaded. */
      areBlockersKnown: () => cart.deferred !== undefined,
      // Comparing the view too would compute every ledger line.
      summary: computed(() => summaryView(context, facts.get(), namesFor(cart), blockers.get())),
      orderBar: () => orderBarView(context, facts.get(), blockers.get()),
      /** Best-coupons button; undefined without a selection or known coupons. A guest gets the sign-in button. */
      bestCombinationAction: () =>
        signInAction(context, cart.cart.buyer) ?? cart.deferred?.bestCombinationAction(context, cart.state),
      /** Open coupon layer; its view is in `coupons()`. */
      openCouponLayer: (): 'CouponBox' | 'BestCombination' | undefined => {
        if (cart.state.couponBox !== undefined) return 'CouponBox';
        return cart.state.bestCombination && 'BestCombination';
      },
      /** Undefined until the deferred views are loaded. */
      offers: () => cart.deferred?.offersView(context, cart.state, cart.priced),
      /** True if data around the cart is known; see `more()`. */
      hasMore: () => Object.keys(cart.state.extras).length > 0,
      empty: () => emptyView(context, cart),
      failure: () => failureView(context),
      trouble: () => troubleView(context, 'PART-NOT-LOADED'),
      /** Replaces a section of the page that failed to render. */
      broken: () => troubleView(context, 'PART-BROKEN'),
      loading: () => loadingView(context, { ...cart.state, load: shownLoad(cart.state) }),
    },
    {
      context,
      sellerGroup: viewPerKey(cart, sellerGroupFacts, sellerGroupView),
      shippingGroup: viewPerKey(cart, shippingGroupFacts, shippingGroupView),
      itemGroup: viewPerKey(cart, itemGroupFacts, itemGroupView),
      unit: viewPerKey(cart, unitFacts, unitView),
      /** Price steps of a unit; they add up to its price. Computed only while open. */
      unitLedger: perKey(
        (id: CartUnitId) => cart.deferred?.ledgerLines(context, cart.priced.unitEntries.get(id) ?? []) ?? [],
      ),
      loadDeferredViews: async (load: Late<DeferredViews>) => {
        // With the messages of blockers.
        const [deferred] = await Promise.all([load(), context.words.messages.load()]);
        cart.takeDeferredViews(deferred);
      },
    },
  );
};

/** All views of the cart page. */
export interface CartViews extends ReturnType<typeof viewsOver> {
  /** Views of parts that may change after the next paint. */
  readonly settled: CartViews;
}

/**
 * Creates the views of the cart page. Unobserved reads, e.g. on a server, compute each time.
 * @param deferred the deferred views, if they are loaded already
 */
export const cartViewsOf = (current: Current, context: ViewContext, deferred?: DeferredViews): CartViews => {
  const cart = new CartSelectors(current, context, deferred);
  const settled: CartViews = memoizedViews({ settled: () => settled }, viewsOver(cart.settled));
  return cart.settled === cart ? settled : Object.assign(viewsOver(cart), { settled });
};

/** Returns only the blockers of a cart, for a page that is rendered once. */
export const blockersOf = (
  store: CartStore,
  context: ViewContext,
  deferred: DeferredViews,
): BlockersView | undefined => {
  const cart = new CartSelectors(store, context, deferred);
  return deferred.summaryNames(context, cart).blockersOf({ findings: cart.blockers, refused: 0 });
};

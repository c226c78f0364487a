import type { UnitView } from '../views/units/unit-types.ts';
import type { OffersView, OrderBarView, SummaryView } from '../views/summary/summary-types.ts';
import type { ItemGroupView, SellerGroupView, ShippingGroupView } from '../views/groups/group-types.ts';
import type {
  AddressBarView,
  CountryBarView,
  EmptyView,
  FailureView,
  HeaderView,
  LoadingView,
  PageView,
  TabBarView,
  ToolbarView,
  TroubleView,
} from '../views/frame/frame-types.ts';
import type { ActionView } from '../views/common/common-types.ts';
import { overseaIn, type CartUnitId, type SideLayer } from '@baguni/domain';
import { type Late, shownLoad } from '@baguni/use-cases';
import { option as O } from 'fp-ts';
import { computed, makeObservable } from 'mobx';
import { addressBarView } from '../views/frame/address-bar-view.ts';
import { emptyView, failureView, loadingView, troubleView } from '../views/frame/body-views.ts';
import type { ViewContext } from '../views/common/context.ts';
import { countryBarView } from '../views/frame/country-bar-view.ts';
import { headerView } from '../views/frame/header-view.ts';
import { itemGroupView } from '../views/groups/item-group-view.ts';
import type { LedgerLineView } from '../views/ledger/ledger-lines.ts';
import { pageView } from '../views/frame/page-view.ts';
import { signInAction } from '../views/frame/sign-in-action.ts';
import { sellerGroupView } from '../views/groups/seller-group-view.ts';
import { shippingGroupView } from '../views/groups/shipping-group-view.ts';
import { orderBarView, summaryView, type SummaryFacts, type SummaryNames } from '../views/summary/summary-view.ts';
import { tabBarView } from '../views/frame/tab-bar-view.ts';
import { toolbarView } from '../views/frame/toolbar-view.ts';
import { unitView } from '../views/units/unit-view.ts';
import { summaryNames } from './summary-names.ts';
import { CartSelectors } from '../store/cart-selectors.ts';
import type { CartStore } from '../store/cart-store.ts';
import { itemGroupFacts, sellerGroupFacts } from '../store/group-facts.ts';
import { shippingGroupFacts } from '../store/shipping-facts.ts';
import type { DeferredViews } from '../store/deferred-views.ts';
import { summaryFacts, toolbarFacts } from '../store/summary-facts.ts';
import { unitFacts } from '../store/unit-facts.ts';
import { isSame } from '../store/is-same.ts';
import { perKey } from '../store/per-key.ts';

const same = computed({ equals: isSame });

/** A view for each key: its facts first, so that a change that does not concern it ends there; then their wording. */
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
 * All views of the cart page, ready to print. Read inside an observer each is worked out once and stays the same object
 * while it says the same; read elsewhere (a server) it is simply worked out.
 */
export class CartViews {
  readonly context: ViewContext;
  /** A seller group's card by its key; none where the group is gone. */
  readonly sellerGroup: (key: string) => SellerGroupView | undefined;
  /** A parcel's row by its key. */
  readonly shippingGroup: (key: string) => ShippingGroupView | undefined;
  /** An item's group of units by its key. */
  readonly itemGroup: (key: string) => ItemGroupView | undefined;
  /** One line of the cart; none where the unit is gone. */
  readonly unit: (id: CartUnitId) => UnitView | undefined;
  /** How a unit's price came about, step by step; adds up to it (PR-08). Read only while it is open. */
  readonly unitLedger: (id: CartUnitId) => readonly LedgerLineView[];
  /** Loads blockers, nudge and cashback; until then none of them is shown (CK-18). */
  readonly loadDeferredViews: (load: Late<DeferredViews>) => Promise<void>;
  readonly #cart: CartSelectors;
  readonly #names: SummaryNames;

  /** @param options `deferred`: the deferred views, if they are loaded already */
  constructor(store: CartStore, context: ViewContext, { deferred }: { readonly deferred?: DeferredViews } = {}) {
    const cart = new CartSelectors(store, deferred);
    this.#cart = cart;
    this.#names = summaryNames(cart, context);
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
      // with their words, and the messages that say what blocks an order
      const [views] = await Promise.all([load(), words.loadLater(), words.messages.load()]);
      cart.takeDeferredViews(views);
    };
    makeObservable<CartViews, 'summaryFacts'>(this, {
      page: same,
      header: same,
      tabBar: same,
      addressBar: same,
      toolbar: same,
      sellerGroupKeys: same,
      summaryFacts: same,
      // its facts are compared: comparing it as well would work out every line of its ledgers
      summary: computed,
      orderBar: same,
      bestCombinationAction: same,
      offers: same,
      openCouponLayer: same,
      hasExtras: computed,
      countryBar: same,
      empty: same,
      loading: same,
    });
  }

  get page(): PageView {
    const { state } = this.#cart;
    return pageView(this.context, {
      load: shownLoad(state),
      tab: state.cart.tab,
      unitCount: this.#cart.tabUnits.length,
    });
  }

  get header(): HeaderView {
    const {
      cart: { tab, buyer },
      load,
      environment,
    } = this.#cart.state;
    const unitCount = this.#cart.units.length;
    return {
      ...headerView(this.context, { load, tab, unitCount, environment: environment.name, step: 'Cart' }),
      signIn: load === 'Loaded' ? signInAction(this.context, buyer) : undefined,
    };
  }

  get tabBar(): TabBarView {
    return tabBarView(this.context, { tab: this.#cart.tab, counts: this.#cart.counts });
  }

  /** On the SmileDelivery tab only (PG-06). */
  get addressBar(): AddressBarView | undefined {
    const { tab, state } = this.#cart;
    const {
      cart: { buyer, latestShippingAddress: address },
      isAddressUnread: isUnreadable,
    } = state;
    // who shops, and where it goes, is known with the cart
    return state.load === 'Loaded' ? addressBarView(this.context, { tab, buyer, address, isUnreadable }) : undefined;
  }

  /** Where the cart ships; none on a tenant that ships domestically only (OV-14). */
  get countryBar(): CountryBarView | undefined {
    return countryBarView(this.context, this.#cart.cart);
  }

  /** Whether the cart ships overseas, with all that this asks; its view is in `overseas()`. */
  get shipsOverseas(): boolean {
    return O.isSome(overseaIn(this.#cart.state.cart));
  }

  /** The layer that the shopper has opened; its view is in `estimate()`, `overseas()` or `extras()`. */
  get sideLayer(): SideLayer | null {
    return O.toNullable(this.#cart.state.sideLayer);
  }

  get toolbar(): ToolbarView {
    return toolbarView(this.context, toolbarFacts(this.#cart));
  }

  /** Keys of the cards in the order in which they stand (TR-01). */
  get sellerGroupKeys(): readonly string[] {
    return this.#cart.tree.map(({ key }) => key);
  }

  /** Whether what blocks the order is known: its rules come after the first view (CK-18). */
  get areBlockersKnown(): boolean {
    return this.#cart.deferred !== undefined;
  }

  get summary(): SummaryView {
    return summaryView(this.context, this.summaryFacts, this.#names);
  }

  get orderBar(): OrderBarView {
    return orderBarView(this.context, this.summaryFacts, this.#names);
  }

  /**
   * The button that finds the best combination; none while nothing is selected or no coupon is known (CP-19). For a guest,
   * who has no coupons, the one that signs in (CP-01).
   */
  get bestCombinationAction(): ActionView | undefined {
    const { state, deferred } = this.#cart;
    return signInAction(this.context, state.cart.buyer) ?? deferred?.bestCombinationAction(this.context, state);
  }

  /** Which layer of coupons is open; its view is in `coupons()`. */
  get openCouponLayer(): 'CouponBox' | 'BestCombination' | undefined {
    const { couponBox, bestCombination } = this.#cart.state;
    if (O.isSome(couponBox)) return 'CouponBox';
    return O.isSome(bestCombination) ? 'BestCombination' : undefined;
  }

  /** Nudge and cashback; none until the deferred views are loaded (DC-05, CB-02). */
  get offers(): OffersView | undefined {
    return this.#cart.deferred?.offersView(this.context, this.#cart.state, this.#cart.priced);
  }

  /** Whether anything around the cart is known; its views are in `extras()` (LS-04). */
  get hasExtras(): boolean {
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

  /** In place of a part of the page that broke (LG-6). */
  get broken(): TroubleView {
    return troubleView(this.context, 'PART-BROKEN');
  }

  get loading(): LoadingView {
    const { state } = this.#cart;
    return loadingView(this.context, { ...state, load: shownLoad(state) });
  }

  private get summaryFacts(): SummaryFacts {
    return summaryFacts(this.#cart);
  }
}

import {
  type Cart,
  type CartContent,
  type CartRead,
  type CartUnitId,
  changeUnit,
  deleteUnits,
  gaugesOf,
  isSameOrder,
  keepOrderable,
  missingAfter,
  narrowSelection,
  newer,
  noCashback,
  notOf,
  type Price,
  pricedOf,
  type PricePart,
  sellerGroupKeyOf,
  replaceFields,
  setCoupons,
  shipTo,
  takeTerms,
  toggleGroup,
  toggleTab,
  toggleUnit,
  unitsOfTab,
  updatePrices,
  without,
  withUnits,
} from '@baguni/domain/internal';
import type { CartEvent, CartEventType, EventOf } from './event.ts';
import { couponSteps } from './evolve-coupons.ts';
import { overseaSteps } from './evolve-oversea.ts';
import { inCart, loadFailed, type Session, type Step, type Transition } from './session.ts';

const readWithCart: readonly PricePart[] = ['Discount', 'FundingDiscount', 'Coupon', 'ShippingTerms'];

const missingIn = ({ missing: known }: Cart, { missing }: Pick<CartContent, 'missing'>): readonly PricePart[] =>
  missingAfter(known, readWithCart, missing);

/** The fields of the page that each read of the cart replaces. */
const readFields = (content: CartRead) => ({
  cartVersion: content.cartVersion,
  isAddressUnread: false,
  branchServiceType: content.priorityBranchServiceType,
  defaultItemShippingFeeIsFreeList: content.defaultItemShippingFeeIsFreeList,
  cartNudgingTypes: content.cartNudgingTypes,
});

/** Adopts the data that each read of the cart replaces. */
const takeRead = (cart: Cart, content: CartRead): Cart =>
  replaceFields(takeTerms(shipTo(cart, content.shippingCountry), content), {
    destination: { address: content.latestShippingAddress },
    missing: missingIn(cart, content),
  });

const reload: Step<'CartReloaded'> = (session, { content }) => {
  if (content.cartVersion < session.cartVersion) return session;
  const { cart } = session;
  const ours = new Map(cart.units.map((unit) => [unit.cartUnitId, unit]));
  const units = content.units.map((unit) => newer(ours.get(unit.cartUnitId), unit));
  return { ...session, ...readFields(content), cart: withUnits(takeRead(cart, content), units) };
};

const openCart: Step<'CartOpened'> = (session, { initial, autoSelected }) => ({
  ...session,
  ...readFields(initial),
  cart: {
    ...takeRead(session.cart, initial),
    buyer: initial.buyer,
    isCertificatedAdult: initial.isCertificatedAdult,
    units: initial.units,
    selected: keepOrderable(initial.units, autoSelected),
    serverPrices: { status: 'NotAsked', answer: undefined },
    saving: [],
  },
  load: 'Loaded',
  cashback: noCashback,
  couponBox: undefined,
  bestCombination: undefined,
  refusals: [],
  deleting: [],
  isOrdering: false,
});

/** Ends the pending change and the refusal of a unit's quantity. */
const settle = (session: Session, id: CartUnitId): Session => ({
  ...session,
  cart: { ...session.cart, saving: notOf(session.cart.saving, [id]) },
  refusals: notOf(session.refusals, [id]),
});

const pricesAre = (status: 'Asking' | 'Failed') =>
  inCart((cart) => ({ ...cart, serverPrices: { ...cart.serverPrices, status } }));

const couponsAre = (status: 'Asking' | 'Failed') =>
  inCart((cart) => ({ ...cart, coupons: { ...cart.coupons, status } }));

const steps: { readonly [T in CartEventType]: Step<T> } = {
  EnvironmentRead: (session, { environment }) => ({
    ...session,
    environment,
    cart: { ...session.cart, shipping: { ...session.cart.shipping, thresholds: environment.freeShippingThresholds } },
  }),
  CartOpened: openCart,
  // usually the selection of the first view
  CartResumed: inCart((cart, { selected }) => {
    const orderable = keepOrderable(cart.units, selected);
    return orderable.join() === cart.selected.join() ? cart : { ...cart, selected: orderable };
  }),
  CartLoadFailed: loadFailed,
  CartReloaded: reload,
  TabSwitched: inCart((cart, { tab }) => ({ ...cart, tab })),
  UnitToggled: inCart((cart, { cartUnitId }) => ({
    ...cart,
    selected: toggleUnit(cart.units, cart.selected, cartUnitId),
  })),
  SellerGroupToggled: inCart((cart, { sellerGroupKey }) => ({
    ...cart,
    selected: toggleGroup(
      unitsOfTab(cart.units, cart.tab).filter((unit) => sellerGroupKeyOf(unit) === sellerGroupKey),
      cart.selected,
    ),
  })),
  TabToggled: inCart(toggleTab),
  SelectionNarrowed: inCart((cart, { cartUnitIds }) => narrowSelection(cart, cartUnitIds)),
  OrderAgreed: (session, { code }) => ({ ...session, agreed: [...session.agreed.filter((one) => one !== code), code] }),
  QuantityChangeStarted: (session, { cartUnitId, quantity }) => {
    const settled = settle(session, cartUnitId);
    const saving = [...settled.cart.saving, { cartUnitId, quantity }];
    return { ...settled, cart: { ...settled.cart, saving }, isAppliedCouponQuantityChanged: false };
  },
  QuantityChanged: (session, { cartUnitId, unit, cartVersion, cancelledCoupons }) => {
    const settled = settle(session, cartUnitId);
    return {
      ...settled,
      cart: changeUnit(settled.cart, unit, cancelledCoupons),
      cartVersion: Math.max(session.cartVersion, cartVersion),
      isAppliedCouponQuantityChanged: cancelledCoupons,
    };
  },
  // an earlier change that is being saved goes on
  QuantityRefused: (session, { cartUnitId, finding }) => ({
    ...session,
    refusals: [...notOf(session.refusals, [cartUnitId]), { cartUnitId, finding }],
  }),
  QuantityChangeFailed: (session, { cartUnitId }) => settle(session, cartUnitId),
  UnitsDeleteStarted: (session, { cartUnitIds }) => ({
    ...session,
    deleting: [...without(session.deleting, cartUnitIds), ...cartUnitIds],
  }),
  UnitsDeleted: (session, { cartUnitIds, cartVersion }) => ({
    ...session,
    cart: deleteUnits(session.cart, cartUnitIds),
    cartVersion: Math.max(session.cartVersion, cartVersion),
    refusals: notOf(session.refusals, cartUnitIds),
    deleting: without(session.deleting, cartUnitIds),
  }),
  UnitsDeleteFailed: (session, { cartUnitIds }) => ({ ...session, deleting: without(session.deleting, cartUnitIds) }),
  PricesAsked: pricesAre('Asking'),
  PricesUpdated: inCart(updatePrices),
  PricesFailed: pricesAre('Failed'),
  ExtraDiscountsRead: inCart((cart, { candidates, now, missing }) => ({
    ...cart,
    missing: missingAfter(cart.missing, ['ExtraDiscount'], missing),
    discounts: { ...cart.discounts, extra: candidates },
    pricesAsOf: now,
  })),
  CashbackRead: (session, { cashback }) => ({ ...session, cashback }),
  SmileCardNudgeCouponsRead: (session, { coupons }) => ({ ...session, smileCardNudgeCoupons: coupons }),
  CouponsAsked: couponsAre('Asking'),
  CouponsRead: inCart((cart, { coupons }) => ({
    ...cart,
    coupons: { ...cart.coupons, status: 'Known', offered: coupons },
  })),
  // known coupons stay: they may still be applied
  CouponsFailed: couponsAre('Failed'),
  CouponsApplied: (session, change) =>
    change.cartVersion < session.cartVersion
      ? session
      : { ...session, cartVersion: change.cartVersion, cart: setCoupons(session.cart, change) },
  ExtrasRead: (session, { extras }) => ({ ...session, extras: { ...session.extras, ...extras } }),
  ...couponSteps,
  ...overseaSteps,
  SideLayerOpened: (session, { layer }) => ({ ...session, sideLayer: layer }),
  SideLayerClosed: (session) => ({ ...session, sideLayer: undefined }),
  CheckoutStarted: (session) => ({ ...session, isOrdering: true }),
  CheckoutRefused: (session) => ({ ...session, isOrdering: false, refusedOrders: session.refusedOrders + 1 }),
  CheckoutFailed: (session) => ({ ...session, isOrdering: false }),
  CheckoutCreated: (session) => session,
};

const stepOf = <T extends CartEventType>(session: Session, event: EventOf<T>): Session =>
  steps[event.type](session, event);

/** Clears the best price of the cart before a change. */
const withoutOldPrice = (before: Session, now: Session): Session =>
  now.extras.bestPrice && now.cart !== before.cart ? { ...now, extras: { ...now.extras, bestPrice: null } } : now;

/** Returns the session after an event. Pure: the same events give the same session, so any session can be replayed. */
export const evolve = (session: Session, event: CartEvent): Session => {
  const next = withoutOldPrice(session, stepOf(session, event));
  const { agreed, refusedOrders } = next;
  if (agreed.length + refusedOrders === 0 || isSameOrder(session.cart, next.cart)) return next;
  return { ...next, agreed: [], refusedOrders: 0 };
};

export const transition = (state: Session, event: CartEvent): Transition => ({ event, state: evolve(state, event) });

export const replay = (session: Session, events: readonly CartEvent[]): Session =>
  events.reduce<Session>(evolve, session);

/** Server prices for the requested units: fees, shipping policies and discounts. */
export type PricesAnswer = Omit<EventOf<'PricesUpdated'>, 'type' | 'gauges'>;

/** Creates the event for server prices, with the free-shipping gauges of this answer (FG-02). */
export const pricesUpdated = (
  state: Session,
  answer: PricesAnswer,
  price: Price = pricedOf,
): EventOf<'PricesUpdated'> => {
  const event = { type: 'PricesUpdated', ...answer, gauges: [] } as const;
  return { ...event, gauges: gaugesOf(price(evolve(state, event).cart).bundleFees) };
};

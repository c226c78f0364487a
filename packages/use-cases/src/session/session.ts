import type { CartDocument } from '@baguni/contract';
import {
  type Cart,
  type CartTab,
  emptyCart,
  type FlatCart,
  noCashback,
  type OrderedCart,
  type Storefront,
  unknownEnvironment,
} from '@baguni/domain/internal';
import type { CartEvent, CartEventType, EventOf } from './event.ts';

/** Everything that a cart page knows: the cart, and the state of the page around it. Plain data; a fold over events. */
export interface Session extends Readonly<Omit<CartDocument, keyof FlatCart>> {
  /** The cart. Only it determines prices and refusals. It stays the same object until one of its fields changes. */
  readonly cart: Cart;
}

/** States of the first load of the cart (LS-05). */
export type LoadState = Session['load'];

/** Creates the session before any event: every session is a fold of events over this. */
export const emptySession = (storefront: Storefront, tab: CartTab = 'All'): Session => ({
  cart: emptyCart(storefront, tab),
  environment: unknownEnvironment,
  load: 'NotLoaded',
  cartVersion: 0,
  sideLayer: undefined,
  isAddressUnread: false,
  branchServiceType: 'Reserve',
  defaultItemShippingFeeIsFreeList: [],
  cartNudgingTypes: [],
  couponBox: undefined,
  couponPrompt: { recommended: [], isDismissed: false },
  bestCombination: undefined,
  cashback: noCashback,
  smileCardNudgeCoupons: [],
  extras: {},
  agreed: [],
  refusals: [],
  deleting: [],
  isOrdering: false,
  refusedOrders: 0,
  isAppliedCouponQuantityChanged: false,
});

interface OrderedSession extends Pick<Session, 'cart' | 'agreed'> {
  readonly extras: Pick<Session['extras'], 'delivery'>;
}

/** Returns the cart with the shopper's decisions on its order. */
export const orderedCart = ({ cart, agreed, extras: { delivery } }: OrderedSession): OrderedCart => ({
  ...cart,
  agreed,
  ...(delivery ? { delivery } : {}),
});

/** Changes the cart of a session; the session stays the same object if its cart does. */
export const changeCart = (session: Session, change: (cart: Cart) => Cart): Session => {
  const cart = change(session.cart);
  return cart === session.cart ? session : { ...session, cart };
};

/** Marks the load as failed; a cart that is already shown stays (LS-05). */
export const loadFailed = (session: Session): Session =>
  session.load === 'Loaded' ? session : { ...session, load: 'LoadFailed' };

/**
 * Returns the load state that the page shows: `NotLoaded` until all groups of calls have been read, if the environment
 * requires it (PG-20, LS-04).
 */
export const shownLoad = ({ load, environment, cart }: Pick<Session, 'load' | 'environment' | 'cart'>): LoadState =>
  load === 'Loaded' && environment.showsPageAfter === 'All' && cart.pricesAsOf === 0 ? 'NotLoaded' : load;

/** The session after one kind of event. */
export type Step<T extends CartEventType> = (session: Session, event: EventOf<T>) => Session;

/** Creates a step that changes only the cart. */
export const inCart =
  <E>(change: (cart: Cart, event: E) => Cart) =>
  (session: Session, event: E): Session =>
    changeCart(session, (cart) => change(cart, event));

export interface Transition {
  readonly event: CartEvent;
  readonly state: Session;
}

/** A replayable session: folding the events over the base gives its state. */
export interface EventLog {
  readonly base: Session;
  readonly events: readonly CartEvent[];
}

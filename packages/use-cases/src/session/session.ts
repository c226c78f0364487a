import type { PageData } from '@baguni/contract';
import {
  type BranchServiceType,
  type Cart,
  type CartNudgingType,
  type CartTab,
  type CartUnitId,
  type CashbackAnswer,
  type CombinationPreview,
  type DefaultItemShippingFee,
  emptyCart,
  type Environment,
  type Finding,
  type MessageKey,
  type OrderedCart,
  noCashback,
  type OpenCouponBox,
  type SideLayer,
  type SmileCardNudgeCoupon,
  type Storefront,
  unknownEnvironment,
} from '@baguni/domain/internal';
import type { CartEvent, CartEventType, EventOf } from './event.ts';

/** States of the first load of the cart (LS-05). */
export type LoadState = 'NotLoaded' | 'Loaded' | 'LoadFailed';

/** The refusal of a unit's last quantity change, shown next to its field (QT-05). */
export interface QuantityRefusal {
  readonly cartUnitId: CartUnitId;
  /** The reason, with its fixes. */
  readonly finding: Finding;
}

export interface CouponPrompt {
  /** Units with recommended coupons (CP-16). */
  readonly recommended: readonly CartUnitId[];
  /** True if the shopper closed it; it stays closed after a reload. */
  readonly isDismissed: boolean;
}

/** Everything that a cart page knows: the cart, and the state of the page around it. Plain data; a fold over events. */
export interface Session {
  /** The cart. Only it determines prices and refusals. It stays the same object until one of its fields changes. */
  readonly cart: Cart;
  /** The server's settings (CM-43). */
  readonly environment: Environment;
  /** State of the first load (LS-05). */
  readonly load: LoadState;
  /** Increases with each change of the cart on the server, which refuses changes of older versions. */
  readonly cartVersion: number;
  /** The open side layer (LY-02). */
  readonly sideLayer: SideLayer | undefined;
  /** True if the last read of the shipping address failed, so it may be outdated (AD-01, CM-20). */
  readonly isAddressUnread: boolean;
  /** The delivery service of SmileFresh (LY-09). */
  readonly branchServiceType: BranchServiceType;
  /** Items that ship free by default (SH-07). */
  readonly defaultItemShippingFeeIsFreeList: readonly DefaultItemShippingFee[];
  /** The nudges that the marketplace allows for this buyer (ND-02). */
  readonly cartNudgingTypes: readonly CartNudgingType[];
  /** The open coupon box (CP-11, CP-12). */
  readonly couponBox: OpenCouponBox | undefined;
  readonly couponPrompt: CouponPrompt;
  /** The open preview of the best combination (CP-19). */
  readonly bestCombination: CombinationPreview | undefined;
  /** The last cashback response (CB-02). */
  readonly cashback: CashbackAnswer;
  /** Card offers of the marketplace (ND-04). */
  readonly smileCardNudgeCoupons: readonly SmileCardNudgeCoupon[];
  /** The data around the cart that has been read (LS-04). */
  readonly extras: PageData;
  /** Questions of the order that the shopper has agreed to (CK-08). */
  readonly agreed: readonly MessageKey[];
  /** The last refusal of each unit's quantity (QT-05). */
  readonly refusals: readonly QuantityRefusal[];
  /** Units that are being deleted (DL-03). */
  readonly deleting: readonly CartUnitId[];
  /** True while a checkout is being prepared (PG-10, CK-14). */
  readonly isOrdering: boolean;
  /** Number of refused orders since the order changed; each refusal shows its reasons (CK-18). */
  readonly refusedOrders: number;
  /** True after the notice that a quantity change cancelled a coupon (QT-08). */
  readonly isAppliedCouponQuantityChanged: boolean;
}

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

/** Returns the cart with the shopper's decisions on its order. */
export const orderedCart = ({ cart, agreed, extras: { delivery } }: Session): OrderedCart => ({
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

/** Makes a step of a change of the cart alone. */
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

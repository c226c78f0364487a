import type { DetailKey, AddCartRequest, CartTab, SafeTarget, SideLayer, TxKey } from '@baguni/domain/internal';
import type { Task } from 'fp-ts/Task';

export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
}

/** A lazily loaded part of the page. Rejects on failure or after 3 s; the next call retries (CM-52, ER-07). */
export type Late<T> = () => Promise<T>;

export interface Page {
  /** Shows a tab in the address, keeping query and hash (RT-03). */
  readonly showTab: (tab: CartTab) => void;
  /** Opens the sign-in and returns to the current page (RT-12), or to the order page of a checkout (CK-15). */
  readonly goToSignIn: (order?: TxKey) => void;
  /** Opens the identity verification and returns to the cart (CK-11, CK-15). */
  readonly goToSelfAuthentication: () => void;
  readonly goToOrder: (key: TxKey) => void;
  /** Returns the address if data may lead there, or undefined (RT-12). */
  readonly targetOf: (address: string) => SafeTarget | undefined;
  readonly goTo: (target: SafeTarget) => void;
  readonly goHome: () => void;
  /** Goes to the previous page, or home without one (ER-04). */
  readonly goBack: () => void;
  /** Closes the page: opens its `closeUrl`, goes back, or closes the window (RT-11). */
  readonly close: () => void;
  readonly refresh: () => void;
  /** In an app: opens a layer that only informs in a separate window. Undefined in a browser (RT-08). */
  readonly alone?: LayersAlone | undefined;
}

/** The items of a link that shares a cart, or undefined if it cannot be read. */
export type SharedLink = readonly AddCartRequest[] | undefined;

export interface Sharing {
  /** Sends a link by the share sheet of the system, or copies it. `Closed` if the shopper closed the sheet. */
  readonly share: (items: readonly AddCartRequest[]) => Task<'Shared' | 'Closed' | 'Copied' | 'Failed'>;
  /** Takes a link out of the address, now and whenever there is one, until stopped. */
  readonly links: (hear: (link: SharedLink) => void) => () => void;
}

export interface LayersAlone {
  readonly isFor: (layer: SideLayer) => boolean;
  readonly open: (layer: SideLayer, key: DetailKey) => void;
}

import type { BranchServiceType, Cart } from '@baguni/domain';
import { evolveCart, type CartChange } from '@baguni/domain/testing';

/** The cart of a page, with what its calls send beside it. */
export interface PageCart extends Cart {
  readonly cartVersion: number;
  readonly branchServiceType: BranchServiceType;
}

const versionOf = (event: CartChange): number | undefined => {
  if (event.type === 'CartOpened') return event.initial.cartVersion;
  if (event.type === 'CartReloaded') return event.content.cartVersion;
  return 'cartVersion' in event && typeof event.cartVersion === 'number' ? event.cartVersion : undefined;
};

/** Takes in what the server has answered. */
export const takeIn = ({ cartVersion, branchServiceType, ...cart }: PageCart, event: CartChange): PageCart => ({
  ...evolveCart(cart, event),
  branchServiceType,
  cartVersion: versionOf(event) ?? cartVersion,
});

/** Takes in several answers. */
export const takeInAll = (page: PageCart, events: readonly CartChange[]): PageCart =>
  events.reduce<PageCart>(takeIn, page);

/** The cart of a page before it has read anything. */
export const emptyPage = (cart: Cart): PageCart => ({ ...cart, cartVersion: 0, branchServiceType: 'Reserve' });

import type { CartContent, Cart, PriceRequest } from '@baguni/domain';
import type { Deps, ReadDeps } from '../request/handler.ts';
import { noDecisions, openCart } from './open-cart.ts';
import { readCart } from './read-cart.ts';

const withPieces = (content: CartContent, requests: readonly PriceRequest[]): CartContent => {
  const pieces = new Map(requests.map(({ cartUnitId, quantity }) => [cartUnitId, quantity]));
  return {
    ...content,
    units: content.units.map((unit) => ({ ...unit, quantity: pieces.get(unit.cartUnitId) ?? unit.quantity })),
  };
};

/** The shopper's cart with the quantities of the request: a change of them may not be saved yet. */
export const readAskedCart = async (deps: ReadDeps, requests: readonly PriceRequest[]): Promise<CartContent> =>
  withPieces(await readCart(deps), requests);

/** The State of a cart with the requested units selected, in the requested quantities; other shoppers' units are ignored (AZ-2). */
export const askedStateOf = (deps: Deps, content: CartContent, requests: readonly PriceRequest[]): Promise<Cart> =>
  openCart(
    deps,
    withPieces(content, requests),
    requests.map(({ cartUnitId }) => cartUnitId),
    noDecisions,
  );

/** The same of the shopper's cart as it now is. */
export const readAskedState = async (deps: Deps, requests: readonly PriceRequest[]): Promise<Cart> =>
  askedStateOf(deps, await readCart(deps), requests);

import type { PriceRequest } from '@baguni/contract';
import type { CartContent, Cart } from '@baguni/domain';
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

/** Returns the cart with the requested quantities, because a change may not be saved yet. */
export const readAskedCart = async (deps: ReadDeps, requests: readonly PriceRequest[]): Promise<CartContent> =>
  withPieces(await readCart(deps), requests);

/** Returns the State with the requested units and quantities selected; ignores other shoppers’ units (AZ-2). */
export const askedStateOf = (deps: Deps, content: CartContent, requests: readonly PriceRequest[]): Promise<Cart> =>
  openCart(
    deps,
    withPieces(content, requests),
    requests.map(({ cartUnitId }) => cartUnitId),
    noDecisions,
  );

export const readAskedState = async (deps: Deps, requests: readonly PriceRequest[]): Promise<Cart> =>
  askedStateOf(deps, await readCart(deps), requests);

import type { CartContent, CartState, PriceRequest } from '@baguni/domain';
import type { Deps, ReadDeps } from '../request/handler.ts';
import { stateOf } from './open-state.ts';
import { readCart } from './read-cart.ts';

const withPieces = (content: CartContent, requests: readonly PriceRequest[]): CartContent => {
  const pieces = new Map(requests.map(({ cartUnitId, quantity }) => [cartUnitId, quantity]));
  return {
    ...content,
    units: content.units.map((unit) => ({ ...unit, quantity: pieces.get(unit.cartUnitId) ?? unit.quantity })),
  };
};

/** The shopper's cart with the pieces that are asked about: a change may be on its way. */
export const readAskedCart = async (deps: ReadDeps, requests: readonly PriceRequest[]): Promise<CartContent> =>
  withPieces(await readCart(deps), requests);

/** The State of a page of that cart with the units selected that are asked about; others' units are passed over (AZ-2). */
export const readAskedState = async (deps: Deps, requests: readonly PriceRequest[]): Promise<CartState> =>
  stateOf(
    deps,
    await readAskedCart(deps, requests),
    requests.map(({ cartUnitId }) => cartUnitId),
  );

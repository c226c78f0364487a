import type { CartContent, PriceRequest } from '@baguni/domain';

/** The cart with the pieces that were asked about: a change may be on its way. */
export const withPieces = (content: CartContent, requests: readonly PriceRequest[]): CartContent => {
  const pieces = new Map(requests.map(({ cartUnitId, quantity }) => [cartUnitId, quantity]));
  return {
    ...content,
    units: content.units.map((unit) => ({ ...unit, quantity: pieces.get(unit.cartUnitId) ?? unit.quantity })),
  };
};

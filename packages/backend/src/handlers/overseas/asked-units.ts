import type { CartUnit, PriceRequest } from '@baguni/domain';
import { readCart } from '../../cart/read-cart.ts';
import { withPieces } from '../../cart/with-pieces.ts';
import type { Deps } from '../../request/handler.ts';

/** The units of this cart that are asked about, with the pieces that are asked about; others' units are none (AZ-2). */
export const askedUnits = async (
  { tx, session, language }: Deps,
  requests: readonly PriceRequest[],
): Promise<readonly CartUnit[]> => {
  const asked = new Set(requests.map(({ cartUnitId }) => cartUnitId));
  const { units } = withPieces(await readCart(tx, session.scope, language), requests);
  return units.filter(({ cartUnitId }) => asked.has(cartUnitId));
};

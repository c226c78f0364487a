import type { CartUnit, PriceRequest } from '@baguni/domain';
import { readAskedCart } from '../../cart/asked-cart.ts';
import type { Deps } from '../../request/handler.ts';

/** The requested units of this cart, with the requested quantities; others' units are ignored (AZ-2). */
export const askedUnits = async (deps: Deps, requests: readonly PriceRequest[]): Promise<readonly CartUnit[]> => {
  const asked = new Set(requests.map(({ cartUnitId }) => cartUnitId));
  const { units } = await readAskedCart(deps, requests);
  return units.filter(({ cartUnitId }) => asked.has(cartUnitId));
};

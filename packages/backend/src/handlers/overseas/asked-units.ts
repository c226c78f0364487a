import type { CartUnit, PriceRequest } from '@baguni/domain';
import { readAskedCart } from '../../cart/asked-cart.ts';
import type { Deps } from '../../request/handler.ts';

/** The units of this cart that are asked about, with the pieces that are asked about; others' units are none (AZ-2). */
export const askedUnits = async (deps: Deps, requests: readonly PriceRequest[]): Promise<readonly CartUnit[]> => {
  const asked = new Set(requests.map(({ cartUnitId }) => cartUnitId));
  const { units } = await readAskedCart(deps, requests);
  return units.filter(({ cartUnitId }) => asked.has(cartUnitId));
};

import { either as E } from 'fp-ts';
import type { PriceRequest, UnitDiscounts } from '@baguni/domain';
import { readCart } from '../../cart/read-cart.ts';
import type { Handler } from '../../request/handler.ts';

/** The discounts that units of this cart may have now (CM-11); others' units are ignored. */
export const getAvailableDiscount: Handler<
  { readonly requests: readonly PriceRequest[] },
  { readonly discounts: readonly UnitDiscounts[] }
> =
  (deps) =>
  async ({ requests }) => {
    const { units } = await readCart(deps);
    const asked = new Set(requests.map(({ cartUnitId }) => cartUnitId));
    const discounts = units
      .filter(({ cartUnitId }) => asked.has(cartUnitId))
      .map((unit) => ({ cartUnitId: unit.cartUnitId, discounts: unit.discounts }));
    return E.right({ discounts });
  };

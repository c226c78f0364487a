import { either as E } from 'fp-ts';
import type { CartContent, DiscountReply, PriceRequest } from '@baguni/domain';
import { readCart } from '../../cart/read-cart.ts';
import type { Handler } from '../../request/handler.ts';

/** The discounts that some units of a cart may have; others' units are ignored. */
export const discountsOf = ({ units }: CartContent, requests: readonly PriceRequest[]): DiscountReply => {
  const asked = new Set(requests.map(({ cartUnitId }) => cartUnitId));
  return {
    discounts: units
      .filter(({ cartUnitId }) => asked.has(cartUnitId))
      .map(({ cartUnitId, discounts }) => ({ cartUnitId, discounts })),
  };
};

/** The discounts that units of this cart may have now (CM-11). */
export const getAvailableDiscount: Handler<{ readonly requests: readonly PriceRequest[] }, DiscountReply> =
  (deps) =>
  async ({ requests }) =>
    E.right(discountsOf(await readCart(deps), requests));

import type { DeliverySlot } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { readCart } from '../../cart/read-cart.ts';
import { slotsOfUnits } from '../../delivery/slots-of-units.ts';
import type { Handler } from '../../request/handler.ts';

/** When the SmileFresh branches of the shopper's cart can bring its units (LY-09). */
export const getDeliverySlots: Handler<void, { readonly slots: readonly DeliverySlot[] }> = (deps) => async () => {
  const { units } = await readCart(deps);
  return E.right({ slots: await slotsOfUnits(deps, units) });
};

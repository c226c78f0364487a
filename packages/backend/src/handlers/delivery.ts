import { either as E } from 'fp-ts';
import { readBuyer, readCart } from '../cart/open-cart.ts';
import { arrivalsTo } from '../delivery/arrivals.ts';
import { slotsOfUnits } from '../delivery/slots.ts';
import type { HandlerOf } from '../request/handler.ts';

export const getDeliverySlots: HandlerOf<'getDeliverySlots'> = (deps) => async () => {
  const { units } = await readCart(deps);
  return E.right({ slots: await slotsOfUnits(deps, units) });
};

export const getLatestShippingAddress: HandlerOf<'getLatestShippingAddress'> =
  ({ tx, session }) =>
  async () =>
    E.right({ latestShippingAddress: (await readBuyer(tx, session.scope)).latestShippingAddress ?? undefined });

/** Returns arrival dates of items ordered now (CM-15); omits items without one. */
export const getStarDeliveryTransPolicy: HandlerOf<'getStarDeliveryTransPolicy'> =
  ({ now }) =>
  async ({ zipCode, requests }) =>
    E.right({ transPolicies: arrivalsTo(zipCode, requests, now) });

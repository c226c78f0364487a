import type { EngineParts } from '../engine/engine-parts.ts';
import { offersPart } from './offers-part.ts';
import { orderCheckIn } from './order-check.ts';
import { readyIn } from './ready.ts';
import type { EngineTerms } from './engine.ts';
import type { AnyCart } from './in.ts';
import type { Shop } from './shop.ts';

/**
 * The parts of an engine by the terms of a shop: the marketplace’s own where nothing differs.
 * @param own answers a cart of the shop’s currency, and throws for another
 */
export const partsIn = (
  terms: Pick<EngineTerms<string>, 'messages'>,
  shop: Shop,
  own: (cart: AnyCart) => AnyCart,
): EngineParts => {
  const prices = readyIn(shop);
  return Object.freeze({
    prices,
    orders: orderCheckIn(terms, shop, { own, prices }),
    offers: offersPart(shop, prices),
  });
};

import type { Engine, ShopParts } from './engine.ts';
import { ofCurrency } from './of-currency.ts';
import { offersPart } from './offers-part.ts';
import { orderCheckIn } from './order-check.ts';
import { readyIn } from './ready.ts';
import { shopOf } from './shop.ts';

/**
 * What page and server of the product ask of an engine, part by part, so that a page loads each when it is needed (EN-09). Those of the
 * marketplace’s terms are the marketplace’s own functions.
 * @example
 * partsOf(shop).orders.isOwn('CART-BR7-01'); // false
 */
export const partsOf = <C extends string>({ terms }: Pick<Engine<C>, 'terms'>): ShopParts<C> => {
  const shop = shopOf(terms);
  const prices = readyIn(shop);
  const orders = orderCheckIn(terms, shop, { own: ofCurrency(terms.currency), prices });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- to the rules an amount is an amount
  return Object.freeze({ prices, orders, offers: offersPart(shop, prices) }) as unknown as ShopParts<C>;
};

import type { Engine, ShopParts } from './engine.ts';
import { ofCurrency } from './of-currency.ts';
import { offersPart } from './offers-part.ts';
import { orderCheckIn } from './order-check.ts';
import { readyIn } from './ready.ts';
import { shopOf } from './shop.ts';

/**
 * Returns the parts of an engine for page and server, which a page loads lazily (EN-09).
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

import { either as E } from 'fp-ts';
import { useMemo, useState } from 'react';
import type { AnyCart, CartEngine } from '../engine/cart-engine.ts';
import { readText, type Parse, type Reading } from './read-text.ts';

/** A cart with the engine that answers about it. */
export interface ShownCart {
  readonly cart: AnyCart;
  readonly engine: CartEngine;
}

/** What the texts say now, and the last cart that they said. */
export interface ShownReading {
  readonly reading: Reading<ShownCart>;
  /** None before there was any. */
  readonly shown: ShownCart | undefined;
}

/** Coupons and offers are judged at the cart’s own moment; where it has none, at the one when this page was opened. */
const openedAt = Date.now();
const dated = (cart: AnyCart): AnyCart => (cart.pricesAsOf > 0 ? cart : { ...cart, pricesAsOf: openedAt });

/** Without a shop that can be read, a cart’s text is JSON and no more. */
const unread: Parse<ShownCart> = () => E.left([]);

const cartOf =
  (engine: CartEngine): Parse<ShownCart> =>
  (json, terms) =>
    E.map((cart: AnyCart) => ({ engine, cart: dated(cart) }))(engine.parseCart(json, terms));

/** Reads a cart’s text. @param engine none where the shop cannot be read */
export const readCartText = (text: string, engine: CartEngine | undefined): Reading<ShownCart> =>
  readText(text, engine ? cartOf(engine) : unread);

/** Reads a cart’s text each time that it or its shop changes. */
export const useReading = (text: string, engine: CartEngine | undefined): ShownReading => {
  const reading = useMemo(() => readCartText(text, engine), [text, engine]);
  const [shown, setShown] = useState(reading.value);
  if (reading.value && reading.value !== shown) setShown(reading.value);
  return { reading, shown };
};

import type { CartState } from '@baguni/domain';
import { useMemo, useState } from 'react';
import { readText, type Reading } from './read-text.ts';

/** What a text says now, and the last cart that it said. */
export interface ShownReading {
  readonly reading: Reading;
  /** None before there was any. */
  readonly shown: CartState | undefined;
}

/** Coupons and offers are judged at the cart’s own moment; where it has none, at the one when this page was opened. */
const openedAt = Date.now();
const dated = (cart: CartState): CartState => (cart.pricesAsOf > 0 ? cart : { ...cart, pricesAsOf: openedAt });

/** Reads a text each time that it changes. */
export const useReading = (text: string): ShownReading => {
  const reading = useMemo(() => {
    const read = readText(text);
    return { ...read, cart: read.cart && dated(read.cart) };
  }, [text]);
  const [shown, setShown] = useState(reading.cart);
  if (reading.cart && reading.cart !== shown) setShown(reading.cart);
  return { reading, shown };
};

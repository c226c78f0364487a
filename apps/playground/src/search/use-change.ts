import { useEffect, useState } from 'react';
import type { AnyCart, AnyChange, CartEngine } from '../engine/cart-engine.ts';

/** What is known of the smallest change of a cart; null where no change makes its order possible. */
export type ChangeSearch = 'Searching' | 'Failed' | { readonly change: AnyChange | null };

/** A search begins this long after the last change of the cart, in ms. */
const QUIET_MS = 100;

/** Searches for the smallest change of the cart that is shown, beside the page (CK-18, EN-20). @param isBlocked whether there is anything to change */
export const useChange = (engine: CartEngine, cart: AnyCart, isBlocked: boolean): ChangeSearch => {
  const [known, setKnown] = useState<{ readonly cart: AnyCart; readonly search: ChangeSearch }>();
  useEffect(() => {
    if (!isBlocked) return undefined;
    let end: (() => void) | undefined;
    const begin = (): void => {
      end = engine.searchChange(cart, {
        found: (change) => setKnown({ cart, search: { change } }),
        failed: () => setKnown({ cart, search: 'Failed' }),
      });
    };
    const timer = setTimeout(begin, QUIET_MS);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [engine, cart, isBlocked]);
  return known?.cart === cart ? known.search : 'Searching';
};

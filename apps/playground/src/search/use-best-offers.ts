import { useEffect, useState } from 'react';
import type { AnyCart, CartEngine, FoundOffers } from '../engine/cart-engine.ts';

/** What is known of a cart's best promotions and coupons. */
export type Search =
  | { readonly status: 'Searching'; readonly soFar: FoundOffers | undefined; readonly stop: () => void }
  | { readonly status: 'Stopped'; readonly soFar: FoundOffers | undefined; readonly again: () => void }
  | { readonly status: 'Found'; readonly best: FoundOffers }
  | { readonly status: 'Failed'; readonly again: () => void };

/** A search begins this long after the last change, in ms. */
const QUIET_MS = 250;

/** What a search of one cart has come to. */
interface Known {
  readonly cart: AnyCart;
  readonly status: 'Searching' | 'Failed';
  readonly soFar: FoundOffers | undefined;
  readonly best?: FoundOffers;
}

/** Searches for the best offers of the cart that is shown, beside the page; a changed cart is searched anew (CP-19, EN-20). */
export const useBestOffers = (engine: CartEngine, cart: AnyCart): Search => {
  const [known, setKnown] = useState<Known>();
  const [ended, setEnded] = useState<AnyCart>();
  const mine = known?.cart === cart ? known : undefined;
  useEffect(() => {
    if (ended === cart) return undefined;
    let end: (() => void) | undefined;
    const tell = (part: Partial<Known>): void =>
      setKnown((before) => ({
        status: 'Searching',
        soFar: before?.cart === cart ? before.soFar : undefined,
        cart,
        ...part,
      }));
    const begin = (): void => {
      end = engine.search(cart, {
        soFar: (soFar) => tell({ soFar }),
        found: (best) => tell({ best }),
        failed: () => {
          tell({ status: 'Failed' });
          setEnded(cart);
        },
      });
    };
    const timer = setTimeout(begin, QUIET_MS);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [engine, cart, ended]);
  const again = (): void => {
    setKnown(undefined);
    setEnded(undefined);
  };
  if (mine?.best) return { status: 'Found', best: mine.best };
  if (mine?.status === 'Failed') return { status: 'Failed', again };
  if (ended === cart) return { status: 'Stopped', soFar: mine?.soFar, again };
  return { status: 'Searching', soFar: mine?.soFar, stop: () => setEnded(cart) };
};

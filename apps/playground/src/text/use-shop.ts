import { useEffect, useMemo, useState } from 'react';
import type { CartEngine } from '../engine/cart-engine.ts';
import { marketplace } from '../engine/marketplace.ts';
import { readText, type Parse, type Reading } from './read-text.ts';

/** How far what reads shops has come: it is fetched for the first shop. */
type Loaded = { readonly parse: Parse<CartEngine> } | 'NotLoaded' | undefined;

/** What a shop’s text says. */
export interface ShopReading extends Reading<CartEngine> {
  /** While a shop is given and what reads it is not there: it is fetched, or could not be. */
  readonly waiting: 'Loading' | 'NotLoaded' | undefined;
}

const nothing = { given: undefined, value: undefined, problems: [] };

/** Reads the text of a shop; where it is empty the marketplace is asked (EN-10, EN-20). */
export const useShop = (text: string): ShopReading => {
  const [loaded, setLoaded] = useState<Loaded>();
  const isGiven = text.trim() !== '';
  useEffect(() => {
    if (!isGiven) return;
    import('../engine/read-shop.ts').then(
      ({ readShop }) => setLoaded({ parse: readShop }),
      () => setLoaded('NotLoaded'),
    );
  }, [isGiven]);
  return useMemo(() => {
    if (!isGiven) return { ...nothing, value: marketplace, waiting: undefined };
    if (loaded === undefined) return { ...nothing, waiting: 'Loading' };
    if (loaded === 'NotLoaded') return { ...nothing, waiting: 'NotLoaded' };
    return { ...readText(text, loaded.parse, 'shop.json'), waiting: undefined };
  }, [isGiven, text, loaded]);
};

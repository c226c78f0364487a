import { useMemo } from 'react';
import type { CartEngine } from '../engine/cart-engine.ts';
import { marketplace } from '../engine/marketplace.ts';
import { readShop } from '../engine/read-shop.ts';
import { readText, type Reading } from './read-text.ts';

/** Reads the text of a shop; where it is empty the marketplace is asked (EN-10, EN-20). */
export const useShop = (text: string): Reading<CartEngine> =>
  useMemo(
    () =>
      text.trim() === ''
        ? { given: undefined, value: marketplace, problems: [] }
        : readText(text, readShop, 'shop.json'),
    [text],
  );

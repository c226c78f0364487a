import type { Texts } from '../text/texts.ts';

/** The page’s entry in the browser’s history, as far as it is needed here. */
export type Entry = Pick<History, 'state' | 'replaceState'>;

/**
 * Keeps the texts with the page’s entry, so that a reload has them where no address can carry them, and shows their link as its address.
 * @param fragment empty where there is no link
 */
export const keepTexts = (entry: Entry, texts: Texts, fragment: string): void => {
  const { pathname, search } = location;
  try {
    entry.replaceState(texts, '', `${pathname}${search}${fragment}`);
  } catch {
    // a browser that has had too many of them for now; the next one is soon
  }
};

/** The texts that an entry keeps; none where it keeps none. */
export const keptTexts = ({ state }: Pick<Entry, 'state'>): Texts | undefined => {
  const kept: unknown = state;
  if (typeof kept !== 'object' || kept === null || !('cart' in kept) || !('shop' in kept)) return undefined;
  const { cart, shop } = kept;
  return typeof cart === 'string' && typeof shop === 'string' ? { cart, shop } : undefined;
};

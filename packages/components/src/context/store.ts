import type { Command } from '@baguni/use-cases';
import type { CartViews } from '@baguni/presentation';
import { createContext, use, useEffect } from 'react';

/** What the parts of the cart page read and where they send what the shopper wants. One object for the life of a page. */
export interface PageStore {
  /** Ready views, each cached for its key. */
  readonly views: CartViews;
  /** Hands a command to the use cases. */
  readonly send: (command: Command) => void;
  /** A part of the page was rendered: a seller group by its key, or the page around them by `PAGE`. */
  readonly onShown?: (part: string) => void;
}

/** The name by which the page around the seller groups tells that it was rendered. */
export const PAGE = 'Page';

/** Given once by the page's entry (or a story, or a server) around the whole page. */
export const StoreContext = createContext<PageStore | undefined>(undefined);

/** The store of the page around a component. Read it inside `observer`. */
export const useStore = (): PageStore => {
  const store = use(StoreContext);
  if (!store) throw new Error('No StoreContext');
  return store;
};

/** Tells the page that a part of it was rendered. */
export const useShown = (part: string): void => {
  const { onShown } = useStore();
  useEffect(() => onShown?.(part), [onShown, part]);
};

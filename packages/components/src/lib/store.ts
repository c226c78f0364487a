import type { Command } from '@baguni/use-cases';
import type { CartViews } from '@baguni/presentation';
import { createContext, use, useEffect } from 'react';

/** Joins class names and skips empty values. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

export interface PageStore {
  readonly views: CartViews;
  readonly send: (command: Command) => void;
  readonly onShown?: (part: string) => void;
}

export const PAGE = 'Page';

export const StoreContext = createContext<PageStore | undefined>(undefined);

export const useStore = (): PageStore => {
  const store = use(StoreContext);
  if (!store) throw new Error('No StoreContext');
  return store;
};

export const useShown = (part: string): void => {
  const { onShown } = useStore();
  useEffect(() => onShown?.(part), [onShown, part]);
};

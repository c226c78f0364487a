import type { Command } from '@baguni/use-cases';
import type { CartViews } from '@baguni/presentation';
import { createContext, use, useEffect } from 'react';

/** Joins class names and skips empty values. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** Props of a part of the page: its views, and the function that sends its commands. */
export type PartProps<Views = unknown> = Readonly<Views> & {
  readonly send: (command: Command) => void;
};

/** Props of a layer above the page. */
export type TopProps<Views = unknown> = PartProps<Views> & {
  /** False while a dialog covers the layer. */
  readonly isTop: boolean;
};

export interface PageStore extends PartProps {
  readonly views: CartViews;
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

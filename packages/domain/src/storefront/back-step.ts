import { parseRoute } from './parse-route.ts';

export type BackStep = 'Pop' | 'Replace' | 'Lead';

export interface TabHistory {
  readonly entriesAtStart: number;
  readonly entries: number;
  /** User agent: Internet Explorer cannot pop, so it replaces. */
  readonly userAgent: string;
}

const isInternetExplorer = (userAgent: string): boolean => /\bMSIE |\bTrident\//u.test(userAgent);

const isCartRoot = (path: string): boolean => ['Root', 'Cart'].includes(parseRoute(path).page.type);

/**
 * Returns how to go back to a path. The root (the cart) is popped if the page added history entries.
 * @example
 * backStep('/ko/cart', { entriesAtStart: 3, entries: 5, userAgent: '' }); // Pop
 * backStep('/ko/cart', { entriesAtStart: 3, entries: 3, userAgent: '' }); // Replace
 * backStep('/elsewhere', { entriesAtStart: 3, entries: 5, userAgent: '' }); // Lead
 */
export const backStep = (path: string, { entriesAtStart, entries, userAgent }: TabHistory): BackStep => {
  if (!isCartRoot(path)) return 'Lead';
  return entries > entriesAtStart && !isInternetExplorer(userAgent) ? 'Pop' : 'Replace';
};

import { parseRoute } from './parse-route.ts';

/** What going back to a path does. */
export type BackStep =
  /** Goes back over what the page has added to the history. */
  | 'Pop'
  /** Takes the place of this page in the history. */
  | 'Replace'
  /** Leads there as a page of its own. */
  | 'Lead';

/** The history of a browser tab. */
export interface TabHistory {
  /** Entries when the page was opened. */
  readonly entriesAtStart: number;
  /** Entries now. */
  readonly entries: number;
  /** The browser’s name for itself: Internet Explorer cannot pop, so it replaces (RT-10). */
  readonly userAgent: string;
}

const isInternetExplorer = (userAgent: string): boolean => /\bMSIE |\bTrident\//u.test(userAgent);

const isCartRoot = (path: string): boolean => ['Root', 'Cart'].includes(parseRoute(path).page.type);

/**
 * How to go back to a path: the root, which is the cart, is popped to where the page has added to the history (RT-10).
 * @example
 * backStep('/ko/cart', { entriesAtStart: 3, entries: 5, userAgent: '' }); // Pop
 * backStep('/ko/cart', { entriesAtStart: 3, entries: 3, userAgent: '' }); // Replace
 * backStep('/elsewhere', { entriesAtStart: 3, entries: 5, userAgent: '' }); // Lead
 */
export const backStep = (path: string, { entriesAtStart, entries, userAgent }: TabHistory): BackStep => {
  if (!isCartRoot(path)) return 'Lead';
  return entries > entriesAtStart && !isInternetExplorer(userAgent) ? 'Pop' : 'Replace';
};

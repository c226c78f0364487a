export type BackStep = 'Pop' | 'Replace';

export interface TabHistory {
  readonly entriesAtStart: number;
  readonly entries: number;
  /** User agent: Internet Explorer cannot pop, so it replaces. */
  readonly userAgent: string;
}

const isInternetExplorer = (userAgent: string): boolean => /\bMSIE |\bTrident\//u.test(userAgent);

/** Returns how to go back to the cart. It is popped if the page added history entries. */
export const backStep = ({ entriesAtStart, entries, userAgent }: TabHistory): BackStep =>
  entries > entriesAtStart && !isInternetExplorer(userAgent) ? 'Pop' : 'Replace';

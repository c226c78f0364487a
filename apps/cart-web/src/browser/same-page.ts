import type { ResolvedRoute } from './resolved-route.ts';

/** True if two addresses differ only in the tab. */
export const isSamePage = (a: ResolvedRoute, b: ResolvedRoute): boolean =>
  a.language === b.language &&
  a.device === b.device &&
  (a.page === 'Order' ? b.page === 'Order' && a.txKey === b.txKey : b.page === 'Cart');

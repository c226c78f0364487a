import type { ResolvedRoute } from './resolved-route.ts';

/** Whether two addresses mean the same page, so that no more than the tab differs between them. */
export const isSamePage = (a: ResolvedRoute, b: ResolvedRoute): boolean =>
  a.language === b.language &&
  a.device === b.device &&
  (a.page === 'Order' ? b.page === 'Order' && a.txKey === b.txKey : b.page === 'Cart');

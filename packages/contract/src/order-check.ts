import { marketplaceCheck, type OrderCheck } from '@baguni/domain';

/**
 * By what page and server judge an order and what leads to it, both by this one value (EN-09). To run them on an engine of one's own, give its
 * `engineOf({ … }).orderCheck` here; nothing else names it.
 */
export const orderCheck: OrderCheck = marketplaceCheck;

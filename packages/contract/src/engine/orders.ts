import { marketplaceCheck, type OrderCheck } from '@baguni/domain';

/** By what page and server judge an order and what leads to it: the second part of the engine that both run on (EN-09). */
export const orderCheck: OrderCheck = marketplaceCheck;

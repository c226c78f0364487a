import { marketplaceCheck, type OrderCheck } from '@baguni/domain/internal';

/** Order checks, shared by page and server (EN-09). */
export const orderCheck: OrderCheck = marketplaceCheck;

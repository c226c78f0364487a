import { MAX_ORDER_UNITS, type Notice } from '@baguni/domain';

/** One request of coupons names at most as many units as one order holds (CK-01). */
export const tooManyUnits: Notice = { type: 'Message', code: 'CART-BR7-33', params: { max: MAX_ORDER_UNITS } };

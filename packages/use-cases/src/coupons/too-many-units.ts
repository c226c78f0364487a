import { MAX_ORDER_UNITS, type Notice } from '@baguni/domain';

export const tooManyUnits: Notice = { type: 'Message', code: 'CART-BR7-33', params: { max: MAX_ORDER_UNITS } };

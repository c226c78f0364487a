import type { MessageKey } from '../../messages/ko.ts';

/** Questions for findings with a message of the specification (CK-07, CK-08). */
const askedBy: { readonly [K in MessageKey]?: MessageKey } = {
  'CART-BR7-08': 'ASK-ECOUPON-FIRST',
  'CART-BR7-09': 'ASK-INCOME-DUTY',
};

/**
 * Returns the message that offers to order a part first, by the code of the finding (CK-17).
 * @example
 * [questionCodeOf('CART-BR7-08'), questionCodeOf('ASK-INSTALL-FIRST')]; // [ 'ASK-ECOUPON-FIRST', 'ASK-INSTALL-FIRST' ]
 */
export const questionCodeOf = (code: MessageKey): MessageKey => askedBy[code] ?? code;

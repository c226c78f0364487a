import type { MessageKey } from '../../messages/ko.ts';

/** Findings that are told by a code of the specification and asked about in words of their own (CK-07, CK-08). */
const askedBy: { readonly [K in MessageKey]?: MessageKey } = {
  'CART-BR7-08': 'ASK-ECOUPON-FIRST',
  'CART-BR7-09': 'ASK-INCOME-DUTY',
};

/**
 * The message that asks whether a part is ordered first, by the code of what is broken; prompts ask by their own (CK-17).
 * @example
 * [questionCodeOf('CART-BR7-08'), questionCodeOf('ASK-INSTALL-FIRST')]; // [ 'ASK-ECOUPON-FIRST', 'ASK-INSTALL-FIRST' ]
 */
export const questionCodeOf = (code: MessageKey): MessageKey => askedBy[code] ?? code;

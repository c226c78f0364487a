/** Code families in the order of the list; the last one takes all other codes. */
export const families = [
  ['CART-BR-', 'The page'],
  ['CART-BR1-', 'Adding, and items'],
  ['CART-BR2-', 'Members'],
  ['CHECKOUT-BR2-', 'Identity at checkout'],
  ['CART-BR3-', 'Quantity'],
  ['CART-BR4-', 'Removal'],
  ['CART-BR5-', 'Coupons'],
  ['CART-BR7-', 'Order'],
  ['UNABLE-', 'Units that cannot be ordered'],
  ['COUPON-', 'Coupons, by name'],
  ['ASK-', 'Questions'],
  ['', 'Other messages'],
] as const;

export const familyOf = (code: string): string => families.find(([prefix]) => code.startsWith(prefix))?.[1] ?? '';

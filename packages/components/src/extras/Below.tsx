import type { ReactNode } from 'react';

/** What stands below the cart, in the order of its use to a shopper. */
export function Below(): ReactNode {
  return null;
}

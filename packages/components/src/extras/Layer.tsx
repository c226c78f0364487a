import type { ReactNode } from 'react';

/** The layer of what is around the cart that is open, by its name. */
export function Layer(): ReactNode {
  return null;
}

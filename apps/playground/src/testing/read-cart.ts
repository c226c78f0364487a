import { marketplace } from '../engine/marketplace.ts';
import { readText } from '../text/read-text.ts';

/** A text as the marketplace reads it, for tests. */
export const readCart = (text: string) => {
  const { value: cart, ...read } = readText(text, marketplace.parseCart);
  return { ...read, cart };
};

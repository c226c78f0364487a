import { cartSchema } from '@baguni/contract/cart-json';
import type { Outcome } from '../output/outcome.ts';

/** `baguni schema`: the JSON schema of a cart, as `@baguni/contract` publishes it (EN-03, EN-07). */
export const schema = (): Outcome => {
  const json = cartSchema();
  return { lines: JSON.stringify(json, null, 1).split('\n'), json, exitCode: 0 };
};

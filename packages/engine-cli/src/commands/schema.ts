import { cartSchema } from '@baguni/contract/cart-json';
import { shopSchema } from '@baguni/contract/shop-json';
import type { Command } from '../input/command.ts';
import { Refusal } from '../input/problem.ts';

/** `baguni schema`: prints the JSON schema of a cart or of a shop, as `@baguni/contract` publishes it (EN-03, EN-07, EN-10). */
export const schema: Command = async ({ operands: [name = 'cart'] }) => {
  if (name !== 'cart' && name !== 'shop') throw new Refusal({ type: 'UnknownSchema', word: name });
  const json = name === 'cart' ? cartSchema() : shopSchema();
  return { lines: JSON.stringify(json, null, 1).split('\n'), json, exitCode: 0 };
};

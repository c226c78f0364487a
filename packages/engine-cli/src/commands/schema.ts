import { cartSchema } from '@baguni/contract/cart-json';
import { shopSchema } from '@baguni/contract/shop-json';
import type { Outcome } from '../output/outcome.ts';

/** What has a schema, each by the function that prints it. */
const schemas = { cart: cartSchema, shop: () => shopSchema() } as const;

/** The name of what has a schema. */
export type SchemaName = keyof typeof schemas;

/** Whether something of this name has a schema. */
export const isSchemaName = (word: string): word is SchemaName => Object.hasOwn(schemas, word);

/** `baguni schema`: the JSON schema of a cart or of a shop, as `@baguni/contract` publishes them (EN-03, EN-07, EN-10). */
export const schema = (name: SchemaName): Outcome => {
  const json = schemas[name]();
  return { lines: JSON.stringify(json, null, 1).split('\n'), json, exitCode: 0 };
};

import type { MessageKey, messages } from './ko.ts';

/** The values that a message names, e.g. `{ product: '…', max: 5 }`. */
export type Params = Readonly<Record<string, string | number>>;

/** The names that stand in braces in a text. */
export type ParamName<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;
/** The values that a message needs: exactly those that its Korean text names (ER-09). */
export type ParamsOf<K extends MessageKey> = Readonly<Record<ParamName<(typeof messages)[K]>, string | number>>;

/**
 * The names of a text's values in the order in which they stand.
 * @example
 * placeholdersIn(messages['CART-BR3-06']); // [ 'max', 'max' ]
 */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));

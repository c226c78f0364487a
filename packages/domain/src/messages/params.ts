import type { MessageKey, messages } from './ko.ts';

/** Message parameters, e.g. `{ product: '…', max: 5 }`. */
export type Params = Readonly<Record<string, string | number>>;

export type ParamName<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;
/** Parameters of a message, derived from its Korean text. */
export type ParamsOf<K extends MessageKey> = Readonly<Record<ParamName<(typeof messages)[K]>, string | number>>;

/**
 * Returns placeholder names in order.
 * @example
 * placeholdersIn(messages['CART-BR3-06']); // [ 'max', 'max' ]
 */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));

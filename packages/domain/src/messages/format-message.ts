import type { MessageKey, messages, Messages } from './ko.ts';
import { formatNumber } from '../storefront/format.ts';

/** Message parameters, e.g. `{ product: '…', max: 5 }`. */
export type Params = Readonly<Record<string, string | number>>;

/** The placeholders of a text. */
export type ParamName<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;
/** Parameters of a message, derived from its Korean text. */
export type ParamsOf<K extends MessageKey> = Readonly<Record<ParamName<(typeof messages)[K]>, string | number>>;

/** Returns placeholder names in order. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));

const MISSING = '…';

const valueText = (params: Params, name: string): string => {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  return typeof value === 'number' ? formatNumber(value) : typeof value === 'string' ? value : MISSING;
};

/**
 * Replaces each `{name}` by its value; numbers get thousands separators. Values are never parsed again, so `{0}` or
 * `$&` in a product name stay. A missing or invalid value shows as `…`.
 */
export const formatText = (text: string, params: Params): string =>
  // A function, because a replacement string would interpret `$&`.
  text.replace(/\{(\w+)\}/g, (_, name: string) => valueText(params, name));

/** Returns the text of a code: the one without values if a value is missing, or the code if it is unknown. */
export const textOf = (
  texts: Readonly<Record<string, string>>,
  code: string,
  isGiven: (name: string) => boolean,
): string => {
  // plain JavaScript may pass a value that is no text
  const text = String(Object.hasOwn(texts, code) ? texts[code] : code);
  const plain = `${code}?`;
  return Object.hasOwn(texts, plain) && !placeholdersIn(text).every(isGiven) ? String(texts[plain]) : text;
};

/**
 * Formats a message. If a value is missing, returns the text without values. An unknown code from a newer server is
 * returned unchanged. Never throws.
 */
export const formatMessage = (messages: Messages, code: MessageKey, params?: Params): string => {
  const values = params ?? {};
  return formatText(
    textOf(messages ?? {}, code, (name) => valueText(values, name) !== MISSING),
    values,
  );
};

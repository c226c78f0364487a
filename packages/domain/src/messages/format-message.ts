import type { Params } from './params.ts';
import { formatNumber } from '../storefront/format.ts';
import type { MessageKey, Messages } from './ko.ts';

const MISSING = '…';

const valueText = (params: Params, name: string): string => {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  return typeof value === 'number' ? formatNumber(value) : typeof value === 'string' ? value : MISSING;
};

/**
 * A text in words: each `{name}` becomes its value, numbers with thousands commas. Values are texts from data: they are put in once and
 * never read again, so `{0}` or `$&` in a product's name stay as they are. A value that is missing, or neither text nor number, shows as `…`.
 * @example
 * formatText('{product}: {max} at most.', { product: 'Apples', max: 1_000 }); // Apples: 1,000 at most.
 * formatText('{product}: {max} at most.', { product: 'Apples' }); // Apples: … at most.
 */
export const formatText = (text: string, params: Params): string =>
  // a function as replacement: a string would have its own `$&` read as a pattern
  text.replace(/\{(\w+)\}/g, (_, name: string) => valueText(params, name));

/**
 * A message in words, as `formatText` has it (ER-09); a code that the table does not have stands for itself: a newer server's. It throws
 * nothing.
 * @example
 * formatMessage(messages, 'CART-BR3-06', { max: 5 }); // The maximum quantity is 5. Please enter 5 or fewer.
 */
export const formatMessage = (messages: Messages, code: MessageKey, params?: Params): string =>
  // oxlint-disable-next-line typescript/no-unnecessary-template-expression -- plain JavaScript asks with what is no text, too
  formatText(`${Object.hasOwn(messages ?? {}, code) ? messages[code] : code}`, params ?? {});

import type { Params } from './params.ts';
import { formatNumber } from '../storefront/format.ts';
import type { MessageKey, Messages } from './ko.ts';

const MISSING = '…';

const valueText = (params: Params, name: string): string => {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  return typeof value === 'number' ? formatNumber(value) : typeof value === 'string' ? value : MISSING;
};

/**
 * Replaces each `{name}` by its value; numbers get thousands separators. Values are never parsed again, so `{0}` or
 * `$&` in a product name stay. A missing or invalid value shows as `…`.
 * @example
 * formatText('{product}: {max} at most.', { product: 'Apples', max: 1_000 }); // Apples: 1,000 at most.
 * formatText('{product}: {max} at most.', { product: 'Apples' }); // Apples: … at most.
 */
export const formatText = (text: string, params: Params): string =>
  // A function, because a replacement string would interpret `$&`.
  text.replace(/\{(\w+)\}/g, (_, name: string) => valueText(params, name));

/**
 * Formats a message. An unknown code from a newer server is returned unchanged. Never throws.
 * @example
 * formatMessage(messages, 'CART-BR3-06', { max: 5 }); // The maximum quantity is 5. Please enter 5 or fewer.
 */
export const formatMessage = (messages: Messages, code: MessageKey, params?: Params): string =>
  // oxlint-disable-next-line typescript/no-unnecessary-template-expression -- plain JavaScript asks with what is no text, too
  formatText(`${Object.hasOwn(messages ?? {}, code) ? messages[code] : code}`, params ?? {});

import type { Params } from './params.ts';
import { formatNumber } from '../storefront/format.ts';
import type { MessageKey, Messages } from './ko.ts';

const MISSING = '…';

const valueText = (params: Params, name: string): string => {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  if (value === undefined) return MISSING;
  return typeof value === 'number' ? formatNumber(value) : value;
};

/**
 * A message in words (ER-09): each `{name}` becomes its value, numbers with thousands commas. Values are texts from
 * data: they are put in once and never read again, so `{0}` or `$&` in a product's name stay as they are.
 * A value that is missing shows as `…`, a code that the table does not have as itself.
 */
export const formatMessage = (messages: Messages, code: MessageKey, params: Params = {}): string =>
  // a code of a newer server is in no table: it stands for itself. A function as replacement: a string would have its own `$&`
  // read as a pattern
  (Object.hasOwn(messages, code) ? messages[code] : code).replace(/\{(\w+)\}/g, (_, name: string) =>
    valueText(params, name),
  );

import { decoded } from '../storefront/address.ts';
import type { FormField } from './details.ts';

export const MASK = '***';

/** Fields without personal or payment data; all others are masked (GW-02, LG-2). */
const plainFields: ReadonlySet<string> = new Set([
  'pageType',
  'pagetype',
  'answer',
  'method',
  'currencyCode',
  'countryType',
  'isMobile',
  'language',
]);

// Letters only: no number that may be a card, a phone or a birthday.
const isWord = (value: string): boolean => /^[A-Za-z]{0,40}$/u.test(value);

const maskedValue = (name: string, value: string): string =>
  value === '' || (plainFields.has(name) && isWord(value)) ? value : MASK;

/** Masks invalid names, because a foreign form could have a card number as a name. */
const maskedName = (name: string): string => (/^[A-Za-z][A-Za-z_-]{0,39}\d{0,2}$/u.test(name) ? name : MASK);

/** Returns fields for logs: names, and the values of fields listed as harmless. */
export const maskedFields = (fields: readonly FormField[]): readonly FormField[] =>
  fields.map(({ name, value }) => ({ name: maskedName(name), value: maskedValue(name, value) }));

const fieldIn = (pair: string): FormField => {
  const [name = ''] = pair.split('=', 1);
  return { name: decoded(name) ?? MASK, value: decoded(pair.slice(name.length + 1)) ?? MASK };
};

const maskedQuery = (search: string): string =>
  maskedFields(search.slice(1).split('&').filter(Boolean).map(fieldIn))
    .map(({ name, value }) => `${name}=${value}`)
    .join('&');

/** Returns an address for logs: without keys, user and hash, with a masked query. */
export const maskedUrl = (address: string): string => {
  const [beforeHash = ''] = address.split('#', 1);
  const [path = ''] = beforeHash.split('?', 1);
  const bare = path
    .replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/iu, `$1${MASK}@`)
    .replace(/(\/(?:gateway|layer)\/[^/]*\/)[^/]+/u, `$1${MASK}`);
  const query = maskedQuery(beforeHash.slice(path.length));
  return query === '' ? bare : `${bare}?${query}`;
};

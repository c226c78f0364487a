import { decoded } from '../storefront/address.ts';
import type { FormField } from './details.ts';

/** What is written in place of a value that nobody may read in a log. */
export const MASK = '***';

/** The fields whose values are of no person and no payment: everything else is masked (GW-02, LG-2). */
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

// a word, and no number that may be a card, a phone or a birthday
const isWord = (value: string): boolean => /^[A-Za-z]{0,40}$/u.test(value);

const maskedValue = (name: string, value: string): string =>
  value === '' || (plainFields.has(name) && isWord(value)) ? value : MASK;

/** A name that is a name; a form of somebody else could hold a card number in the name's place. */
const maskedName = (name: string): string => (/^[A-Za-z][A-Za-z_-]{0,39}\d{0,2}$/u.test(name) ? name : MASK);

/**
 * Fields as they may be logged: their names, and the values that are listed as harmless (GW-02).
 * @example
 * const fields = [{ name: 'language', value: 'en' }, { name: 'cardNo', value: '4111111111111111' }];
 * maskedFields(fields).map(({ name, value }) => `${name}=${value}`); // [ 'language=en', 'cardNo=***' ]
 */
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

/**
 * An address as it may be logged: without keys, user and hash, its query masked (GW-02).
 * @example
 * maskedUrl('/gateway/MPIGateway/k1?language=en&buyer=Mina#top'); // /gateway/MPIGateway/***?language=en&buyer=***
 */
export const maskedUrl = (address: string): string => {
  const [beforeHash = ''] = address.split('#', 1);
  const [path = ''] = beforeHash.split('?', 1);
  const bare = path
    .replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/iu, `$1${MASK}@`)
    .replace(/(\/(?:gateway|layer)\/[^/]*\/)[^/]+/u, `$1${MASK}`);
  const query = maskedQuery(beforeHash.slice(path.length));
  return query === '' ? bare : `${bare}?${query}`;
};

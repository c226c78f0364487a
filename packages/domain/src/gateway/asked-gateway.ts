import { decoded } from '../storefront/address.ts';
import { gatewayPageTypeOf, type GatewayPageType } from './page-types.ts';

/** A gateway request from a URL: page and parameters; missing parameters are empty. */
export interface AskedGateway {
  readonly pageType: GatewayPageType;
  /** `param1` to `param4`, decoded; at most 1,000 characters each. */
  readonly params: readonly [param1: string, param2: string, param3: string, param4: string];
}

/** Maximum length in UTF-16 units; longer values count as missing. */
const MAX_LENGTH = 1_000;

const isPlain = (text: string): boolean => text.length <= MAX_LENGTH && text.isWellFormed() && !/\p{Cc}/u.test(text);

/** Returns the first value of a name, decoded once, or null if missing or unreadable. */
const valueOf = (search: string, name: string): string | null => {
  for (const pair of search.replace(/^\?/u, '').split('&')) {
    const [before = ''] = pair.split('=', 1);
    if (decoded(before) !== name) continue;
    const value = decoded(pair.slice(before.length + 1).replaceAll('+', ' '));
    return value !== null && isPlain(value) ? value : null;
  }
  return null;
};

/** Parses `pageType` (or `pagetype`) and `param1` to `param4` of a gateway page; undefined for another type. */
export const askedGateway = (search: string): AskedGateway | undefined => {
  const pageType = gatewayPageTypeOf(valueOf(search, 'pageType') ?? valueOf(search, 'pagetype') ?? '');
  const param = (no: number): string => valueOf(search, `param${no}`) ?? '';
  return pageType ? { pageType, params: [param(1), param(2), param(3), param(4)] } : undefined;
};

const written = (value: string): string => encodeURIComponent(value.toWellFormed());

/** Builds the path of a gateway page; omits empty parameters. */
export const gatewayPath = (pageType: GatewayPageType, params: readonly string[] = []): string => {
  const given = params.slice(0, 4).map((value, i) => (value === '' ? '' : `&param${i + 1}=${written(value)}`));
  return `/gateway?pageType=${pageType}${given.join('')}`;
};

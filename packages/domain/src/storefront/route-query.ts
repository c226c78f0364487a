import { own } from '../names/json.ts';
import { expressShopTypes, type ExpressShopType } from './store-chain.ts';
import * as E from '../money/either.ts';
import { cartUnitId, type CartUnitId } from '../money/ids.ts';
import { decoded } from './address.ts';

export interface ExpressShopRequest {
  /** Chain; an unknown one counts as HomePlus. */
  readonly expressShopType: ExpressShopType;
  readonly branchCode: string;
}

/** Typed query of a page; missing or malformed values are undefined or false. */
export interface RouteQuery {
  /** True keeps a mobile browser on the requested segment for its session; false ends that. */
  readonly fromPC: boolean | undefined;
  /** Serves the calls from the page itself. */
  readonly mock: boolean;
  /** Unit to scroll to and highlight. */
  readonly signalCartUnitId: CartUnitId | undefined;
  readonly expressShop: ExpressShopRequest | undefined;
  /** Well formed, decoded once; its host must be validated before use. */
  readonly closeUrl: string | undefined;
  /** Like `closeUrl`. */
  readonly returnUrl: string | undefined;
}

export const queryParams = ['fromPC', 'mock', 'signalCartUnitId', 'expressShop', 'closeUrl', 'returnUrl'] as const;
export type QueryParam = (typeof queryParams)[number];

/** Problem of a parameter. For `Repeated`, the first value is still used. */
export type QueryProblemReason =
  'NotDecodable' | 'NotBoolean' | 'NotUnitId' | 'NotExpressShop' | 'NotAddress' | 'Repeated';

/** An ignored parameter or repetition; its value is never reported. */
export interface QueryProblem {
  readonly param: QueryParam;
  readonly reason: QueryProblemReason;
}

type Read<A> = E.Either<QueryProblemReason, A>;

const readBoolean = (text: string): Read<boolean> =>
  text === 'true' || text === 'false' ? E.right(text === 'true') : E.left('NotBoolean');

const readUnitId = (text: string): Read<CartUnitId> =>
  /^[1-9][0-9]{0,15}$/u.test(text) && Number.isSafeInteger(Number(text))
    ? E.right(cartUnitId(Number(text)))
    : E.left('NotUnitId');

const readExpressShop = (text: string): Read<ExpressShopRequest> => {
  const json = E.attempt((): unknown => JSON.parse(text));
  const chain = own(json, 'expressShopType');
  const branchCode = own(json, 'branchCode');
  if (typeof chain !== 'string' || typeof branchCode !== 'string' || branchCode === '') return E.left('NotExpressShop');
  const expressShopType = expressShopTypes.find((known) => known === chain) ?? 'HomePlus';
  return E.right({ expressShopType, branchCode });
};

// RD-3: refuses texts that URL parsers interpret differently, even if they resolve to an allowed host.
const isDoubtful = (text: string): boolean => text.length > 2048 || text.trim() !== text || /[\\\p{Cc}]/u.test(text);

const readAddress = (text: string): Read<string> =>
  !isDoubtful(text) && (/^(?:https?|baguni-[a-z]+):\/\/[^/?#@]+(?:[/?#]|$)/iu.test(text) || /^\/(?!\/)/u.test(text))
    ? E.right(text)
    : E.left('NotAddress');

const valuesOf = (search: string): ReadonlyMap<QueryParam, readonly string[]> => {
  const values = new Map<QueryParam, string[]>();
  for (const pair of search.replace(/^\?/u, '').split('&')) {
    const [name = ''] = pair.split('=', 1);
    const param = queryParams.find((known) => known === decoded(name));
    if (param) values.set(param, [...(values.get(param) ?? []), pair.slice(name.length + 1)]);
  }
  return values;
};

/** Parses the query of a page. The first of a repeated parameter counts. Never throws. */
export const parseQuery = (
  search: string,
): { readonly query: RouteQuery; readonly problems: readonly QueryProblem[] } => {
  const values = valuesOf(search);
  const problems: QueryProblem[] = [];
  const read = <A>(param: QueryParam, reader: (text: string) => Read<A>): A | undefined => {
    const [first, ...others] = values.get(param) ?? [];
    if (first === undefined) return undefined;
    if (others.length > 0) problems.push({ param, reason: 'Repeated' });
    const text = decoded(first.replaceAll('+', ' '));
    const value: Read<A> = text === null ? E.left('NotDecodable') : reader(text);
    if (E.isRight(value)) return value.right;
    problems.push({ param, reason: value.left });
    return undefined;
  };
  const query: RouteQuery = {
    fromPC: read('fromPC', readBoolean),
    mock: read('mock', readBoolean) ?? false,
    signalCartUnitId: read('signalCartUnitId', readUnitId),
    expressShop: read('expressShop', readExpressShop),
    closeUrl: read('closeUrl', readAddress),
    returnUrl: read('returnUrl', readAddress),
  };
  return { query, problems };
};

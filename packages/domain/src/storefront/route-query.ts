import { expressShopTypes, type ExpressShopType } from './store-chain.ts';
import { either as E, option as O } from 'fp-ts';
import { cartUnitId, type CartUnitId } from '../money/ids.ts';
import { decoded } from './address.ts';

/** A same-day shop that the page is asked to begin with (LS-08). */
export interface ExpressShopRequest {
  /** The chain; one that is not known counts as HomePlus. */
  readonly expressShopType: ExpressShopType;
  /** The branch’s code within its chain. */
  readonly branchCode: string;
}

/** The query of a page, typed; what is missing or malformed is none, or false (RT-04). */
export interface RouteQuery {
  /** Keeps a mobile browser on the segment that it asked for (RT-05). */
  readonly fromPC: boolean;
  /** Serves the calls from the page itself. */
  readonly mock: boolean;
  /** The unit to scroll to and mark (LS-07). */
  readonly signalCartUnitId: O.Option<CartUnitId>;
  /** The same-day shop to begin with (LS-08). */
  readonly expressShop: O.Option<ExpressShopRequest>;
  /** Well formed, decoded once; its host is still to be judged before anything goes there (RD-1). */
  readonly closeUrl: O.Option<string>;
  /** As `closeUrl`. */
  readonly returnUrl: O.Option<string>;
}

/** The query parameters that a page reads (RT-04). */
export const queryParams = ['fromPC', 'mock', 'signalCartUnitId', 'expressShop', 'closeUrl', 'returnUrl'] as const;
/** A query parameter that a page reads. */
export type QueryParam = (typeof queryParams)[number];

/** What is wrong with a parameter. `Repeated` ones are read all the same, by their first value (RD-6). */
export type QueryProblemReason =
  'NotDecodable' | 'NotBoolean' | 'NotUnitId' | 'NotExpressShop' | 'NotAddress' | 'Repeated';

/** A parameter that was ignored, or a repetition that was (RT-04); its value is never reported. */
export interface QueryProblem {
  /** Which parameter. */
  readonly param: QueryParam;
  /** What is wrong with it. */
  readonly reason: QueryProblemReason;
}

type Read<A> = E.Either<QueryProblemReason, A>;

const readBoolean = (text: string): Read<boolean> =>
  text === 'true' || text === 'false' ? E.right(text === 'true') : E.left('NotBoolean');

const readUnitId = (text: string): Read<CartUnitId> =>
  /^[1-9][0-9]{0,15}$/u.test(text) && Number.isSafeInteger(Number(text))
    ? E.right(cartUnitId(Number(text)))
    : E.left('NotUnitId');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

const readExpressShop = (text: string): Read<ExpressShopRequest> => {
  const json = parsed(text);
  const chain = fieldOf(json, 'expressShopType');
  const branchCode = fieldOf(json, 'branchCode');
  if (typeof chain !== 'string' || typeof branchCode !== 'string' || branchCode === '') return E.left('NotExpressShop');
  const expressShopType = expressShopTypes.find((known) => known === chain) ?? 'HomePlus';
  return E.right({ expressShopType, branchCode });
};

// RD-3: also what would resolve to an allowed host is refused when it is written in a way that readers disagree on
const isDoubtful = (text: string): boolean => text.length > 2048 || text.trim() !== text || /[\\\p{Cc}]/u.test(text);

const readAddress = (text: string): Read<string> =>
  !isDoubtful(text) && (/^(?:https?|baguni-[a-z]+):\/\/[^/?#@]+(?:[/?#]|$)/iu.test(text) || /^\/(?!\/)/u.test(text))
    ? E.right(text)
    : E.left('NotAddress');

/** All values of our parameters, in the order in which they stand; still encoded. */
const valuesOf = (search: string): ReadonlyMap<QueryParam, readonly string[]> => {
  const values = new Map<QueryParam, string[]>();
  for (const pair of search.replace(/^\?/u, '').split('&')) {
    const [name = ''] = pair.split('=', 1);
    const param = queryParams.find((known) => known === decoded(name));
    if (param) values.set(param, [...(values.get(param) ?? []), pair.slice(name.length + 1)]);
  }
  return values;
};

/**
 * Reads the query of a page (RT-04): the first of a repeated parameter counts (RD-6), nothing throws.
 * @example
 * const { query, problems } = parseQuery('?signalCartUnitId=7&signalCartUnitId=8');
 * O.toNullable(query.signalCartUnitId); // 7
 * problems; // [ { param: 'signalCartUnitId', reason: 'Repeated' } ]
 */
export const parseQuery = (
  search: string,
): { readonly query: RouteQuery; readonly problems: readonly QueryProblem[] } => {
  const values = valuesOf(search);
  const problems: QueryProblem[] = [];
  const read = <A>(param: QueryParam, reader: (text: string) => Read<A>): O.Option<A> => {
    const [first, ...others] = values.get(param) ?? [];
    if (first === undefined) return O.none;
    if (others.length > 0) problems.push({ param, reason: 'Repeated' });
    const text = decoded(first.replaceAll('+', ' '));
    const value: Read<A> = text === null ? E.left('NotDecodable') : reader(text);
    if (E.isLeft(value)) problems.push({ param, reason: value.left });
    return O.fromEither(value);
  };
  const query: RouteQuery = {
    fromPC: O.getOrElse(() => false)(read('fromPC', readBoolean)),
    mock: O.getOrElse(() => false)(read('mock', readBoolean)),
    signalCartUnitId: read('signalCartUnitId', readUnitId),
    expressShop: read('expressShop', readExpressShop),
    closeUrl: read('closeUrl', readAddress),
    returnUrl: read('returnUrl', readAddress),
  };
  return { query, problems };
};

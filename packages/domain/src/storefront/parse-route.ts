import { partsOf, type AddressParts } from './address.ts';
import { parseQuery, type QueryProblem, type RouteQuery } from './route-query.ts';
import { pageAt, type RoutePage } from './routes.ts';

/** An address, read (RT-01..04). */
export interface Route {
  /** Which page it asks for. */
  readonly page: RoutePage;
  /** What its query says, typed. */
  readonly query: RouteQuery;
  /** What of the query was ignored; to be reported. */
  readonly problems: readonly QueryProblem[];
}

/**
 * Reads an address: a URL, a browser's location, or text, whole or from its path on (RT-01..04). Never throws.
 * @example
 * const { page, query, problems } = parseRoute('https://cart.marketplace.example/ko/m/cart/emartmall?mock=true&fromPC=1');
 * [page.type, query.mock, problems]; // [ 'Cart', true, [ { param: 'fromPC', reason: 'NotBoolean' } ] ]
 */
export const parseRoute = (address: AddressParts | string): Route => {
  const { pathname, search } = partsOf(address);
  return { page: pageAt(pathname), ...parseQuery(search) };
};

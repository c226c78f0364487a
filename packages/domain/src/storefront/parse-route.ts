import { partsOf, type AddressParts } from './address.ts';
import { parseQuery, type QueryProblem, type RouteQuery } from './route-query.ts';
import { pageAt, type RoutePage } from './routes.ts';

export interface Route {
  readonly page: RoutePage;
  readonly query: RouteQuery;
  readonly problems: readonly QueryProblem[];
}

/**
 * Parses a URL, a browser’s location, or an absolute or relative address. Never throws.
 * @example
 * const { page, query, problems } = parseRoute('https://cart.marketplace.example/ko/m/cart/emartmall?mock=true&fromPC=1');
 * [page.type, query.mock, problems]; // [ 'Cart', true, [ { param: 'fromPC', reason: 'NotBoolean' } ] ]
 */
export const parseRoute = (address: AddressParts | string): Route => {
  const { pathname, search } = partsOf(address);
  return { page: pageAt(pathname), ...parseQuery(search) };
};

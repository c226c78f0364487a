import { partsOf, type AddressParts } from './address.ts';
import { parseQuery, type QueryProblem, type RouteQuery } from './route-query.ts';
import { pageAt, type RoutePage } from './routes.ts';

export interface Route {
  readonly page: RoutePage;
  readonly query: RouteQuery;
  readonly problems: readonly QueryProblem[];
}

/** Parses a URL, a browser’s location, or an absolute or relative address. Never throws. */
export const parseRoute = (address: AddressParts | string): Route => {
  const { pathname, search } = partsOf(address);
  return { page: pageAt(pathname), ...parseQuery(search) };
};

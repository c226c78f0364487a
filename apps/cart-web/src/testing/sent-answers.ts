import type { Calls, Client } from '@baguni/contract';
import { emptySession, evolve, pricesRead, replay, type CartEvent, type Session } from '@baguni/use-cases';
import type { HttpDeps } from '@baguni/adapters';
import { httpClient } from '@baguni/adapters/http';
import { mockFetch } from '@baguni/backend';
import {
  isOrderable,
  marketplaceParts,
  overseaFreeFrom,
  pricedInputsOf,
  type ApiError,
  type Report,
  type Storefront,
} from '@baguni/domain/internal';
import { testNow } from '@baguni/domain/testing';
import type { ScenarioName } from '@baguni/scenarios';
import { either as E } from 'fp-ts';

export const testStorefront: Storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: undefined };

type Fetch = HttpDeps['fetch'];

const clientOver = (fetch: Fetch, report: (report: Report) => void = () => undefined): Client<Calls> =>
  httpClient({
    fetch,
    baseUrl: '/api',
    environmentName: () => 'local',
    language: 'ko',
    newId: () => crypto.randomUUID(),
    log: { report },
  });

/** The data of a cart from all answers that could be read. */
const eventsFrom = async (server: Client<Calls>): Promise<Session> => {
  const happened = <A>(answer: E.Either<ApiError, A>, event: (read: A) => CartEvent): readonly CartEvent[] =>
    E.isRight(answer) ? [event(answer.right)] : [];
  const initial = await server.getInitialCart()();
  const open = replay(
    emptySession(testStorefront),
    happened(initial, (cart) => ({
      type: 'CartOpened',
      initial: cart,
      autoSelected: cart.units.filter(isOrderable).map(({ cartUnitId }) => cartUnitId),
    })),
  );
  return E.isLeft(initial) ? open : [...(await answeredEvents(server, open, happened))].reduce(evolve, open);
};

type Happened = <A>(answer: E.Either<ApiError, A>, event: (read: A) => CartEvent) => readonly CartEvent[];

const answeredEvents = async (
  server: Client<Calls>,
  open: Session,
  happened: Happened,
): Promise<readonly CartEvent[]> => {
  const {
    cart: {
      destination: { country: countryType },
    },
  } = open;
  const requests = open.cart.units.filter(isOrderable).map(({ cartUnitId, quantity }) => ({ cartUnitId, quantity }));
  const [prices, extra, wallet, companies, fees, rates] = await Promise.all([
    server.getPrices({ countryCode: countryType, requests })(),
    server.getExhibitExtraDiscountForNudge()(),
    server.getCouponBox({ cartUnitIds: [] })(),
    server.getOverseaShippingCompanies({ countryType })(),
    server.getOverseaShippingFees({ countryType, requests })(),
    server.getExchangeRate({ currencyCode: undefined })(),
  ]);
  const carriers = E.isRight(companies) ? companies.right.companies : [];
  return [
    ...pricesRead(open, pricedInputsOf(open.cart), prices),
    ...happened(extra, (offer) => ({ type: 'ExtraDiscountsRead', ...offer })),
    ...happened(wallet, ({ coupons }) => ({ type: 'CouponsRead', coupons })),
    ...happened(fees, (answer) => ({
      type: 'OverseaRead',
      countryType,
      companies: carriers,
      selectedCompany: carriers[0]?.shippingCompanyType ?? 'Unknown',
      fees: answer.fees,
      unavailable: [],
      exchangeRates: E.isRight(rates) ? rates.right.exchangeRates : [],
      freeFrom: overseaFreeFrom(countryType),
      missing: answer.missing ?? [],
    })),
  ];
};

/** Body texts of the responses that make up a cart, by path. */
export type Bodies = ReadonlyMap<string, string>;

export const bodiesOf = async (scenario: ScenarioName): Promise<Bodies> => {
  const bodies = new Map<string, string>();
  const fetch = mockFetch({ scenario, engine: marketplaceParts, now: () => testNow });
  await eventsFrom(
    clientOver(async (url, init) => {
      const response = await fetch(url, init);
      bodies.set(url, await response.clone().text());
      return response;
    }),
  );
  return bodies;
};

/** The cart from these responses, read by the real client, and the reported problems. */
export const cartAnswered = async (
  bodies: Bodies,
): Promise<{ readonly state: Session; readonly reports: readonly Report[] }> => {
  const reports: Report[] = [];
  const fetch: Fetch = (url) => Promise.resolve(new Response(bodies.get(url) ?? ''));
  const state = await eventsFrom(clientOver(fetch, (report) => void reports.push(report)));
  return { state, reports };
};

import type { PricesReply } from '@baguni/contract';
import type { Ports } from '../flow/deps.ts';
import { changeCart, emptySession, type Session } from '../session/session.ts';
import {
  featuresOf,
  overseaIn,
  pricedInputsOf,
  type Answer,
  type ApiError,
  type CartTab,
  type Storefront,
} from '@baguni/domain/internal';
import { autoSelected, type FirstView, loadPlan } from '../session/load-plan.ts';
import { evolve, replay } from '../session/evolve.ts';
import { overseaRead, type OverseaAnswer } from '../session/evolve-oversea.ts';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { firstValueFrom } from 'rxjs';
import { noExtraDiscounts, pricesRead, readPrices } from '../prices/refresh-prices.ts';
import { readTermsOf } from '../prices/read-overseas-terms.ts';

/** Of the server only calls that read are sent. */
export type FirstViewDeps = Pick<Ports, 'server' | 'clock' | 'prices' | 'log' | 'overseaMemory'>;

export interface FirstViewPlace {
  readonly storefront: Storefront;
  readonly tab: CartTab;
}

const failed = ({ log }: FirstViewDeps, state: Session, error: ApiError): FirstView => {
  log.report({ type: 'CallFailed', error });
  return { state: evolve(state, { type: 'CartLoadFailed', error }), plan: { merge: false, remove: [] } };
};

/** Returns the overseas terms: from the prices of a selection, or without a selection by a separate call. */
const termsWith = async (
  reading: Parameters<typeof readTermsOf>[0],
  { cart }: Session,
  { overseas, missing = [] }: PricesReply,
): Promise<OverseaAnswer | undefined> => {
  if (overseas) return { ...overseas, missing };
  if (overseaIn(cart) === undefined || cart.selected.length > 0) return undefined;
  const read = await firstValueFrom(readTermsOf(reading, cart.destination.country));
  return E.isRight(read) ? read.right : undefined;
};

/** Reads the prices of the selection, and the overseas terms. */
const askedPrices = async (deps: FirstViewDeps, state: Session): Promise<readonly CartEvent[]> => {
  const { server, log, overseaMemory } = deps;
  const inputs = pricedInputsOf(state.cart);
  const reading = { server, log, state: () => state };
  const answer = await firstValueFrom(readPrices(reading, inputs));
  const events = pricesRead(state, inputs, answer);
  const terms = E.isRight(answer) ? await termsWith(reading, state, answer.right) : undefined;
  if (!terms) return events;
  const { company } = await overseaMemory.recall();
  return [...events, overseaRead(state.cart.destination.country, terms, [company])];
};

const reported = async <A>({ log }: FirstViewDeps, answer: Answer<A>): Promise<A | undefined> => {
  const read = await answer();
  if (E.isRight(read)) return read.right;
  log.report({ type: 'CallFailed', error: read.left });
  return undefined;
};

const extraDiscounts = async (deps: FirstViewDeps, { cart: { storefront } }: Session): Promise<CartEvent> => {
  const hasThem = featuresOf(storefront).extraDiscount;
  const read = hasThem ? await reported(deps, deps.server.getExhibitExtraDiscountForNudge()) : undefined;
  return read ? { type: 'ExtraDiscountsRead', ...read } : noExtraDiscounts(deps);
};

/** The names of the countries, and the currency of an earlier visit. */
const overseas = async (deps: FirstViewDeps, { cart }: Session): Promise<readonly CartEvent[]> => {
  if (overseaIn(cart) === undefined) return [];
  const [read, { currency }] = await Promise.all([
    reported(deps, deps.server.getOverseaShippingCountries()),
    deps.overseaMemory.recall(),
  ]);
  return [
    ...(read ? [{ type: 'CountriesRead', ...read } as const] : []),
    ...(currency === undefined ? [] : [{ type: 'CurrencyChosen', currency } as const]),
  ];
};

/** Reads the data of a first view: the cart and its totals. Has no side effects; an unreadable cart is valid. */
export const readFirstView = async (deps: FirstViewDeps, { storefront, tab }: FirstViewPlace): Promise<FirstView> => {
  const { server, clock, prices } = deps;
  const empty = emptySession(storefront, tab);
  const [environment, read] = await Promise.all([server.getEnvironment()(), server.getInitialCart()()]);
  if (E.isLeft(environment)) return failed(deps, empty, environment.left);
  const known = evolve(empty, { type: 'EnvironmentRead', environment: environment.right });
  if (E.isLeft(read)) return failed(deps, known, read.left);
  const { removeCartUnitIds } = read.right;
  // the page deletes units that the server flagged
  const units = read.right.units.filter(({ cartUnitId }) => !removeCartUnitIds.includes(cartUnitId));
  const selected = autoSelected(units, clock.now());
  const event = { type: 'CartOpened', initial: { ...read.right, units }, autoSelected: selected } as const;
  const opened = changeCart(evolve(known, event), prices.ready);
  const [extra, priced, abroad] = await Promise.all([
    extraDiscounts(deps, opened),
    askedPrices(deps, opened),
    overseas(deps, opened),
  ]);
  return { state: changeCart(replay(opened, [extra, ...priced, ...abroad]), prices.ready), plan: loadPlan(read.right) };
};

import type { Calls, Client } from '@baguni/contract';
import { changeCart, emptySession, type Session } from '../session/session.ts';
import {
  featuresOf,
  pricedInputsOf,
  type ApiError,
  type CartTab,
  type EnginePrices,
  type InitialCart,
  type Log,
  type Storefront,
} from '@baguni/domain';
import { autoSelected, type FirstView, loadPlan } from '../session/load-plan.ts';
import { evolve, pricesUpdated, replay } from '../session/evolve.ts';
import type { CartEvent } from '../session/event.ts';
import type { Clock } from '../ports/page.ts';
import { either as E } from 'fp-ts';
import { firstValueFrom } from 'rxjs';
import { noExtraDiscounts } from '../prices/no-extra-discounts.ts';
import { nothingSelected, readPrices } from '../prices/ask-prices.ts';

export interface FirstViewDeps {
  /** Only calls that read are sent. */
  readonly server: Client<Calls>;
  readonly clock: Clock;
  /** Prepares a state for pricing, as on the page. */
  readonly prices: EnginePrices;
  readonly log: Log;
}

export interface FirstViewPlace {
  readonly storefront: Storefront;
  readonly tab: CartTab;
}

const nothingToDo = loadPlan({ isNeedMerge: false, removeCartUnitIds: [] });

const failed = ({ log }: FirstViewDeps, state: Session, error: ApiError): FirstView => {
  log.report({ type: 'CallFailed', error });
  return { state: evolve(state, { type: 'CartLoadFailed', error }), plan: nothingToDo };
};

/** Excludes units that the server flagged. The page deletes them. */
const withoutFlagged = (initial: InitialCart): InitialCart => ({
  ...initial,
  units: initial.units.filter(({ cartUnitId }) => !initial.removeCartUnitIds.includes(cartUnitId)),
});

const askedPrices = async ({ server, log }: FirstViewDeps, state: Session): Promise<CartEvent> => {
  const inputs = pricedInputsOf(state.cart);
  if (inputs.selected.length === 0) return pricesUpdated(state, nothingSelected(inputs));
  const answer = await firstValueFrom(readPrices({ server, log, state: () => state }, inputs));
  return E.isRight(answer) ? pricesUpdated(state, answer.right) : { type: 'PricesFailed', inputs };
};

const extraDiscounts = async (deps: FirstViewDeps, { cart: { storefront } }: Session): Promise<CartEvent> => {
  if (!featuresOf(storefront).extraDiscount) return noExtraDiscounts(deps);
  const answer = await deps.server.getExhibitExtraDiscountForNudge()();
  if (E.isRight(answer)) return { type: 'ExtraDiscountsRead', ...answer.right };
  deps.log.report({ type: 'CallFailed', error: answer.left });
  return noExtraDiscounts(deps);
};

/**
 * Reads the data of a first view: the cart and its totals except overseas shipping. Has no side effects; an
 * unreadable cart is valid.
 */
export const readFirstView = async (deps: FirstViewDeps, { storefront, tab }: FirstViewPlace): Promise<FirstView> => {
  const { server, clock, prices } = deps;
  const empty = emptySession(storefront, tab);
  const [environment, read] = await Promise.all([server.getEnvironment()(), server.getInitialCart()()]);
  if (E.isLeft(environment)) return failed(deps, empty, environment.left);
  const known = evolve(empty, { type: 'EnvironmentRead', environment: environment.right });
  if (E.isLeft(read)) return failed(deps, known, read.left);
  const initial = withoutFlagged(read.right);
  const selected = autoSelected(initial.units, clock.now());
  const opened = changeCart(evolve(known, { type: 'CartOpened', initial, autoSelected: selected }), prices.ready);
  const answers = await Promise.all([extraDiscounts(deps, opened), askedPrices(deps, opened)]);
  return { state: changeCart(replay(opened, answers), prices.ready), plan: loadPlan(read.right) };
};

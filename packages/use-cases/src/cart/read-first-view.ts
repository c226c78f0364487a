import type { Ports } from '../flow/deps.ts';
import { changeCart, emptySession, type Session } from '../session/session.ts';
import { featuresOf, pricedInputsOf, type ApiError, type CartTab, type Storefront } from '@baguni/domain/internal';
import { autoSelected, type FirstView, loadPlan } from '../session/load-plan.ts';
import { evolve, replay } from '../session/evolve.ts';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { firstValueFrom } from 'rxjs';
import { noExtraDiscounts } from '../prices/read-extra-discounts.ts';
import { pricesRead, readPrices } from '../prices/refresh-prices.ts';

/** Of the server only calls that read are sent. */
export type FirstViewDeps = Pick<Ports, 'server' | 'clock' | 'prices' | 'log'>;

export interface FirstViewPlace {
  readonly storefront: Storefront;
  readonly tab: CartTab;
}

const failed = ({ log }: FirstViewDeps, state: Session, error: ApiError): FirstView => {
  log.report({ type: 'CallFailed', error });
  return { state: evolve(state, { type: 'CartLoadFailed', error }), plan: { merge: false, remove: [] } };
};

const askedPrices = async ({ server, log }: FirstViewDeps, state: Session): Promise<readonly CartEvent[]> => {
  const inputs = pricedInputsOf(state.cart);
  return pricesRead(state, inputs, await firstValueFrom(readPrices({ server, log, state: () => state }, inputs)));
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
  const { removeCartUnitIds } = read.right;
  // the page deletes units that the server flagged
  const units = read.right.units.filter(({ cartUnitId }) => !removeCartUnitIds.includes(cartUnitId));
  const selected = autoSelected(units, clock.now());
  const event = { type: 'CartOpened', initial: { ...read.right, units }, autoSelected: selected } as const;
  const opened = changeCart(evolve(known, event), prices.ready);
  const [extra, priced] = await Promise.all([extraDiscounts(deps, opened), askedPrices(deps, opened)]);
  return { state: changeCart(replay(opened, [extra, ...priced]), prices.ready), plan: loadPlan(read.right) };
};

import type { Session } from '../session/session.ts';
import { pricedInputsOf, samePricedInputs, type PricedInputs } from '@baguni/domain';
import type { CartEvent, CartEventType } from '../session/event.ts';
import { option as O } from 'fp-ts';
import {
  defer,
  distinctUntilChanged,
  filter,
  map,
  skip,
  startWith,
  takeUntil,
  timer,
  type MonoTypeOperatorFunction,
  type Observable,
} from 'rxjs';
import { askPrices, BATCH_MS } from './ask-prices.ts';
import type { Deps, Follower } from '../deps/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';

interface Seen {
  readonly type: CartEventType;
  readonly inputs: PricedInputs;
  readonly cartVersion: number;
}

const seen =
  (state: () => Session) =>
  ({ type }: CartEvent): Seen => ({ type, inputs: pricedInputsOf(state().cart), cartVersion: state().cartVersion });

/** What the prices of a first view were asked for; none where they could not be had. */
const known = ({
  cart: {
    serverPrices: { status, answer },
  },
  cartVersion,
}: Session): readonly Seen[] =>
  status === 'Known' && O.isSome(answer) ? [{ type: 'CartResumed', inputs: answer.value.inputs, cartVersion }] : [];

/** Nothing new to ask: the same units and quantities of the same cart, which was not opened anew. */
const isTheSame = (before: Seen, now: Seen): boolean =>
  now.type !== 'CartOpened' && before.cartVersion === now.cartVersion && samePricedInputs(before.inputs, now.inputs);

/** Those that differ from the one before, the first of them from what is known already. */
const changedSince =
  (start: () => readonly Seen[]): MonoTypeOperatorFunction<Seen> =>
  (all) =>
    defer(() => {
      const before = start();
      return all.pipe(startWith(...before), distinctUntilChanged(isTheSame), skip(before.length));
    });

/** Prices that came meanwhile, with the answer to a change. */
const pricesCame = ({ events }: Deps): Observable<CartEvent> =>
  events.pipe(filter(({ type }) => type === 'PricesUpdated'));

const askedAfterBatch = (deps: Deps, inputs: PricedInputs): Observable<CartEvent> =>
  timer(BATCH_MS).pipe(
    takeUntil(pricesCame(deps)),
    takeLastResOnly(() => askPrices(deps, inputs)),
  );

/**
 * The one place that has discounts and shipping worked out again (SE-03, DL-03): whenever what prices depend on has
 * changed and did not bring its prices along, in one batch, with stale answers dropped. While a quantity is on its way
 * nothing is asked: it is priced on the page already, and the server does not know it yet.
 */
export const refreshPrices: Follower = (deps) =>
  deps.events.pipe(
    filter(() => deps.state().load === 'Loaded' && deps.state().cart.saving.length === 0),
    map(seen(deps.state)),
    changedSince(() => known(deps.state())),
    takeLastResOnly(({ inputs }) => askedAfterBatch(deps, inputs)),
  );

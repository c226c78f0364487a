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
import type { Deps, Follower } from '../flow/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';

interface Seen {
  readonly type: CartEventType;
  readonly inputs: PricedInputs;
  readonly cartVersion: number;
}

const seen =
  (state: () => Session) =>
  ({ type }: CartEvent): Seen => ({ type, inputs: pricedInputsOf(state().cart), cartVersion: state().cartVersion });

/** Returns the request of the first view’s prices, or `none` if they failed. */
const known = ({
  cart: {
    serverPrices: { status, answer },
  },
  cartVersion,
}: Session): readonly Seen[] =>
  status === 'Known' && O.isSome(answer) ? [{ type: 'CartResumed', inputs: answer.value.inputs, cartVersion }] : [];

const isTheSame = (before: Seen, now: Seen): boolean =>
  now.type !== 'CartOpened' && before.cartVersion === now.cartVersion && samePricedInputs(before.inputs, now.inputs);

/** Emits requests that differ from the previous one. The first is compared with the known prices. */
const changedSince =
  (start: () => readonly Seen[]): MonoTypeOperatorFunction<Seen> =>
  (all) =>
    defer(() => {
      const before = start();
      return all.pipe(startWith(...before), distinctUntilChanged(isTheSame), skip(before.length));
    });

const pricesCame = ({ events }: Deps): Observable<CartEvent> =>
  events.pipe(filter(({ type }) => type === 'PricesUpdated'));

const askedAfterBatch = (deps: Deps, inputs: PricedInputs): Observable<CartEvent> =>
  timer(BATCH_MS).pipe(
    takeUntil(pricesCame(deps)),
    takeLastResOnly(() => askPrices(deps, inputs)),
  );

/**
 * Requests prices after changes that did not include them. Debounced; stale answers are dropped. Pending quantities
 * send no request, because the server does not know them.
 */
export const refreshPrices: Follower = (deps) =>
  deps.events.pipe(
    filter(() => deps.state().load === 'Loaded' && deps.state().cart.saving.length === 0),
    map(seen(deps.state)),
    changedSince(() => known(deps.state())),
    takeLastResOnly(({ inputs }) => askedAfterBatch(deps, inputs)),
  );

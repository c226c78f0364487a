import { pricedInputsOf, samePricedInputs, type CartEvent, type CartState, type PricedInputs } from '@baguni/domain';
import { distinctUntilChanged, filter, map, timer, type Observable } from 'rxjs';
import { askPrices, BATCH_MS } from './ask-prices.ts';
import type { Follower } from '../deps/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';

interface Seen {
  readonly event: CartEvent;
  readonly inputs: PricedInputs;
  readonly cartVersion: number;
}

const seen =
  (state: () => CartState) =>
  (event: CartEvent): Seen => ({ event, inputs: pricedInputsOf(state()), cartVersion: state().cartVersion });

/** Nothing new to ask: the same units and quantities of the same cart, which was not opened anew. */
const isTheSame = (before: Seen, now: Seen): boolean =>
  now.event.type !== 'CartOpened' &&
  before.cartVersion === now.cartVersion &&
  samePricedInputs(before.inputs, now.inputs);

/**
 * The one place that has discounts and shipping worked out again (SE-03, DL-03): whenever what prices depend on has
 * changed, in one batch, with stale answers dropped. No other use case asks for prices.
 */
export const refreshPrices: Follower = (deps) =>
  deps.events.pipe(
    filter(() => deps.state().load === 'Loaded'),
    map(seen(deps.state)),
    distinctUntilChanged(isTheSame),
    takeLastResOnly(({ inputs }) => after(BATCH_MS, () => askPrices(deps, inputs))),
  );

const after = (ms: number, then: () => Observable<CartEvent>): Observable<CartEvent> =>
  timer(ms).pipe(takeLastResOnly(then));

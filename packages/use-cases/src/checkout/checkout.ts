import type { OrderCheck } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { MemoMemory, SlotMemory } from '../ports/memories.ts';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, filter, merge, of, switchMap, throttleTime, type Observable } from 'rxjs';
import { alert } from '../flow/ask.ts';
import { checkoutRequestOf } from './checkout-request.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { wordingOf } from '../session/notices.ts';
import { ofType, sendFirstReqOnly } from '../flow/flow.ts';
import { orderKey, type OrderKey } from './order-key.ts';
import { agreedCart, checkoutRulesWithConsent, type Agreements } from './checkout-rules-with-consent.ts';
import { followUnknownOrder } from './lost-order.ts';
import { sendOrder } from './send-order.ts';
import { whenPriced } from './when-priced.ts';
import { whenSaved } from './when-saved.ts';
import { confirmAndJudge, type Refused } from '../flow/confirm-and-judge.ts';

/** Minimum time between two counted taps, in ms. */
const TAP_MS = 500;

/** Alerts the violation, unless the shopper has just declined its fix. */
const refuse = (deps: Deps, { finding, wasAsked }: Refused): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'CheckoutRefused', finding }),
    wasAsked ? EMPTY : alert(deps.shopper, wordingOf(finding)),
  );

/** Additional ports of an order. */
export interface OrderPorts {
  readonly memos: Pick<MemoMemory, 'recall'>;
  readonly slotMemory: Pick<SlotMemory, 'recall'>;
  /** The order check that the server also uses. */
  readonly check: OrderCheck;
}

interface Ordering extends OrderPorts {
  readonly key: OrderKey;
}

const startOrder = (
  deps: Deps,
  { key, memos, slotMemory }: Ordering,
  agreements: Agreements,
): Observable<CartEvent> => {
  const state = { ...deps.state(), cart: agreedCart(deps, agreements) };
  // tab storage is used, because the secondary features may not be loaded yet (LY-08, LY-09)
  const request = checkoutRequestOf(state, {
    memo: state.extras.memo ?? memos.recall(),
    slots: slotMemory.recall(),
  });
  return concat(
    of<CartEvent>({ type: 'CheckoutStarted', cartUnitIds: request.cartUnitIds }),
    sendOrder(deps, key, request),
  );
};

const order = (deps: Deps, ordering: Ordering): Observable<CartEvent> =>
  whenPriced(deps).pipe(
    switchMap(() => whenSaved(deps)),
    filter((isSaved) => isSaved),
    switchMap(() => confirmAndJudge(deps.shopper, checkoutRulesWithConsent(deps, ordering.check))([])),
    // an earlier order may have been found during the question and leaves the page
    filter(() => !deps.state().isOrdering),
    switchMap((verdict) =>
      E.isRight(verdict) ? startOrder(deps, ordering, verdict.right) : refuse(deps, verdict.left),
    ),
  );

/** Orders the selection of the tab: rules, busy flag, checkout, order page (CK-13). */
export const checkout =
  (ports: OrderPorts): UseCase =>
  (deps) =>
  (commands) =>
    defer(() => {
      const ordering = { ...ports, key: orderKey(deps) };
      const orders = commands.pipe(
        ofType('Order'),
        throttleTime(TAP_MS),
        // a successful checkout leaves the page and keeps the busy flag
        filter(() => !deps.state().isOrdering),
        sendFirstReqOnly(() => order(deps, ordering)),
      );
      return merge(orders, followUnknownOrder(deps, ordering.key));
    });

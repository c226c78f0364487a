import type { OrderCheck } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { MemoMemory } from '../ports/memo-memory.ts';
import type { SlotMemory } from '../ports/delivery-slots.ts';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, filter, merge, of, switchMap, throttleTime, type Observable } from 'rxjs';
import { alert } from '../flow/ask.ts';
import { checkoutRequestOf } from './checkout-request.ts';
import type { Deps, UseCase } from '../deps/deps.ts';
import { wordingOf } from '../flow/errors.ts';
import { sendFirstReqOnly } from '../flow/flow.ts';
import { ofType } from '../flow/of-type.ts';
import { orderKey, type OrderKey } from './order-key.ts';
import { agreedCart, checkoutRulesWithConsent, type Agreements } from './checkout-rules-with-consent.ts';
import { followUnknownOrder } from './lost-order.ts';
import { sendOrder } from './send-order.ts';
import { whenPriced } from './when-priced.ts';
import { whenSaved } from './when-saved.ts';
import { confirmAndJudge, type Refused } from '../flow/confirm-and-judge.ts';

/** Taps within this time, in ms, count as one (CK-14). */
const TAP_MS = 500;

/** Alerts the finding, unless the shopper has just been asked about it and said no: then nothing changes (CK-17). */
const refuse = (deps: Deps, { finding, wasAsked }: Refused): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'CheckoutRefused', finding }),
    wasAsked ? EMPTY : alert(deps.shopper, wordingOf(finding)),
  );

/** What an order needs besides. */
export interface OrderPorts {
  readonly memos: Pick<MemoMemory, 'recall'>;
  readonly slotMemory: Pick<SlotMemory, 'recall'>;
  /** By which an order is judged before it is sent: the server's (EN-09). */
  readonly check: OrderCheck;
}

/** One order: with what it is sent. */
interface Ordering extends OrderPorts {
  readonly key: OrderKey;
}

const startOrder = (
  deps: Deps,
  { key, memos, slotMemory }: Ordering,
  agreements: Agreements,
): Observable<CartEvent> => {
  const state = { ...deps.state(), cart: agreedCart(deps, agreements) };
  // an order may be sent before what is around the cart has been loaded, with what the tab remembers (LY-08, LY-09)
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
    // an earlier order may have been found while the shopper was asked: it leads away
    filter(() => !deps.state().isOrdering),
    switchMap((verdict) =>
      E.isRight(verdict) ? startOrder(deps, ordering, verdict.right) : refuse(deps, verdict.left),
    ),
  );

/** Orders what is selected in the tab: rules, busy flag, checkout, order page (CK-13, CK-14, CK-16). */
export const checkout =
  (ports: OrderPorts): UseCase =>
  (deps) =>
  (commands) =>
    defer(() => {
      const ordering = { ...ports, key: orderKey(deps) };
      const orders = commands.pipe(
        ofType('Order'),
        throttleTime(TAP_MS),
        // a checkout that was opened leads away: its busy flag stays
        filter(() => !deps.state().isOrdering),
        sendFirstReqOnly(() => order(deps, ordering)),
      );
      return merge(orders, followUnknownOrder(deps, ordering.key));
    });

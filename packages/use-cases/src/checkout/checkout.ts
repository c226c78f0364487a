import { areExtraDiscountsAwaited, type Finding, SHORT_WAIT_MS } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import {
  concat,
  defer,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  take,
  throttleTime,
  timer,
} from 'rxjs';
import { alert, confirmAndJudge, type Refused } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { actOn, mergeUseCases, sendFirstReqOnly } from '../flow/flow.ts';
import type { MemoMemory, SlotMemory } from '../ports/memories.ts';
import type { CartEvent } from '../session/event.ts';
import { wordingOf } from '../session/notices.ts';
import { addToCart } from './add-to-cart.ts';
import { checkoutRequestOf, sendOrder } from './send-order.ts';
import { agreedCart, type Agreements, checkoutRulesWithConsent } from './checkout-rules-with-consent.ts';
import { fixAll, fixes } from './fixes.ts';
import { followUnknownOrder, type KeyDeps, orderKey } from './lost-order.ts';
import { continueSplit, proposeSplit, type SplitDeps } from './split-order.ts';

/** Waits for extra discounts, up to the call timeout. An order at the higher total would be refused (CK-13). */
const whenPriced = ({ state, events }: Deps): Observable<unknown> => {
  const isPriced = (): boolean => !areExtraDiscountsAwaited(state().cart);
  // an unopened cart needs no wait
  if (state().load !== 'Loaded' || isPriced()) return of(undefined);
  return merge(events.pipe(filter(isPriced)), timer(SHORT_WAIT_MS)).pipe(take(1));
};

const isFailure = ({ type }: CartEvent): boolean =>
  type === 'QuantityChangeFailed' || type === 'QuantityRefused' || type === 'UnitsDeleteFailed';

/** Waits for pending saves and deletions, which an order must contain. Emits false if one failed. */
const whenSaved = ({ state, events }: Deps): Observable<boolean> => {
  const isQuiet = (): boolean => state().cart.saving.length === 0 && state().deleting.length === 0;
  if (isQuiet()) return of(true);
  return events.pipe(
    filter((event) => isFailure(event) || isQuiet()),
    map((event) => !isFailure(event)),
    take(1),
  );
};

/** Minimum time between two counted taps, in ms. */
const TAP_MS = 500;

/** Returns the reasons that the page lists, each with its fixes; a single one is asked or alerted (CK-18). */
const listed = (deps: SplitDeps): readonly Finding[] => {
  const { findings } = deps.check.judge(agreedCart(deps, []));
  return deps.state().load === 'Loaded' && findings.length > 1 ? findings : [];
};

/** Alerts the violation, unless the shopper has just declined its fix or the page lists all of them. */
const refuse = (deps: SplitDeps, { finding, wasAsked }: Refused): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'CheckoutRefused', finding }),
    wasAsked || listed(deps).some(({ code }) => code === finding.code)
      ? EMPTY
      : alert(deps.shopper, wordingOf(finding)),
  );

interface CheckoutDeps extends SplitDeps {
  readonly memos: Pick<MemoMemory, 'recall'>;
  readonly slotMemory: Pick<SlotMemory, 'recall'>;
}

export type OrderPorts = Omit<CheckoutDeps, keyof Deps>;

type OrderDeps = CheckoutDeps & KeyDeps;

const startOrder = (deps: OrderDeps, agreements: Agreements): Observable<CartEvent> => {
  const cart = agreedCart(deps, agreements);
  const state = { ...deps.state(), cart, agreed: cart.agreed ?? [] };
  // tab storage is used, because the secondary features may not be loaded yet (LY-08, LY-09)
  const request = checkoutRequestOf(state, {
    memo: state.extras.memo ?? deps.memos.recall(),
    slots: deps.slotMemory.recall(),
  });
  return concat(of<CartEvent>({ type: 'CheckoutStarted', cartUnitIds: request.cartUnitIds }), sendOrder(deps, request));
};

/** @param agreed earlier agreements of the shopper, e.g. a part to order first */
const order = (deps: OrderDeps, agreed: Agreements = []): Observable<CartEvent> =>
  whenPriced(deps).pipe(
    switchMap(() => whenSaved(deps)),
    filter((isSaved) => isSaved),
    switchMap(() => {
      // a question about one of several reasons would hide the others
      const [first] = agreed.length === 0 ? listed(deps) : [];
      return first
        ? of(E.left({ finding: first, wasAsked: false }))
        : confirmAndJudge(deps.shopper, checkoutRulesWithConsent(deps, deps.check))(agreed);
    }),
    // an earlier order may have been found during the question and leaves the page
    filter(() => !deps.state().isOrdering),
    switchMap((verdict) => (E.isRight(verdict) ? startOrder(deps, verdict.right) : refuse(deps, verdict.left))),
  );

/** Orders the selection of the tab: rules, busy flag, checkout, order page (CK-13). */
const checkout: UseCase<CheckoutDeps> = (given) => (commands) =>
  defer(() => {
    const deps: OrderDeps = { ...given, key: orderKey(given) };
    const orders = commands.pipe(
      filter(({ type }) => type === 'Order' || type === 'SplitOrder'),
      throttleTime(TAP_MS),
      // a successful checkout leaves the page and keeps the busy flag
      filter(() => !deps.state().isOrdering),
      sendFirstReqOnly(({ type }) => {
        if (type === 'Order' && deps.plans.recall().length === 0) return order(deps);
        const split = type === 'Order' ? continueSplit : proposeSplit;
        return whenPriced(deps).pipe(switchMap(() => split(deps, (agreed) => order(deps, agreed))));
      }),
    );
    return merge(orders, followUnknownOrder(deps));
  });

const closePage = actOn('ClosePage', ({ page }) => page.close());

const useCases = mergeUseCases<CheckoutDeps>([checkout, fixAll, ...fixes, addToCart, closePage]);

export const checkoutWith =
  (ports: OrderPorts): UseCase =>
  (deps) =>
    useCases({ ...deps, ...ports });

import {
  mustSignInToOrder,
  type ApiError,
  type CartEvent,
  type FoundOrder,
  type MessageKey,
  type TxKey,
} from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { concat, defer, ignoreElements, of, switchMap, tap, timer, type Observable } from 'rxjs';
import { alert, askReported, notify } from '../flow/ask.ts';
import type { Deps } from '../deps/deps.ts';
import { messageOf } from '../flow/errors.ts';
import type { OrderKey } from './order-key.ts';

/** How often an order is looked for whose answer was lost. */
const LOOKS = 3;
/** How long to wait between two looks, in ms: the order may still be on its way, or being worked on. */
const LOOK_MS = 1_000;

/** To the order page: by way of signing in where nobody has, and nobody has chosen to order as a non-member (CK-15). */
const leadOn = ({ page, state }: Deps, key: TxKey): void =>
  mustSignInToOrder(state().buyer) ? page.goToSignIn(key) : page.goToOrder(key);

/** Leads to an order that was opened (CK-13). */
export const goToOrder = (deps: Deps, txKey: TxKey): Observable<CartEvent> =>
  of<CartEvent>({ type: 'CheckoutCreated', txKey }).pipe(tap({ complete: () => leadOn(deps, txKey) }));

type Look = Either<ApiError, FoundOrder>;

const isOver = (look: Look): boolean =>
  E.isRight(look) && (look.right.fate === 'Opened' || look.right.fate === 'Refused');

/** Looks for an order until it is known what became of it, and answers what the last look showed. */
const lookedFor = (deps: Deps, key: OrderKey, looks = LOOKS): Observable<Look> =>
  askReported(deps.log, deps.server.findOrder({ idempotencyKey: key.current() })).pipe(
    switchMap((look) => {
      if (isOver(look) || looks <= 1) return of(look);
      return timer(LOOK_MS).pipe(switchMap(() => lookedFor(deps, key, looks - 1)));
    }),
  );

/** Leads to the order where it was opened; else goes on. The key is given up once it is known what became of its order. */
const ledTo = (
  deps: Deps,
  key: OrderKey,
  look: Look,
  otherwise: () => Observable<CartEvent>,
): Observable<CartEvent> => {
  if (isOver(look)) key.settle();
  return E.isRight(look) && O.isSome(look.right.txKey) ? goToOrder(deps, look.right.txKey.value) : otherwise();
};

/**
 * Goes on after a refusal, unless an earlier sending of the same order was opened after all: a refusal speaks of the one
 * sending that it answers (CK-14).
 */
export const unlessOpened = (
  deps: Deps,
  key: OrderKey,
  refused: () => Observable<CartEvent>,
): Observable<CartEvent> => {
  if (key.isLost()) return lookedFor(deps, key, 1).pipe(switchMap((look) => ledTo(deps, key, look, refused)));
  key.settle();
  return refused();
};

const notFound = (deps: Deps, error: ApiError, code: MessageKey): Observable<CartEvent> =>
  concat(of<CartEvent>({ type: 'CheckoutFailed', error }), alert(deps.shopper, messageOf(code)));

/** Nobody knows of the order, or it was refused. The cart is read again as well: it may be another by now (CK-19). */
const notReceived = (deps: Deps, error: ApiError): Observable<CartEvent> =>
  concat(
    deps.readAgain.pipe(ignoreElements()),
    defer(() => notFound(deps, error, 'ORDER-NOT-RECEIVED')),
  );

/**
 * An order whose answer was lost may have been opened: that this is not known yet is told, the order is looked for by its
 * key, and the page goes on to it where it exists (CK-13, CK-16). Its key stays while nobody knows: sent again it is the
 * same order.
 */
export const afterLostOrder = (deps: Deps, key: OrderKey, error: ApiError): Observable<CartEvent> => {
  key.lose();
  return concat(
    notify(deps.shopper, messageOf('ORDER-CHECKING')),
    lookedFor(deps, key).pipe(
      switchMap((look) =>
        ledTo(deps, key, look, () =>
          E.isLeft(look) || look.right.fate === 'Running'
            ? notFound(deps, error, 'ORDER-UNKNOWN')
            : notReceived(deps, error),
        ),
      ),
    ),
  );
};

import {
  isUnknownOutcome,
  unitsById,
  type AddCartRequest,
  type ApiError,
  type CartUnit,
  type MessageKey,
} from '@baguni/domain/internal';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { EMPTY, switchMap, type Observable } from 'rxjs';
import { handleFailure, readFirst } from '../flow/handle-failure.ts';
import { alert, confirmed } from '../flow/ask.ts';
import { askPriced } from '../flow/ask-priced.ts';
import type { Deps } from '../flow/deps.ts';
import { messageOf } from '../session/notices.ts';
import { ifLost } from '../session/failure-notices.ts';
import { sendPerKey } from '../flow/flow.ts';
import { grownUnit, visitUnit } from '../cart/find-unit.ts';

const askToGoOn = (deps: Deps, unit: CartUnit): Observable<CartEvent> =>
  confirmed(deps.shopper.confirm({ type: 'AddedToCart', unit })).pipe(
    switchMap((goesOn) => {
      if (!goesOn) return visitUnit(deps, unit.cartUnitId, 'Added');
      deps.page.goHome();
      return EMPTY;
    }),
  );

const handleRefusal = (deps: Deps, error: ApiError): Observable<never> =>
  readFirst(deps, error, (reread) => handleFailure(deps, error, { reread }));

const unreadCode = ({ kind }: ApiError): MessageKey => (kind === 'Network' ? 'NO-CONNECTION' : 'CART-LOAD-FAILED');

/** Reloads the cart to find out whether the item was added. Reports only the reload if that fails. */
const showOnceRead = (
  deps: Deps,
  unitOf: () => CartUnit | undefined,
  otherwise: Observable<never>,
): Observable<CartEvent> =>
  deps.readAgain.pipe(
    switchMap((read) => {
      if (E.isLeft(read)) return alert(deps.shopper, messageOf(unreadCode(read.left)));
      const unit = unitOf();
      return unit ? askToGoOn(deps, unit) : otherwise;
    }),
  );

const addItem = (deps: Deps, request: AddCartRequest): Observable<CartEvent> => {
  const { units: before } = deps.state().cart;
  const now = (): readonly CartUnit[] => deps.state().cart.units;
  return askPriced(deps, deps.server.addCart, request, { cart: true }).pipe(
    switchMap((answer) => {
      if (E.isRight(answer)) return showOnceRead(deps, () => unitsById(now()).get(answer.right.cartUnitId), EMPTY);
      const error = answer.left;
      if (!isUnknownOutcome(error)) return handleRefusal(deps, error);
      return showOnceRead(
        deps,
        () => grownUnit(before, now(), request),
        handleFailure(deps, error, { reread: 'Read', ...ifLost(error, 'ADD-FAILED') }),
      );
    }),
  );
};

export const addToCart = sendPerKey(
  'AddToCart',
  ({ item }) => JSON.stringify(item),
  (deps: Deps, { item }) => addItem(deps, item),
);

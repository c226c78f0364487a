import {
  type AddCartRequest,
  type ApiError,
  type CartUnit,
  isUnknownOutcome,
  nearestParcel,
  unitsById,
} from '@baguni/domain/internal';
import type { FreeShippingChoice, Removal } from '@baguni/contract';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, ignoreElements, type Observable, of, switchMap } from 'rxjs';
import { grownUnit } from '../cart/find-unit.ts';
import { askReported } from '../flow/ask.ts';
import { askPriced } from '../flow/ask-priced.ts';
import type { Deps } from '../flow/deps.ts';
import { mergeUseCases, readFor, sendFor } from '../flow/flow.ts';
import { handleFailure, readFirst } from '../flow/handle-failure.ts';
import type { CommandOf } from '../session/command.ts';
import { type CartEvent, extrasRead } from '../session/event.ts';
import { ifLost } from '../session/failure-notices.ts';
import type { Session } from '../session/session.ts';

const shown = (freeShipping: FreeShippingChoice): CartEvent => extrasRead({ freeShipping });

const isOpen = ({ state }: Deps): boolean => state().sideLayer === 'FreeShipping';

const closed = (deps: Deps): Observable<CartEvent> =>
  defer(() => (isOpen(deps) ? of<CartEvent>({ type: 'SideLayerClosed' }) : EMPTY));

const change = ({ state }: Deps, to: Partial<FreeShippingChoice>): Observable<CartEvent> =>
  defer(() => {
    const { freeShipping } = state().extras;
    return freeShipping ? of(shown({ ...freeShipping, ...to })) : EMPTY;
  });

const open = (deps: Deps, { sellerGroupKey }: CommandOf<'OpenFreeShipping'>): Observable<CartEvent> => {
  const parcel = nearestParcel(deps.state().cart, sellerGroupKey);
  if (!parcel) return EMPTY;
  const none = { sellerGroupKey, units: undefined, isAdding: deps.state().extras.freeShipping?.isAdding ?? false };
  return concat(
    of<CartEvent[]>(shown(none), { type: 'SideLayerOpened', layer: 'FreeShipping' }),
    askReported(deps.log, deps.server.getFreeShippingItems(parcel)).pipe(
      switchMap((answer) => {
        if (!isOpen(deps)) return EMPTY;
        return change(deps, E.isRight(answer) ? { units: answer.right.units } : { hasFailed: true });
      }),
    ),
  );
};

const toggled = (cartUnitId: CartUnit['cartUnitId']): CartEvent => ({ type: 'UnitToggled', cartUnitId });

/**
 * Selects the unit and offers to remove it again. The undo of an older unit, which has grown, would take too much.
 * @param before the session when the item was chosen; the layer of another seller may be open by now
 */
const added = (deps: Deps, { cart, extras }: Session, unit: CartUnit | undefined): Observable<CartEvent> => {
  const { freeShipping } = deps.state().extras;
  const isSame = freeShipping?.sellerGroupKey === extras.freeShipping?.sellerGroupKey;
  const ended = concat(change(deps, { isAdding: false }), isSame ? closed(deps) : EMPTY);
  if (!unit) return ended;
  const { cartUnitId } = unit;
  const isNew = !unitsById(cart.units).has(cartUnitId);
  const removal: Removal = { kind: 'Added', units: [unit], selected: [], coupons: [], isUndoing: false };
  return concat(
    ended,
    defer(() => (deps.state().cart.selected.includes(cartUnitId) ? EMPTY : of(toggled(cartUnitId)))),
    isNew ? of(extrasRead({ removal })) : EMPTY,
  );
};

/** A refusal keeps the layer open. After a lost answer, the cart is reloaded to find the outcome. */
const failed = (deps: Deps, before: Session, request: AddCartRequest, error: ApiError) =>
  readFirst(deps, error, (reread): Observable<CartEvent> => {
    const { units } = deps.state().cart;
    const unit = isUnknownOutcome(error) ? grownUnit(before.cart.units, units, request) : undefined;
    if (unit) return added(deps, before, unit);
    return concat(
      change(deps, { isAdding: false }),
      handleFailure(deps, error, { reread, ...ifLost(error, 'ADD-FAILED') }),
    );
  });

const add = (deps: Deps, { item: request }: CommandOf<'AddForFreeShipping'>): Observable<CartEvent> => {
  const before = deps.state();
  return concat(
    change(deps, { isAdding: true }),
    askPriced(deps, deps.server.addCart, request, { cart: true, selects: true }).pipe(
      switchMap((answer) =>
        E.isLeft(answer)
          ? failed(deps, before, request, answer.left)
          : concat(
              deps.readAgain.pipe(ignoreElements()),
              defer(() => added(deps, before, unitsById(deps.state().cart.units).get(answer.right.cartUnitId))),
            ),
      ),
    ),
  );
};

/** Offers items that make a parcel ship free, and adds the chosen one (FG-01). */
export const freeShipping = mergeUseCases([readFor('OpenFreeShipping', open), sendFor('AddForFreeShipping', add)]);

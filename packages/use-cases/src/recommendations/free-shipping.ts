import {
  type AddCartRequest,
  type ApiError,
  type CartUnit,
  isUnknownOutcome,
  nearestParcel,
  unitsById,
} from '@baguni/domain';
import type { FreeShippingChoice, Removal } from '@baguni/contract';
import { either as E, option as O } from 'fp-ts';
import { concat, defer, EMPTY, ignoreElements, merge, type Observable, of, switchMap } from 'rxjs';
import { grownUnit } from '../cart/find-unit.ts';
import { askReported } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { ofType, sendFirstReqOnly, takeLastResOnly } from '../flow/flow.ts';
import { handleFailure, readFirst } from '../flow/handle-failure.ts';
import type { CommandOf } from '../session/command.ts';
import type { CartEvent } from '../session/event.ts';
import { ifLost } from '../session/failure-notices.ts';

const shown = (freeShipping: FreeShippingChoice): CartEvent => ({ type: 'ExtrasRead', extras: { freeShipping } });

const isOpen = ({ state }: Deps): boolean => O.elem({ equals: Object.is })('FreeShipping', state().sideLayer);

const closed = (deps: Deps): Observable<CartEvent> =>
  defer(() => (isOpen(deps) ? of<CartEvent>({ type: 'SideLayerClosed' }) : EMPTY));

const open =
  (deps: Deps) =>
  ({ sellerGroupKey }: CommandOf<'OpenFreeShipping'>): Observable<CartEvent> => {
    const parcel = nearestParcel(deps.state().cart, sellerGroupKey);
    if (!parcel) return EMPTY;
    const none = { sellerGroupKey, units: O.none, isAdding: false };
    return concat(
      of<CartEvent[]>(shown(none), { type: 'SideLayerOpened', layer: 'FreeShipping' }),
      askReported(deps.log, deps.server.getFreeShippingItems(parcel)).pipe(
        switchMap((answer) => {
          if (!isOpen(deps)) return EMPTY;
          return E.isRight(answer)
            ? of(shown({ ...none, units: O.some(answer.right.units) }))
            : concat(closed(deps), handleFailure(deps, answer.left));
        }),
      ),
    );
  };

const adding = ({ state }: Deps, isAdding: boolean): Observable<CartEvent> =>
  defer(() => {
    const { freeShipping } = state().extras;
    return freeShipping ? of(shown({ ...freeShipping, isAdding })) : EMPTY;
  });

/** Selects the unit and offers to remove it again. The undo of an older unit, which has grown, would take too much. */
const added = (deps: Deps, before: readonly CartUnit[], unit: CartUnit | undefined): Observable<CartEvent> => {
  if (!unit) return closed(deps);
  const { cartUnitId } = unit;
  const isNew = !unitsById(before).has(cartUnitId);
  const removal: Removal = { units: [unit], selected: [], coupons: [], isUndoing: false, isAdded: true };
  return concat(
    closed(deps),
    defer(() => (deps.state().cart.selected.includes(cartUnitId) ? EMPTY : of(toggled(cartUnitId)))),
    isNew ? of<CartEvent>({ type: 'ExtrasRead', extras: { removal } }) : EMPTY,
  );
};

const toggled = (cartUnitId: CartUnit['cartUnitId']): CartEvent => ({ type: 'UnitToggled', cartUnitId });

/** A refusal keeps the layer open. After a lost answer, the cart is reloaded to find the outcome. */
const failed = (deps: Deps, before: readonly CartUnit[], request: AddCartRequest, error: ApiError) =>
  readFirst(deps, error, (reread): Observable<CartEvent> => {
    const unit = isUnknownOutcome(error) ? grownUnit(before, deps.state().cart.units, request) : undefined;
    if (unit) return added(deps, before, unit);
    return concat(adding(deps, false), handleFailure(deps, error, { reread, ...ifLost(error, 'ADD-FAILED') }));
  });

const add =
  (deps: Deps) =>
  ({ item: request }: CommandOf<'AddForFreeShipping'>): Observable<CartEvent> => {
    const before = deps.state().cart.units;
    return concat(
      adding(deps, true),
      askReported(deps.log, deps.server.addCart(request)).pipe(
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
export const freeShipping: UseCase = (deps) => (commands) =>
  merge(
    commands.pipe(ofType('OpenFreeShipping'), takeLastResOnly(open(deps))),
    commands.pipe(ofType('AddForFreeShipping'), sendFirstReqOnly(add(deps))),
  );

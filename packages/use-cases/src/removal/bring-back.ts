import {
  idsOf,
  isUnknownOutcome,
  type AddCartRequest,
  type ApiError,
  type CartUnit,
  type CartUnitId,
  type ItemOption,
} from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E, readonlyArray as A } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { map, of, switchMap, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';
import { askReported } from '../flow/ask.ts';
import { grownUnit } from '../cart/find-unit.ts';

const isPicked = ({ optionType }: ItemOption): boolean => optionType === 'Combination';

/** Builds the request that restores a unit, including its measurements and custom texts. */
const requestOf = ({ item, quantity }: CartUnit): AddCartRequest => {
  const { left: entered, right: picked } = A.partition(isPicked)(item.options);
  const choice = {
    itemNo: item.itemNo,
    quantity,
    optionNos: picked.map(({ optionNo }) => optionNo),
    additions: item.additions.map(({ additionNo, quantity: pieces }) => ({ additionNo, quantity: pieces })),
  };
  const values = entered.map(({ optionNo, optionEntries }) => ({
    optionNo,
    values: optionEntries.map(({ value }) => value),
  }));
  return values.length === 0 ? choice : { ...choice, entered: values };
};

/** Returns the next remaining unit in the original order. */
const unitAfter = ({ state }: Deps, { cartUnitId }: CartUnit, order: readonly CartUnitId[]): CartUnitId | undefined => {
  const there = new Set(idsOf(state().cart.units));
  return order.slice(order.indexOf(cartUnitId) + 1).find((id) => there.has(id));
};

export interface Returned {
  readonly unit: CartUnit;
  readonly cartUnitId: CartUnitId;
}

export interface NotReturned {
  readonly unit: CartUnit;
  readonly error: ApiError;
}

const foundAgain = (deps: Deps, unit: CartUnit, error: ApiError): Observable<Either<ApiError, CartUnitId>> => {
  const before = deps.state().cart.units;
  return deps.readAgain.pipe(
    map(() => grownUnit(before, deps.state().cart.units, requestOf(unit))),
    map((grown) => (grown ? E.right(grown.cartUnitId) : E.left(error))),
  );
};

/**
 * Restores one unit at its position. The server applies its usual rules and stock checks.
 * @param order units before the deletion
 */
export const putBack = (
  deps: Deps,
  unit: CartUnit,
  order: readonly CartUnitId[] = [],
): Observable<Either<NotReturned, Returned>> => {
  const before = unitAfter(deps, unit, order);
  const request = { ...requestOf(unit), ...(before === undefined ? {} : { before }) };
  return askReported(deps.log, deps.server.addCart(request)).pipe(
    switchMap((answer): Observable<Either<ApiError, CartUnitId>> => {
      if (E.isRight(answer)) return of(E.right(answer.right.cartUnitId));
      return isUnknownOutcome(answer.left) ? foundAgain(deps, unit, answer.left) : of(answer);
    }),
    map(
      E.bimap(
        (error) => ({ unit, error }),
        (cartUnitId) => ({ unit, cartUnitId }),
      ),
    ),
  );
};

/** Restores the selection of the returned units only. */
export const selectedAgain = (
  { state }: Deps,
  selected: readonly CartUnitId[],
  returned: readonly Returned[],
): readonly CartEvent[] => {
  const ids = returned.filter(({ unit }) => selected.includes(unit.cartUnitId)).map(({ cartUnitId }) => cartUnitId);
  return [...new Set(ids)]
    .filter((id) => !state().cart.selected.includes(id))
    .map((cartUnitId) => ({ type: 'UnitToggled', cartUnitId }));
};

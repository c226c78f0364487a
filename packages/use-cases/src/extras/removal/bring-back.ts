import {
  idsOf,
  isUnknownOutcome,
  type AddCartRequest,
  type ApiError,
  type CartUnit,
  type CartUnitId,
  type ItemOption,
} from '@baguni/domain';
import type { CartEvent } from '../../session/event.ts';
import { either as E, readonlyArray as A } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { map, of, switchMap, type Observable } from 'rxjs';
import type { Deps } from '../../deps/deps.ts';
import { askReported } from '../../flow/ask.ts';
import { grownUnit } from '../../order/grown-unit.ts';

const isPicked = ({ optionType }: ItemOption): boolean => optionType === 'Combination';

/** What puts a unit in again as it was, with what was measured or written for it (CM-06). */
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

/** The unit of the cart that one stood before: the next in the order of that time that is still there (DL-03). */
const unitAfter = ({ state }: Deps, { cartUnitId }: CartUnit, order: readonly CartUnitId[]): CartUnitId | undefined => {
  const there = new Set(idsOf(state().cart.units));
  return order.slice(order.indexOf(cartUnitId) + 1).find((id) => there.has(id));
};

/** A unit that was deleted, and the one that holds its pieces now: a new one, or one of the same choice (GM-2). */
export interface Returned {
  readonly unit: CartUnit;
  readonly cartUnitId: CartUnitId;
}

/** A unit that could not be put in again, and why. */
export interface NotReturned {
  readonly unit: CartUnit;
  readonly error: ApiError;
}

/** After a lost answer only a new read of the cart shows whether the unit is in. */
const foundAgain = (deps: Deps, unit: CartUnit, error: ApiError): Observable<Either<ApiError, CartUnitId>> => {
  const before = deps.state().cart.units;
  return deps.readAgain.pipe(
    map(() => grownUnit(before, deps.state().cart.units, requestOf(unit))),
    map((grown) => (grown ? E.right(grown.cartUnitId) : E.left(error))),
  );
};

/**
 * Puts one unit into the cart again, where it stood; the marketplace's rules and stock are asked as for any other (CM-06,
 * DL-03). @param order the cart's units as they were before
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

/** What was selected is selected again, and nothing else (LS-02). */
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

import {
  unitsById,
  type CartEvent,
  type CartState,
  type CartUnit,
  type CartUnitId,
  type CommandOf,
} from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { EMPTY, of, switchMap, type Observable } from 'rxjs';
import type { Deps } from '../deps/deps.ts';
import { settle, verdictOf } from '../flow/confirm-and-judge.ts';
import type { UnderWay, Wish } from './pending-saves.ts';
import { factsOf, quantitySettlement, type Agreed } from './request-facts.ts';

const unitIn = (state: CartState, id: CartUnitId): CartUnit | undefined => unitsById(state.units).get(id);

/** The quantity for which a unit is heading: the one being saved, or the cart's. */
const heading = (state: CartState, unit: CartUnit): number =>
  state.saving.find((saving) => saving.cartUnitId === unit.cartUnitId)?.quantity ?? unit.quantity;

/** The cart holds already what is asked for: nothing is sent, and an older refusal beside the field is over (QT-05). */
const nothingToDo = (state: CartState, unit: CartUnit): Observable<Either<CartEvent, Wish>> =>
  state.refusals.some((refusal) => refusal.cartUnitId === unit.cartUnitId)
    ? of(
        E.left<CartEvent>({
          type: 'QuantityChanged',
          cartUnitId: unit.cartUnitId,
          unit,
          cartVersion: state.cartVersion,
          cancelledCoupons: false,
        }),
      )
    : EMPTY;

/** Judges what was typed, asks the shopper where coupons stand in the way, and judges again (QT-01..QT-04, QT-07). */
export const judgeQuantity =
  (deps: Deps, lanes: UnderWay) =>
  ({ cartUnitId, asked }: CommandOf<'ChangeQuantity'>): Observable<Either<CartEvent, Wish>> => {
    const unit = unitIn(deps.state(), cartUnitId);
    if (!unit || deps.state().deleting.includes(cartUnitId)) return EMPTY;
    const facts = factsOf(deps.state(), unit, asked, lanes);
    return verdictOf(settle(deps.shopper, quantitySettlement)(facts)).pipe(
      switchMap((verdict) => {
        if (E.isLeft(verdict))
          return of(E.left<CartEvent>({ type: 'QuantityRefused', cartUnitId, finding: verdict.left }));
        return accept(deps, lanes, cartUnitId, verdict.right);
      }),
    );
  };

/** Takes a settled wish up, on the cart as it is by now: a question may have stood open for a while. */
const accept = (
  { state }: Deps,
  lanes: UnderWay,
  cartUnitId: CartUnitId,
  { quantity, givesUpCoupons }: Agreed,
): Observable<Either<CartEvent, Wish>> => {
  const unit = unitIn(state(), cartUnitId);
  if (!unit) return EMPTY;
  if (heading(state(), unit) === quantity) return nothingToDo(state(), unit);
  if (givesUpCoupons) lanes.set(cartUnitId, { givesUpCoupons });
  return of(E.right({ cartUnitId, quantity }));
};

import type { Session } from '../session/session.ts';
import { unitsById, type CartUnit, type CartUnitId, type ChangeCheck } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { CommandOf } from '../session/command.ts';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { EMPTY, of, switchMap, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';
import { confirmAndJudge, verdictOf } from '../flow/confirm-and-judge.ts';
import type { PendingSaves, QuantityRequest } from './pending-saves.ts';
import { factsOf, quantityRulesWithConsent, type Agreed } from './request-facts.ts';

const unitIn = (state: Session, id: CartUnitId): CartUnit | undefined => unitsById(state.cart.units).get(id);

/** Returns the pending quantity, or that of the cart. */
const targetQuantity = (state: Session, unit: CartUnit): number =>
  state.cart.saving.find((saving) => saving.cartUnitId === unit.cartUnitId)?.quantity ?? unit.quantity;

/** The cart already has this quantity: sends no request and clears an older refusal. */
const nothingToDo = (state: Session, unit: CartUnit): Observable<Either<CartEvent, QuantityRequest>> =>
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

/** Judges the input, asks the shopper about coupons if needed, and judges again. */
export const judgeQuantity =
  (deps: Deps, check: Pick<ChangeCheck, 'quantity'>, pending: PendingSaves) =>
  ({ cartUnitId, asked }: CommandOf<'ChangeQuantity'>): Observable<Either<CartEvent, QuantityRequest>> => {
    const unit = unitIn(deps.state(), cartUnitId);
    if (!unit || deps.state().deleting.includes(cartUnitId)) return EMPTY;
    const facts = factsOf(deps.state(), unit, asked, pending);
    return verdictOf(confirmAndJudge(deps.shopper, quantityRulesWithConsent(check))(facts)).pipe(
      switchMap((verdict) => {
        if (E.isLeft(verdict))
          return of(E.left<CartEvent>({ type: 'QuantityRefused', cartUnitId, finding: verdict.left }));
        return accept(deps, pending, cartUnitId, verdict.right);
      }),
    );
  };

/** Accepts a request against the current cart, because a question may have been open for a while. */
const accept = (
  { state }: Deps,
  pending: PendingSaves,
  cartUnitId: CartUnitId,
  { quantity, givesUpCoupons }: Agreed,
): Observable<Either<CartEvent, QuantityRequest>> => {
  const unit = unitIn(state(), cartUnitId);
  if (!unit) return EMPTY;
  if (targetQuantity(state(), unit) === quantity) return nothingToDo(state(), unit);
  if (givesUpCoupons) pending.set(cartUnitId, { givesUpCoupons });
  return of(E.right({ cartUnitId, quantity }));
};

import type { Session } from '../session/session.ts';
import {
  couponsOn,
  type CartUnit,
  type CartUnitId,
  type ChangeCheck,
  type Finding,
  type QuantityFacts,
} from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { yesTo, type Resolution, type ConfirmableRules } from '../flow/confirm-and-judge.ts';
import type { PendingSaves } from './pending-saves.ts';

/** The facts of a request, and whether the shopper gives the unit's coupons up for it. */
export interface RequestFacts extends QuantityFacts {
  readonly givesUpCoupons: boolean;
}

/** What rules and shopper have agreed to. */
export interface Agreed {
  readonly quantity: number;
  readonly givesUpCoupons: boolean;
}

const hasCoupon = (state: Session, id: CartUnitId): boolean => couponsOn(state.cart.appliedCoupons, id).length > 0;

/** What a request is judged by: the quantity that is on its way counts as the unit's, or + twice would skip a step. */
export const factsOf = (state: Session, unit: CartUnit, asked: string, pending: PendingSaves): RequestFacts => {
  const { givesUpCoupons, sent } = pending.get(unit.cartUnitId);
  const quantity = O.getOrElse(() => unit.quantity)(sent);
  return {
    unit: { ...unit, quantity },
    asked,
    hasCoupon: hasCoupon(state, unit.cartUnitId) && !givesUpCoupons,
    givesUpCoupons,
  };
};

const judgeFacts =
  ({ quantity: check }: Pick<ChangeCheck, 'quantity'>) =>
  (facts: RequestFacts): Either<Finding, Agreed> =>
    E.map((quantity: number) => ({ quantity, givesUpCoupons: facts.givesUpCoupons }))(check(facts));

/** A unit with coupons may change when the shopper gives them up (QT-03, QT-04). */
const resolutionOf = ({ fixes }: Finding, facts: RequestFacts): O.Option<Resolution<RequestFacts>> =>
  fixes.some((fix) => fix.type === 'RemoveCoupons')
    ? O.some(
        yesTo(
          { type: 'CancelCoupons', cartUnitId: facts.unit.cartUnitId },
          { ...facts, hasCoupon: false, givesUpCoupons: true },
        ),
      )
    : O.none;

/** The rules of a quantity; the shopper may override the one about coupons (QT-01..QT-04, QT-07). */
export const quantityRulesWithConsent = (
  check: Pick<ChangeCheck, 'quantity'>,
): ConfirmableRules<RequestFacts, Agreed> => ({
  judge: judgeFacts(check),
  resolve: resolutionOf,
});

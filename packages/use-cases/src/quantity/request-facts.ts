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

export interface RequestFacts extends QuantityFacts {
  readonly givesUpCoupons: boolean;
}

export interface Agreed {
  readonly quantity: number;
  readonly givesUpCoupons: boolean;
}

const hasCoupon = (state: Session, id: CartUnitId): boolean => couponsOn(state.cart.appliedCoupons, id).length > 0;

/** Returns the facts of a request. A pending quantity counts as current, so that two presses do not skip a step. */
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

/** Allows a change of a unit with coupons if the shopper gives them up. */
const resolutionOf = ({ fixes }: Finding, facts: RequestFacts): O.Option<Resolution<RequestFacts>> =>
  fixes.some((fix) => fix.type === 'RemoveCoupons')
    ? O.some(
        yesTo(
          { type: 'CancelCoupons', cartUnitId: facts.unit.cartUnitId },
          { ...facts, hasCoupon: false, givesUpCoupons: true },
        ),
      )
    : O.none;

/** The quantity rules. The shopper may override the one about coupons. */
export const quantityRulesWithConsent = (
  check: Pick<ChangeCheck, 'quantity'>,
): ConfirmableRules<RequestFacts, Agreed> => ({
  judge: judgeFacts(check),
  resolve: resolutionOf,
});

import {
  checkQuantity,
  couponsOn,
  type CartState,
  type CartUnit,
  type CartUnitId,
  type Finding,
  type QuantityFacts,
} from '@baguni/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { yesTo, type Offer, type Settlement } from '../flow/confirm-and-judge.ts';
import type { UnderWay } from './pending-saves.ts';

/** The facts of a wish, and whether the shopper gives the unit's coupons up for it. */
export interface WishFacts extends QuantityFacts {
  readonly givesUpCoupons: boolean;
}

/** What rules and shopper have agreed to. */
export interface Agreed {
  readonly quantity: number;
  readonly givesUpCoupons: boolean;
}

const hasCoupon = (state: CartState, id: CartUnitId): boolean => couponsOn(state.appliedCoupons, id).length > 0;

/** What a wish is judged by: the quantity that is on its way counts as the unit's, or + twice would skip a step. */
export const factsOf = (state: CartState, unit: CartUnit, asked: string, lanes: UnderWay): WishFacts => {
  const { givesUpCoupons, sent } = lanes.of(unit.cartUnitId);
  const quantity = O.getOrElse(() => unit.quantity)(sent);
  return {
    unit: { ...unit, quantity },
    asked,
    hasCoupon: hasCoupon(state, unit.cartUnitId) && !givesUpCoupons,
    givesUpCoupons,
  };
};

const judgeFacts = (facts: WishFacts): Either<Finding, Agreed> =>
  F.pipe(
    checkQuantity(facts),
    E.map((quantity) => ({ quantity, givesUpCoupons: facts.givesUpCoupons })),
  );

/** A unit with coupons may change when the shopper gives them up (QT-03, QT-04). */
const offerOf = ({ fixes }: Finding, facts: WishFacts): O.Option<Offer<WishFacts>> =>
  fixes.some((fix) => fix.type === 'RemoveCoupons')
    ? O.some(
        yesTo(
          { type: 'CancelCoupons', cartUnitId: facts.unit.cartUnitId },
          { ...facts, hasCoupon: false, givesUpCoupons: true },
        ),
      )
    : O.none;

/** How a quantity is settled: by its rules; the shopper may lift the one about coupons (QT-01..QT-04, QT-07). */
export const quantitySettlement: Settlement<WishFacts, Agreed> = { judge: judgeFacts, offer: offerOf };

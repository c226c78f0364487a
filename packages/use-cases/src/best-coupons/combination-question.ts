import {
  couponKeyOf,
  couponSituationOf,
  pricedInputsOf,
  pricingInput,
  won,
  type BestCombination,
  type CombinationQuestion,
  type FoundCombination,
  type SoFar,
} from '@baguni/domain/internal';
import type { Session } from '../session/session.ts';

export const cartOf = (state: Session): Pick<FoundCombination, 'cartVersion' | 'selected'> => ({
  cartVersion: state.cartVersion,
  selected: pricedInputsOf(state.cart).selected,
});

/** True if the cart has not changed since the search. */
export const isCurrent = (
  state: Session,
  { cartVersion, selected }: Pick<FoundCombination, 'cartVersion' | 'selected'>,
): boolean => {
  const now = pricedInputsOf(state.cart).selected;
  return (
    cartVersion === state.cartVersion && now.length === selected.length && now.every((id, i) => id === selected[i])
  );
};

export const questionOf = (state: Session, now: number): CombinationQuestion => ({
  pricing: pricingInput(state.cart),
  coupons: state.cart.coupons.offered,
  situation: couponSituationOf(state.cart, now),
  cart: state.cart,
});

/** Converts a search result for the state. The excluded coupons are computed only at the end. */
export const foundOf = (state: Session, best: SoFar & Partial<Pick<BestCombination, 'unused'>>): FoundCombination => ({
  ...cartOf(state),
  lines: best.chosen.map(({ coupon, place }) => ({ couponKey: couponKeyOf(coupon), cartUnitIds: place.cartUnitIds })),
  before: won(best.payable + best.savingAgainstPresent),
  after: best.payable,
  gap: won(best.bound - best.saving),
  unused: (best.unused ?? []).map(({ coupon, reason }) => ({ couponKey: couponKeyOf(coupon), reason })),
});

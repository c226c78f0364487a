import {
  type AddCartRequest,
  type ApiError,
  applicationOf,
  type AppliedCoupon,
  type CartUnit,
  type CartUnitId,
  idsOf,
  pricedInputsOf,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { concatMap, defer, EMPTY, from, map, type Observable, of, switchMap } from 'rxjs';
import { addedBy, choiceOf, putIn } from '../cart/put-in.ts';
import { couponsChanged } from '../coupons/apply-coupons.ts';
import type { Deps } from '../flow/deps.ts';
import { readFirst } from '../flow/handle-failure.ts';
import { askPriced } from '../flow/ask-priced.ts';
import { type CartEvent, extrasRead } from '../session/event.ts';

/** Builds the request that restores a unit, including its measurements and custom texts. */
const addRequestOf = (unit: CartUnit): AddCartRequest => {
  const values = unit.item.options
    .filter(({ optionType }) => optionType !== 'Combination')
    .map(({ optionNo, optionEntries }) => ({ optionNo, values: optionEntries.map(({ value }) => value) }));
  return values.length === 0 ? choiceOf(unit) : { ...choiceOf(unit), entered: values };
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

export const withoutSaved = ({ state }: Deps, ids: readonly CartUnitId[]): Observable<CartEvent> =>
  defer(() => {
    const { saved = [] } = state().extras;
    return of(extrasRead({ saved: saved.filter(({ cartUnitId }) => !ids.includes(cartUnitId)) }));
  });

interface Placement {
  /** The units before the deletion. */
  readonly order: readonly CartUnitId[];
  readonly selects: boolean;
  /** Moves a saved unit back instead of adding it. */
  readonly isSaved: boolean;
}

/**
 * Restores one unit at its position. The server applies its usual rules and stock checks, and sends the whole cart.
 */
export const putBack = (
  deps: Deps,
  unit: CartUnit,
  { order, selects, isSaved }: Placement,
): Observable<E.Either<NotReturned, Returned>> => {
  const before = unitAfter(deps, unit, order);
  const place = before === undefined ? {} : { before };
  const { cartUnitId } = unit;
  const request = { ...addRequestOf(unit), ...place };
  const wanted = { cart: true, selects };
  const call = isSaved
    ? askPriced(deps, deps.server.moveToCart, { cartUnitId, ...place }, wanted)
    : addedBy(deps, request, wanted);
  return putIn(deps, request, call).pipe(
    map(
      E.bimap(
        ({ error }) => ({ unit, error }),
        (returned) => ({ unit, cartUnitId: returned }),
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

type Coupons = readonly AppliedCoupon[];

const returnedTo = ({ cartUnitIds }: AppliedCoupon, returned: readonly Returned[]): readonly CartUnitId[] =>
  returned.filter(({ unit }) => cartUnitIds.includes(unit.cartUnitId)).map(({ cartUnitId }) => cartUnitId);

/** Adds the returned units to coupons that other units still use. */
export const withReturned = (coupons: Coupons, returned: readonly Returned[]): Coupons =>
  coupons.map((coupon) => ({
    ...coupon,
    cartUnitIds: [...new Set([...coupon.cartUnitIds, ...returnedTo(coupon, returned)])],
  }));

const unitsOf = (applied: Coupons, { couponIssueNo }: AppliedCoupon): readonly CartUnitId[] =>
  applied.find((one) => one.couponIssueNo === couponIssueNo)?.cartUnitIds ?? [];

/** Reapplies one coupon. It stays removed if the rules or the server refuse it. */
const applyAgain = (deps: Deps, coupon: AppliedCoupon, returned: readonly Returned[]): Observable<CartEvent> =>
  defer(() => {
    const { cart } = deps.state();
    const { applied } = cart.coupons;
    const kept = unitsOf(applied, coupon);
    const again = { ...coupon, cartUnitIds: [...new Set([...kept, ...returnedTo(coupon, returned)])] };
    // the shopper uses it elsewhere now
    const isElsewhere = kept.some((id) => !coupon.cartUnitIds.includes(id));
    if (isElsewhere || again.cartUnitIds.length === kept.length) return EMPTY;
    const wanted = [...applied.filter(({ couponIssueNo }) => couponIssueNo !== coupon.couponIssueNo), again];
    const request = { ...applicationOf(applied, wanted), selected: pricedInputsOf(cart).selected };
    return askPriced(deps, deps.server.applyCoupons, request).pipe(
      switchMap((answer) =>
        E.isRight(answer) ? couponsChanged(deps, answer.right) : readFirst(deps, answer.left, () => EMPTY),
      ),
    );
  });

/** Reapplies the coupons of deleted units one by one, so that a refusal does not affect others. */
export const couponsAgain = (deps: Deps, coupons: Coupons, returned: readonly Returned[]): Observable<CartEvent> =>
  from(coupons).pipe(concatMap((coupon) => applyAgain(deps, coupon, returned)));

/** The coupons that returned units had before and lack now. */
export const lostCoupons = ({ state }: Deps, coupons: Coupons, returned: readonly Returned[]): Coupons =>
  coupons.filter((coupon) => {
    const now = unitsOf(state().cart.coupons.applied, coupon);
    return returnedTo(coupon, returned).some((id) => !now.includes(id));
  });

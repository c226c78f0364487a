import type { Removal } from '@baguni/contract';
import {
  chosenUnits,
  deleteRules,
  idsOf,
  judge,
  pageError,
  couponKeyOf,
  couponsOn,
  couponSituationOf,
  pricingInput,
  unitsById,
  type ApiError,
  type AppliedCoupon,
  type CartUnit,
  type CartUnitId,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { concat, EMPTY, filter, map, merge, of, switchMap, mergeMap, pairwise, startWith, type Observable } from 'rxjs';
import { alert, confirmed } from '../flow/ask.ts';
import type { Deps, UseCase, FeatureDeps } from '../flow/deps.ts';
import { ofType, sendFirstReqOnlyPer } from '../flow/flow.ts';
import { handleFailure, mustReadAgain, reread } from '../flow/handle-failure.ts';
import { askPriced } from '../flow/ask-priced.ts';
import type { CommandOf } from '../session/command.ts';
import { type CartEvent, extrasRead } from '../session/event.ts';
import { wordingOf } from '../session/notices.ts';
import type { Reread } from '../session/failure-notices.ts';

type Ids = readonly CartUnitId[];

/** Splits ids into those of a list and the others. */
const split = (ids: Ids, list: Ids): readonly [Ids, Ids] => [
  ids.filter((id) => list.includes(id)),
  ids.filter((id) => !list.includes(id)),
];

const isOn = ({ cartUnitIds }: AppliedCoupon, ids: Ids): boolean => cartUnitIds.some((id) => ids.includes(id));

/** Returns the data for undoing a deletion or saving, captured before it. */
export const removalOf = ({ state }: Deps, kind: Removal['kind'], units: readonly CartUnit[]): Removal => {
  const { units: all, selected, coupons } = state().cart;
  const ids = idsOf(units);
  return {
    kind,
    units,
    order: idsOf(all),
    selected: selected.filter((id) => ids.includes(id)),
    coupons: coupons.applied.filter((coupon) => isOn(coupon, ids)),
    isUndoing: false,
  };
};

/** Restricts undo data to the deleted units. */
const ofGone = ({ units, selected, coupons, ...rest }: Removal, gone: Ids): Removal => ({
  ...rest,
  units: units.filter((unit) => gone.includes(unit.cartUnitId)),
  selected: selected.filter((id) => gone.includes(id)),
  coupons: coupons.filter((coupon) => isOn(coupon, gone)),
});

/** Merges the coupons of two removals: a group coupon loses its units one after the other. */
const mergedCoupons = (coupons: readonly AppliedCoupon[]): readonly AppliedCoupon[] => {
  const merged = new Map<string, AppliedCoupon>();
  for (const coupon of coupons) {
    const { cartUnitIds = [] } = merged.get(coupon.couponIssueNo) ?? {};
    const all = new Set([...cartUnitIds, ...coupon.cartUnitIds]);
    merged.set(coupon.couponIssueNo, { ...coupon, cartUnitIds: [...all] });
  }
  return [...merged.values()];
};

/** Adds a removal to the one that can still be undone, so that one undo restores both. */
const withEarlier = ({ state }: Deps, removal: Removal): Removal => {
  const { removal: earlier } = state().extras;
  if (!earlier || earlier.isUndoing || earlier.kind !== removal.kind) return removal;
  const order = [...new Set([...(earlier.order ?? []), ...(removal.order ?? [])])];
  return {
    ...removal,
    units: [...earlier.units, ...removal.units].toSorted(
      (a, b) => order.indexOf(a.cartUnitId) - order.indexOf(b.cartUnitId),
    ),
    order,
    selected: [...earlier.selected, ...removal.selected],
    coupons: mergedCoupons([...earlier.coupons, ...removal.coupons]),
  };
};

/** How units leave the cart: by deletion, or by saving for later. */
interface Leaving {
  readonly removal: Removal;
  readonly send: (
    ids: Ids,
  ) => Observable<E.Either<ApiError, { readonly cartUnitIds: Ids; readonly cartVersion: number }>>;
  /** Returns the extras to show for the units in an answer. */
  readonly extrasOf?: (gone: Removal) => Parameters<typeof extrasRead>[0];
  /** Shown after a failure without a message. */
  readonly otherwise: 'DELETE-FAILED' | 'SAVE-FAILED';
}

/** Shows that units left the cart. @param isOurs false if only another tab can have removed them, so no undo is offered */
const reportGone = (
  deps: Deps,
  { removal, extrasOf }: Pick<Leaving, 'removal' | 'extrasOf'>,
  cartUnitIds: Ids,
  cartVersion: number,
  isOurs = true,
): Observable<CartEvent> => {
  if (cartUnitIds.length === 0) return EMPTY;
  const deleted: CartEvent = { type: 'UnitsDeleted', cartUnitIds, cartVersion };
  if (!isOurs) return of(deleted);
  if (removal.kind === 'Deleted') deps.log.report({ type: 'UnitsRemoved', count: cartUnitIds.length });
  const gone = ofGone(removal, cartUnitIds);
  return of(deleted, extrasRead({ removal: withEarlier(deps, gone), ...extrasOf?.(gone) }));
};

/**
 * Keeps the units. Shows the server's message or a failure.
 * @param known the result of a reload, if there was one
 */
const failLeaving = (
  deps: Deps,
  { otherwise }: Leaving,
  cartUnitIds: Ids,
  error: ApiError,
  known?: Reread,
): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'UnitsDeleteFailed', cartUnitIds, error }),
    handleFailure(deps, error, { otherwise, reread: known }),
  );

/** Reloads the cart to see which units are gone. */
const compareWithReread = (
  deps: Deps,
  leaving: Leaving,
  ids: Ids,
  error: ApiError,
  isOurs = true,
): Observable<CartEvent> =>
  reread(deps).pipe(
    switchMap((known) => {
      const { cart, cartVersion } = deps.state();
      const [there, gone] = split(ids, idsOf(cart.units));
      return concat(
        reportGone(deps, { removal: leaving.removal }, gone, cartVersion, isOurs),
        there.length > 0 ? failLeaving(deps, leaving, there, error, known) : EMPTY,
      );
    }),
  );

/** Takes units out of the cart by a request. This can be undone for a while. */
export const takeOut = (deps: Deps, leaving: Leaving): Observable<CartEvent> => {
  const ids = idsOf(leaving.removal.units);
  return concat(
    of<CartEvent>({ type: 'UnitsDeleteStarted', cartUnitIds: ids }),
    leaving.send(ids).pipe(
      switchMap((answer) => {
        if (E.isLeft(answer))
          return (mustReadAgain(answer.left) ? compareWithReread : failLeaving)(deps, leaving, ids, answer.left);
        const [gone, others] = split(ids, answer.right.cartUnitIds);
        const error = pageError('Unreadable', 'Not every unit left the cart.');
        return concat(
          reportGone(deps, leaving, gone, answer.right.cartVersion),
          others.length > 0 ? compareWithReread(deps, leaving, others, error, false) : EMPTY,
        );
      }),
    ),
  );
};

const removeUnits = (deps: Deps, units: readonly CartUnit[]): Observable<CartEvent> => {
  const { server } = deps;
  const send: Leaving['send'] = (cartUnitIds) =>
    askPriced(deps, server.removeCartUnits, { cartUnitIds, deleteCauseType: 'Buyer' as const }).pipe(
      map(E.map(({ removedCartUnitIds, cartVersion }) => ({ cartUnitIds: removedCartUnitIds, cartVersion }))),
    );
  return units.length === 0
    ? EMPTY
    : takeOut(deps, { removal: removalOf(deps, 'Deleted', units), send, otherwise: 'DELETE-FAILED' });
};

type Deletion = Pick<CommandOf<'DeleteUnits'>, 'cartUnitIds' | 'place'>;

/** Returns those of the units that are in the cart and do not leave it already. */
export const remaining = ({ state }: Deps, ids: Ids): readonly CartUnit[] => {
  const { cart, deleting } = state();
  return cart.units.filter(({ cartUnitId: id }) => ids.includes(id) && !deleting.includes(id));
};

const requestDeletion = (deps: Deps, { cartUnitIds, place }: Deletion): Observable<CartEvent> => {
  const verdict = judge(deleteRules)({ selected: cartUnitIds });
  if (E.isLeft(verdict)) return alert(deps.shopper, wordingOf(verdict.left));
  const units = remaining(deps, cartUnitIds);
  if (units.length === 0) return EMPTY;
  return confirmed(deps.shopper.confirm({ type: 'Delete', place, units })).pipe(
    filter((yes) => yes),
    // the question may have been open for a while
    switchMap(() => removeUnits(deps, remaining(deps, idsOf(units)))),
  );
};

const keyOf = ({ cartUnitIds }: Deletion): string => cartUnitIds.toSorted((a, b) => a - b).join();

/** Deletes units after a confirmation that depends on the command's origin. */
export const deleteUnits: UseCase = (deps) => (commands) =>
  merge(
    commands.pipe(ofType('DeleteUnits')),
    commands.pipe(
      ofType('DeleteSelected'),
      map((): Deletion => ({
        cartUnitIds: chosenUnits(deps.state().cart).map((unit) => unit.cartUnitId),
        place: 'Toolbar',
      })),
    ),
  ).pipe(sendFirstReqOnlyPer(keyOf, (asked) => requestDeletion(deps, asked)));

type Coupons = readonly AppliedCoupon[];

/** True if the coupon fits its units in the current cart, along with the coupons in use. */
const holds =
  (deps: FeatureDeps) =>
  ({ couponIssueNo, cartUnitIds }: AppliedCoupon): boolean => {
    const state = deps.state();
    const { offered } = state.cart.coupons;
    const requestedOf = (key: string, ids: readonly CartUnitId[]) =>
      offered.filter((coupon) => couponKeyOf(coupon) === key).map((coupon) => ({ coupon, cartUnitIds: ids }));
    const beside = state.cart.coupons.applied.flatMap((one) => requestedOf(one.couponIssueNo, one.cartUnitIds));
    const requested = requestedOf(couponIssueNo, cartUnitIds);
    const situation = couponSituationOf(state.cart, deps.clock.now());
    return requested.length > 0 && E.isRight(deps.judgeCoupons(pricingInput(state.cart), requested, situation, beside));
  };

const offerOf = (deps: FeatureDeps, id: CartUnitId, cancelled: Coupons): Observable<CartEvent> => {
  const unit = unitsById(deps.state().cart.units).get(id);
  const coupons = cancelled.filter(holds(deps));
  if (!unit || coupons.length === 0) return EMPTY;
  const removal: Removal = { kind: 'CouponsCancelled', units: [unit], selected: [], coupons, isUndoing: false };
  return of(extrasRead({ removal }));
};

/** Offers coupons again that a quantity change cancelled. The offer waits until their terms are met. */
export const offerCoupons: UseCase<FeatureDeps> = (deps) => () => {
  const cancelled = new Map<CartUnitId, Coupons>();
  return deps.events.pipe(
    startWith(undefined),
    map((event) => ({ event, applied: deps.state().cart.coupons.applied })),
    pairwise(),
    mergeMap(([before, { event }]) => {
      if (event?.type !== 'QuantityChanged') return EMPTY;
      const id = event.cartUnitId;
      if (event.cancelledCoupons) cancelled.set(id, couponsOn(before.applied, id));
      const offered = offerOf(deps, id, cancelled.get(id) ?? []);
      // offered only once per cancellation
      if (offered !== EMPTY) cancelled.delete(id);
      return offered;
    }),
  );
};

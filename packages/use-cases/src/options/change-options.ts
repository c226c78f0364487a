import type { OptionChoice } from '@baguni/contract';
import {
  isStale,
  isUnknownOutcome,
  listNames,
  productOf,
  unitsById,
  type ApiError,
  type AppliedCoupon,
  type CartUnit,
  type CartUnitId,
} from '@baguni/domain/internal';
import { type CartEvent, extrasRead } from '../session/event.ts';
import type { CommandOf } from '../session/command.ts';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, filter, ignoreElements, of, startWith, switchMap, take, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';
import { handleFailure, readFirst } from '../flow/handle-failure.ts';
import { alert, askReported, notify } from '../flow/ask.ts';
import { askPriced } from '../flow/ask-priced.ts';
import { mergeUseCases, readFor, sendFor } from '../flow/flow.ts';
import { hasOptions } from '../cart/find-unit.ts';

type Asked = CommandOf<'ChangeOptions'>;

const unitOf = ({ state }: Deps, id: CartUnitId): CartUnit | undefined => unitsById(state().cart.units).get(id);

const chosen = (optionChoice: OptionChoice): CartEvent => extrasRead({ optionChoice });

const nothingOffered = (cartUnitId: CartUnitId): CartEvent =>
  chosen({ cartUnitId, offered: undefined, isSaving: false });

const isOpen = ({ state }: Deps): boolean => state().sideLayer === 'ItemOptions';

const closed = (deps: Deps): Observable<CartEvent> =>
  defer(() => (isOpen(deps) ? of<CartEvent>({ type: 'SideLayerClosed' }) : EMPTY));

const open = (deps: Deps, { cartUnitId }: CommandOf<'OpenOptions'>): Observable<CartEvent> =>
  concat(
    of<CartEvent[]>(nothingOffered(cartUnitId), { type: 'SideLayerOpened', layer: 'ItemOptions' }),
    askReported(deps.log, deps.server.getItemOptions({ cartUnitId })).pipe(
      switchMap((answer) => {
        if (!isOpen(deps)) return EMPTY;
        if (E.isRight(answer)) return of(chosen({ cartUnitId, offered: answer.right, isSaving: false }));
        // the unit is gone, so another try would fail too
        return isStale(answer.left)
          ? concat(closed(deps), handleFailure(deps, answer.left))
          : of(chosen({ cartUnitId, offered: undefined, isSaving: false, hasFailed: true }));
      }),
    ),
  );

const saving = ({ state }: Deps, isSaving: boolean): Observable<CartEvent> =>
  defer(() => {
    const { optionChoice } = state().extras;
    return optionChoice ? of(chosen({ ...optionChoice, isSaving })) : EMPTY;
  });

/** A pending quantity raises the unit’s version, so the change waits for it. */
const onceSaved = (deps: Deps, id: CartUnitId): Observable<CartUnit> =>
  deps.events.pipe(
    startWith(undefined),
    filter(() => deps.state().cart.saving.every(({ cartUnitId }) => cartUnitId !== id)),
    take(1),
    switchMap(() => {
      const unit = unitOf(deps, id);
      return unit ? of(unit) : EMPTY;
    }),
  );

const couponsOf = ({ state }: Deps, id: CartUnitId): readonly AppliedCoupon[] =>
  state().cart.coupons.applied.filter(({ cartUnitIds }) => cartUnitIds.includes(id));

/** Shows the new options as a toast, and an alert if a coupon was lost. */
const report = (deps: Deps, id: CartUnitId, before: readonly AppliedCoupon[], isJoined: boolean): Observable<never> =>
  defer(() => {
    const unit = unitOf(deps, id);
    if (!unit) return EMPTY;
    const now = new Set(couponsOf(deps, id).map(({ couponIssueNo }) => couponIssueNo));
    const lost = before.filter(({ couponIssueNo }) => !now.has(couponIssueNo)).map(({ couponName }) => couponName);
    const code = isJoined ? 'OPTIONS-JOINED' : 'OPTIONS-CHANGED';
    const params = { product: productOf(unit), n: unit.quantity };
    return lost.length > 0
      ? alert(deps.shopper, {
          type: 'Message',
          code: 'OPTIONS-LEFT-COUPONS',
          params: { product: params.product, coupons: listNames(lost, deps.state().cart.storefront.language) },
        })
      : notify(deps.shopper, { type: 'Message', code, params });
  });

const done = (deps: Deps, asked: Asked, before: readonly AppliedCoupon[], isJoined: boolean): Observable<CartEvent> =>
  concat(deps.readAgain.pipe(ignoreElements()), closed(deps), report(deps, asked.cartUnitId, before, isJoined));

/** A refusal keeps the layer open. After a lost answer, the cart is reloaded to find the outcome. */
const failed = (deps: Deps, asked: Asked, before: readonly AppliedCoupon[], error: ApiError): Observable<CartEvent> =>
  readFirst(deps, error, (reread) => {
    const unit = unitOf(deps, asked.cartUnitId);
    if (unit && isUnknownOutcome(error) && hasOptions(unit, asked))
      return concat(closed(deps), report(deps, asked.cartUnitId, before, false));
    return concat(unit ? saving(deps, false) : closed(deps), handleFailure(deps, error, { reread }));
  });

const change = (deps: Deps, asked: Asked): Observable<CartEvent> => {
  const { type: _, ...choice } = asked;
  return concat(
    saving(deps, true),
    onceSaved(deps, asked.cartUnitId).pipe(
      switchMap((unit) => {
        // the unit already has these options
        if (hasOptions(unit, asked)) return closed(deps);
        const before = couponsOf(deps, asked.cartUnitId);
        return askPriced(
          deps,
          deps.server.changeOptions,
          { ...choice, unitVersion: unit.version },
          { cart: true },
        ).pipe(
          switchMap((answer) =>
            E.isRight(answer)
              ? done(deps, asked, before, answer.right.joined !== undefined)
              : failed(deps, asked, before, answer.left),
          ),
        );
      }),
    ),
  );
};

/** Reads the options of a unit’s item and applies the shopper’s choice (PG-21). */
export const changeOptions = mergeUseCases([readFor('OpenOptions', open), sendFor('ChangeOptions', change)]);

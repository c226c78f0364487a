import { type CartUnitId, productOf, unitsById } from '@baguni/domain/internal';
import { concat, concatMap, EMPTY, map, of, pairwise, startWith, type Observable } from 'rxjs';
import { notify } from '../flow/ask.ts';
import type { FeatureDeps, UseCase } from '../flow/deps.ts';
import type { CartEvent } from '../session/event.ts';
import type { Session } from '../session/session.ts';

/** The unit of the open layer, if it has one. While its options are being saved, the answer says what happened. */
const openUnit = ({ couponBox, sideLayer, extras: { optionChoice } }: Session): CartUnitId | undefined => {
  if (couponBox) return couponBox.cartUnitId;
  return sideLayer === 'ItemOptions' && !optionChoice?.isSaving ? optionChoice?.cartUnitId : undefined;
};

/** Closes a layer whose unit was deleted, e.g. in another tab, and reports why. */
export const lostLayer: UseCase<FeatureDeps> =
  ({ state, events, shopper }) =>
  () =>
    events.pipe(
      startWith(undefined),
      map(() => {
        const session = state();
        const id = openUnit(session);
        return { id, unit: id === undefined ? undefined : unitsById(session.cart.units).get(id), session };
      }),
      pairwise(),
      concatMap(([before, now]): Observable<CartEvent> => {
        if (!before.unit || now.id !== before.id || now.unit) return EMPTY;
        const closed: CartEvent = { type: now.session.couponBox ? 'CouponBoxClosed' : 'SideLayerClosed' };
        const params = { product: productOf(before.unit) };
        return concat(of(closed), notify(shopper, { type: 'Message', code: 'LAYER-UNIT-GONE', params }));
      }),
    );

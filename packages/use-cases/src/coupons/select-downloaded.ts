import { couponKeyOf, type Coupon, type CouponBox } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { option as O } from 'fp-ts';
import { EMPTY, of, type Observable } from 'rxjs';
import type { CouponDeps } from './coupon-deps.ts';

/** Replaces any choice, or only an empty one. */
type Where = 'Anywhere' | 'WhereNothingIsChosen';

type Section = CouponBox['sections'][number];

const isUntouched = ({ open }: CouponBox, { lane, cartUnitId, isNoneChosen }: Section): boolean =>
  isNoneChosen && !open.choices.some((choice) => choice.lane === lane && choice.cartUnitId === cartUnitId);

/** Selects a downloaded coupon if its box is still open and the coupon is usable. */
export const selectDownloaded = (
  { state, boxOf }: CouponDeps,
  coupon: Coupon,
  where: Where = 'Anywhere',
): Observable<CartEvent> => {
  const box = O.toUndefined(boxOf(state()));
  if (!box || box.open.isApplying) return EMPTY;
  const key = couponKeyOf(coupon);
  const section = box.sections.find(
    (one) =>
      one.options.some((option) => option.key === key && option.status === 'NotApplied') &&
      (where === 'Anywhere' || isUntouched(box, one)),
  );
  if (!section) return EMPTY;
  return of({ type: 'CouponChosen', lane: section.lane, cartUnitId: section.cartUnitId, couponKey: O.some(key) });
};

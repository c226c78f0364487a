import { couponsOn, unitsById, type CartState, type CartUnitId } from '@baguni/domain';
import { fieldsBetween, type FieldChange } from './fields-between.ts';
import { fieldsOf, type CartFields } from './fields-of.ts';
import { nameOf, type Spot } from './ledger-difference.ts';

/** What is otherwise in the second cart. */
export type Change =
  | { readonly type: 'Added' | 'Removed' | 'Selected' | 'Deselected' }
  | { readonly type: 'Quantity'; readonly from: number; readonly to: number }
  | { readonly type: 'CouponUsed' | 'CouponUnused'; readonly coupon: string }
  | { readonly type: 'PromotionUsed' | 'PromotionUnused'; readonly promotion: string }
  | ({ readonly type: 'Field' } & FieldChange);

/** What is otherwise in one spot, or in the cart as a whole. */
export interface PlacedChanges {
  readonly place: Spot | { readonly type: 'Cart' };
  readonly changes: readonly Change[];
}

/** Two carts that are compared. */
export interface Pair {
  readonly before: CartState;
  readonly after: CartState;
}

const usedOn = ({ appliedCoupons }: CartState, id: CartUnitId): readonly string[] =>
  couponsOn(appliedCoupons, id).map(({ couponIssueNo }) => couponIssueNo);

const ofCoupons = ({ before, after }: Pair, id: CartUnitId): readonly Change[] => {
  const [was, is] = [usedOn(before, id), usedOn(after, id)];
  return [
    ...was.filter((no) => !is.includes(no)).map((coupon) => ({ type: 'CouponUnused' as const, coupon })),
    ...is.filter((no) => !was.includes(no)).map((coupon) => ({ type: 'CouponUsed' as const, coupon })),
  ];
};

const ofSelection = ({ before, after }: Pair, id: CartUnitId): readonly Change[] => {
  const [was, is] = [before.selected.includes(id), after.selected.includes(id)];
  return was === is ? [] : [{ type: is ? 'Selected' : 'Deselected' }];
};

const asFields = (fields: readonly FieldChange[]): readonly Change[] =>
  fields.map((field) => ({ type: 'Field', ...field }));

const ofUnit = (pair: Pair, id: CartUnitId, fields: readonly FieldChange[]): readonly Change[] => {
  const [was, is] = [unitsById(pair.before.units).get(id), unitsById(pair.after.units).get(id)];
  // of a unit that is new or gone everything else goes without saying
  if (!was || !is) return [{ type: is ? 'Added' : 'Removed' }];
  const { quantity: from } = was;
  const { quantity: to } = is;
  return [
    ...(from === to ? [] : [{ type: 'Quantity' as const, from, to }]),
    ...ofSelection(pair, id),
    ...ofCoupons(pair, id),
    ...asFields(fields),
  ];
};

/** What differs of the coupons that both have in use: that one came or went is told of its units. */
const ofApplied = (was: CartFields, is: CartFields): readonly FieldChange[] =>
  Object.entries(was.applied).flatMap(([no, coupon]) =>
    Object.hasOwn(is.applied, no) ? fieldsBetween(coupon, is.applied[no], `appliedCoupons.${no}`) : [],
  );

/** All that differs between two carts, unit by unit, and what belongs to none of them. */
export const cartChanges = (pair: Pair): readonly PlacedChanges[] => {
  const [was, is] = [fieldsOf(pair.before), fieldsOf(pair.after)];
  const ids = new Set([...pair.before.units, ...pair.after.units].map(({ cartUnitId }) => cartUnitId));
  const placed: readonly PlacedChanges[] = [
    ...[...ids].map((cartUnitId) => ({
      place: { type: 'Unit' as const, cartUnitId },
      changes: ofUnit(pair, cartUnitId, fieldsBetween(was.units[cartUnitId], is.units[cartUnitId])),
    })),
    { place: { type: 'Cart' }, changes: asFields([...ofApplied(was, is), ...fieldsBetween(was.rest, is.rest)]) },
  ];
  return placed.filter(({ changes }) => changes.length > 0);
};

/** A name of a place that no other has. */
export const placeName = (place: PlacedChanges['place']): string => (place.type === 'Cart' ? 'Cart' : nameOf(place));

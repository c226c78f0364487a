import type { CartDraft } from './cart-of-draft.ts';
import type { UnitDraft } from './unit-draft.ts';

/** A follower of the first unit’s item that has become the first takes what it followed. */
const withFirst = (units: readonly UnitDraft[], { item, seller }: UnitDraft): readonly UnitDraft[] =>
  units.map((unit, i) => (i === 0 && unit.isOfFirstItem ? { ...unit, item, seller, isOfFirstItem: false } : unit));

/** The draft without some of its units; a coupon that was on one of these begins at the next, as it may be used there. */
export const withoutUnits = (draft: CartDraft, out: ReadonlySet<number>): CartDraft => {
  const { units, coupons } = draft;
  const [first] = units;
  const kept = units.filter((_, i) => !out.has(i));
  const placeOf = (on: number): number => units.slice(0, on % units.length).filter((_, i) => !out.has(i)).length;
  return {
    ...draft,
    units: first ? withFirst(kept, first) : kept,
    coupons: coupons.map((coupon) => (coupon.on === undefined ? coupon : { ...coupon, on: placeOf(coupon.on) })),
  };
};

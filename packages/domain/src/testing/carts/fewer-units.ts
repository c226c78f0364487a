import type { CartDraft } from './cart-of-draft.ts';
import type { UnitDraft } from './unit-draft.ts';

/** Gives a follower that becomes the first unit the item it followed. */
const withFirst = (units: readonly UnitDraft[], { item, seller }: UnitDraft): readonly UnitDraft[] =>
  units.map((unit, i) => (i === 0 && unit.isOfFirstItem ? { ...unit, item, seller, isOfFirstItem: false } : unit));

/** Removes some units; a coupon on a removed unit moves to the next one. */
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

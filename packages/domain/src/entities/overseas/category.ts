import type { CartUnit } from '../cart/cart-unit.ts';

/** The categories that couriers count or weigh apart (OV-05, OV-08). */
export type OverseaCategory = 'Cosmetics' | 'BodyHair' | 'HealthFood';

/** By medium category code. */
const categoryOf: ReadonlyMap<string, OverseaCategory> = new Map([
  ['200003110', 'Cosmetics'],
  ['200003120', 'BodyHair'],
  ['200003130', 'BodyHair'],
  ['200000398', 'HealthFood'],
]);

/** Whether a unit's item is of a category that couriers look at. */
export const isOf =
  (category: OverseaCategory) =>
  ({ item }: CartUnit): boolean =>
    categoryOf.get(item.category.medium) === category;

/** Units by medium category, in the cart's order: what Taiwan counts (OV-08). */
export const byCategory = (units: readonly CartUnit[]): readonly (readonly CartUnit[])[] => {
  const groups = new Map<string, CartUnit[]>();
  for (const unit of units) {
    const { medium } = unit.item.category;
    groups.set(medium, [...(groups.get(medium) ?? []), unit]);
  }
  return [...groups.values()];
};

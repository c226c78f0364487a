import type { CartUnit } from '../cart/cart-unit.ts';

/** Categories with courier limits on count or weight. */
export type OverseaCategory = 'Cosmetics' | 'BodyHair' | 'HealthFood';

/** By medium category code. */
const categoryOf: ReadonlyMap<string, OverseaCategory> = new Map([
  ['200003110', 'Cosmetics'],
  ['200003120', 'BodyHair'],
  ['200003130', 'BodyHair'],
  ['200000398', 'HealthFood'],
]);

export const isOf =
  (category: OverseaCategory) =>
  ({ item }: CartUnit): boolean =>
    categoryOf.get(item.category.medium) === category;

/** Groups units by medium category, in cart order. Taiwan limits each group. */
export const byCategory = (units: readonly CartUnit[]): readonly (readonly CartUnit[])[] => {
  const groups = new Map<string, CartUnit[]>();
  for (const unit of units) {
    const { medium } = unit.item.category;
    groups.set(medium, [...(groups.get(medium) ?? []), unit]);
  }
  return [...groups.values()];
};

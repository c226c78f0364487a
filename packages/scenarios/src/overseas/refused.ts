import type { Carrier, OverseaMarket } from '@baguni/domain';
import { categories, type CategoryName } from '../catalogue/categories.ts';

/** Categories that no company carries overseas: fresh food, alcohol, plants, bulky goods, vouchers. */
const nowhere: readonly CategoryName[] = [
  'fruit',
  'vegetable',
  'seafood',
  'meat',
  'dairy',
  'liquor',
  'furniture',
  'appliance',
  'plant',
  'eCoupon',
  'ticket',
];

/** Categories that a company does not carry: batteries by air, liquids. */
const notBy: Readonly<Record<Carrier, readonly CategoryName[]>> = {
  EMS: [],
  SFExpress: ['computer', 'phone', 'audio', 'drink'],
  CJ: ['drink', 'pet'],
};

/** Categories whose import a country forbids: food into Australia and New Zealand. */
const notTo: Readonly<Record<string, readonly CategoryName[]>> = {
  Australia: ['rice', 'processed', 'snack'],
  NewZealand: ['rice', 'processed', 'snack'],
};

const codesOf = (names: readonly CategoryName[]): readonly string[] => names.map((name) => categories[name].medium);

/** What is not carried overseas, by the codes of its categories (OV-03). */
export const refused: OverseaMarket['refused'] = {
  byAll: codesOf(nowhere),
  by: { EMS: codesOf(notBy.EMS), SFExpress: codesOf(notBy.SFExpress), CJ: codesOf(notBy.CJ) },
  into: Object.fromEntries(Object.entries(notTo).map(([country, names]) => [country, codesOf(names)])),
};

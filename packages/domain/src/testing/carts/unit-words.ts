import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Addition, ItemOption } from '../../entities/cart/item.ts';
import type { Discount } from '../../entities/discount/discount.ts';
import { anAddition, anOption } from '../builders/item.ts';
import { aDiscountPolicy } from '../builders/price.ts';
import { differences } from './differences.ts';

const inside = (told: readonly string[]): string => (told.length > 0 ? ` (${told.join(', ')})` : '');

/** A discount by its type and worth; what is special about its policy in brackets. */
const ofDiscount = ({ discountType, policy }: Discount): string => {
  const { calcType, discountRate, discountPrice } = policy;
  const worth = calcType === 'Rate' ? { discountRate } : { discountPrice };
  // of a rate the amount means nothing, nor of an amount the rate
  const like = aDiscountPolicy({ calcType, discountRate, discountPrice });
  return `${discountType} discount ${Object.values(worth).join('')}${calcType === 'Rate' ? '%' : ''}${inside(differences(like, policy))}`;
};

const ofOption = (option: ItemOption): string => {
  const like = anOption({ optionPrice: option.optionPrice, optionEntries: [] });
  return `option +${option.optionPrice}${inside(differences(like, option))}`;
};

const ofAddition = (addition: Addition): string => {
  const like = anAddition({ price: addition.price, name: '', value: '' });
  return `addition ${addition.price}${inside(differences(like, addition))}`;
};

/** What a unit has beside its item and price, each in a few words. */
export const unitWords = ({ item, discounts }: CartUnit): readonly string[] => [
  ...item.options.map(ofOption),
  ...item.additions.map(ofAddition),
  ...discounts.map(ofDiscount),
];

/** The unit without what `unitWords` tells of it. */
export const withoutWords = (unit: CartUnit): CartUnit => ({
  ...unit,
  item: { ...unit.item, options: [], additions: [] },
  discounts: [],
});

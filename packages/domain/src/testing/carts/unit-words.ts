import { option as O } from 'fp-ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Addition, ItemOption } from '../../entities/cart/item.ts';
import type { Discount } from '../../entities/discount/discount.ts';
import { noWon } from '../../money/won.ts';
import { branchPrice } from '../../price/unit-price.ts';
import { anAddition, anOption } from '../builders/item.ts';
import { aDiscountPolicy } from '../builders/price.ts';
import type { Teller } from './teller.ts';

const inside = (told: readonly string[]): string => (told.length > 0 ? ` (${told.join(', ')})` : '');

/** Formats a discount by type and value, with policy differences in brackets. */
const ofDiscount =
  ({ written, differences }: Teller) =>
  ({ discountType, policy }: Discount): string => {
    const { calcType, discountRate, discountPrice } = policy;
    const worth = calcType === 'Rate' ? `${discountRate}%` : written(discountPrice);
    // a rate ignores the amount, and an amount ignores the rate
    const like = aDiscountPolicy({ calcType, discountRate, discountPrice });
    return `${discountType} discount ${worth}${inside(differences(like, policy))}`;
  };

const ofOption =
  ({ written, differences }: Teller) =>
  (option: ItemOption): string => {
    const like = anOption({ optionPrice: option.optionPrice, optionEntries: [] });
    return `option +${written(option.optionPrice)}${inside(differences(like, option))}`;
  };

const ofAddition =
  ({ written, differences }: Teller) =>
  (addition: Addition): string => {
    const like = anAddition({ price: addition.price, name: '', value: '' });
    return `addition ${written(addition.price)}${inside(differences(like, addition))}`;
  };

const ofBranch = (unit: CartUnit, { written }: Teller): readonly string[] =>
  branchPrice(unit) === noWon ? [] : [`branch +${written(branchPrice(unit))}`];

export const unitWords = (unit: CartUnit, teller: Teller): readonly string[] => [
  ...ofBranch(unit, teller),
  ...unit.item.options.map(ofOption(teller)),
  ...unit.item.additions.map(ofAddition(teller)),
  ...unit.discounts.map(ofDiscount(teller)),
];

const unpriced = <B extends object>(branch: O.Option<B>): O.Option<B> =>
  O.map((one: B) => ({ ...one, branchAdditionalPrice: noWon }))(branch);

/** Removes the fields that `unitWords` describes. */
export const withoutWords = (unit: CartUnit): CartUnit => ({
  ...unit,
  item: { ...unit.item, options: [], additions: [] },
  discounts: [],
  expressShopBranch: unpriced(unit.expressShopBranch),
  smileFreshBranch: unpriced(unit.smileFreshBranch),
});

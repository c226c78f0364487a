import { itemRows, type ItemName } from '../catalogue/items/index.ts';
import type { ItemRow, OptionRow } from '../catalogue/row.ts';
import type { UnitChoice } from './scenario.ts';

const isName = (name: string): name is ItemName => Object.hasOwn(itemRows, name);
const isLeft = ({ stock }: { readonly stock?: number }): boolean => stock === undefined || stock > 0;

/** True if any buyer can order the item, and no special rule applies. */
const isPlain = ({ shelf, extras }: ItemRow): boolean => {
  const flags: readonly string[] = extras.flags ?? shelf.flags ?? [];
  return (
    extras.status === undefined && isLeft(extras) && flags.every((flag) => flag === 'isSmileDelivery') && !extras.min
  );
};

const isPickable = (option: OptionRow): option is Extract<OptionRow, { type: 'Combination' }> =>
  option.type === 'Combination' && isLeft(option);

/** Returns a choice for each available option, or none if the item needs more than a selected option. */
const choicesOf = (name: ItemName, at: number): readonly UnitChoice[] => {
  const options = itemRows[name].extras.options ?? [];
  const place = { item: name, quantity: 1 + (at % 2), hoursAgo: at % 36 };
  if (options.length === 0) return [{ ...place, quantity: 1 }];
  if (options.some(({ type }) => type !== 'Combination')) return [];
  return options.filter(isPickable).map(({ key, stock }) => ({
    ...place,
    options: [key],
    quantity: stock === undefined && itemRows[name].extras.max === undefined ? place.quantity : 1,
  }));
};

const all = Object.keys(itemRows)
  .filter(isName)
  .filter((name) => isPlain(itemRows[name]))
  .map(choicesOf);

/** Fills a cart with the first option of each item, then with the second options, and so on. */
export const hundredChoices: readonly UnitChoice[] = [0, 1, 2, 3, 4]
  .flatMap((round) => all.flatMap((choices) => choices.slice(round, round + 1)))
  .slice(0, 100);

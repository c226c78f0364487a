import { itemRows, type ItemName, type ItemRow, type OptionRow } from '../catalogue/tables.ts';
import type { UnitChoice } from './scenario.ts';

const isLeft = ({ stock }: { readonly stock?: number | undefined }): boolean => stock === undefined || stock > 0;

/** True if any buyer can order the item, and no special rule applies. */
const isPlain = ({ flags = [], status, stock, min }: ItemRow): boolean =>
  status === undefined && isLeft({ stock }) && flags.every((flag) => flag === 'isSmileDelivery') && !min;

const isPickable = (option: OptionRow): option is Extract<OptionRow, { type: 'Combination' }> =>
  option.type === 'Combination' && isLeft(option);

/** Returns a choice for each available option, or none if the item needs more than a selected option. */
const choicesOf = ([name, { options = [], max }]: readonly [ItemName, ItemRow], at: number): readonly UnitChoice[] => {
  const place = { item: name, quantity: 1 + (at % 2), hoursAgo: at % 36 };
  if (options.length === 0) return [{ ...place, quantity: 1 }];
  if (options.some(({ type }) => type !== 'Combination')) return [];
  return options.filter(isPickable).map(({ key, stock }) => ({
    ...place,
    options: [key],
    quantity: stock === undefined && max === undefined ? place.quantity : 1,
  }));
};

/** Items that were added after this cart; its content and prices stay the same. */
const addedLater: ReadonlySet<string> = new Set(['bamboo-chopsticks', 'wooden-spoons']);

const all = [...itemRows].filter(([name, row]) => isPlain(row) && !addedLater.has(name)).map(choicesOf);

/** Fills a cart with the first option of each item, then with the second options, and so on. */
export const hundredChoices: readonly UnitChoice[] = [0, 1, 2, 3, 4]
  .flatMap((round) => all.flatMap((choices) => choices.slice(round, round + 1)))
  .slice(0, 100);

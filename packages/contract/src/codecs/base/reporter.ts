import * as t from 'io-ts';

const isChoiceOf = (type: unknown): boolean => type instanceof t.UnionType || type instanceof t.IntersectionType;

/**
 * Returns the path from the root, without union members.
 * @example
 * const read = unitDiscounts.decode({ cartUnitId: 'one', discounts: [] });
 * E.isLeft(read) && read.left.map(({ context }) => pathOf(context)); // [ 'cartUnitId' ]
 */
export const pathOf = (context: t.Context): string =>
  context
    .filter((entry, i) => entry.key !== '' && !isChoiceOf(context[i - 1]?.type))
    .map((entry) => entry.key)
    .join('.');

/**
 * Returns the distinct paths of invalid values, e.g. `data.units.3.item.itemSellPrice`, never the values.
 * @example
 * const read = unitDiscounts.decode({ cartUnitId: 'one', discounts: [{}] });
 * E.isLeft(read) && pathsOf(read.left).slice(0, 2); // [ 'cartUnitId', 'discounts.0.discountNo' ]
 */
export const pathsOf = (errors: t.Errors): readonly string[] => [
  ...new Set(errors.map((error) => pathOf(error.context))),
];

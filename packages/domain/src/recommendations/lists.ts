import type {
  RecommendationKind,
  Recommendations,
  RecommendedList,
} from '../entities/recommendation/recommendation.ts';

export const MIN_LIST_ITEMS = 4;

/**
 * Returns the lists that are long enough and shows the first one; undefined if all are too short (RC-01). One item
 * bought before is enough.
 * @example
 * recommendationsOf('Similar', [aRecommendedList(1, 3), aRecommendedList(2, 4)])?.lists.length; // 1
 * recommendationsOf('Similar', [aRecommendedList(1, 3)]); // undefined
 */
export const recommendationsOf = (
  kind: RecommendationKind,
  lists: readonly RecommendedList[],
): Recommendations | undefined => {
  const least = kind === 'BoughtBefore' ? 1 : MIN_LIST_ITEMS;
  const long = lists.filter(({ items }) => items.length >= least);
  return long.length === 0 ? undefined : { kind, lists: long, at: 0, showing: 1 };
};

/**
 * Shows the next list (after the last one, the first) and counts a new display.
 * @example
 * const first = recommendationsOf('Similar', [aRecommendedList(1, 4), aRecommendedList(2, 4)])!;
 * [first, nextList(first), nextList(nextList(first))].map(({ at, showing }) => [at, showing]); // [ [ 0, 1 ], [ 1, 2 ], [ 0, 3 ] ]
 */
export const nextList = (now: Recommendations): Recommendations => ({
  ...now,
  at: (now.at + 1) % now.lists.length,
  showing: now.showing + 1,
});

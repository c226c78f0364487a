import type { Decided, ThresholdBenefit } from '../bound/extra-lines.ts';
import { exclusions } from '../../coupons/stacking.ts';
import type { Assignment, Problem } from '../model/block.ts';
import type { BenefitSearch, LineResult } from './benefit-search.ts';

/** A part of the search with its decisions, under the assumption of one benefit. */
export interface Part extends Decided {
  readonly benefit: ThresholdBenefit;
  /** Lower bound of the price, in won. */
  readonly lowerBound: number;
  /** Results under its lines, or `none` if not solved yet. */
  readonly results: readonly LineResult[];
}

const isCompatible = ({ isApart }: Problem, one: Assignment, other: Assignment): boolean =>
  !exclusions.some(({ excludes }) => excludes(one, other)) && !isApart?.(one, other);

const forbiddenWith = (forbidden: Uint8Array, assignments: readonly Assignment[]): Uint8Array => {
  const next = forbidden.slice();
  for (const { index } of assignments) next.set([1], index);
  return next;
};

/** Returns the next assignment to decide: the dearest one of a result, then any open one. */
export const nextUndecided = (
  search: BenefitSearch,
  { benefit, chosen, forbidden, results }: Part,
): Assignment | undefined => {
  const open = search.whole.assignments.filter(
    (assignment) => forbidden[assignment.index] === 0 && !chosen.includes(assignment),
  );
  const { assignments } = results
    .slice(0, benefit.lines.length)
    .reduce((a, b) => (b.lowerBound > a.lowerBound ? b : a));
  const isFound = (assignment: Assignment): boolean =>
    assignments.some(({ coupon, place }) => coupon === assignment.coupon && place === assignment.place);
  return open.filter(isFound).toSorted((a, b) => b.price - a.price || a.index - b.index)[0] ?? open[0];
};

/** Returns both halves of a part: without an assignment, and with it but without its conflicts. */
export const halves = (search: BenefitSearch, part: Part, assignment: Assignment): readonly Part[] => {
  const { whole } = search;
  const excluded = whole.assignments.filter((other) => other !== assignment && !isCompatible(whole, assignment, other));
  return [
    { ...part, results: [], forbidden: forbiddenWith(part.forbidden, [assignment]) },
    { ...part, results: [], chosen: [...part.chosen, assignment], forbidden: forbiddenWith(part.forbidden, excluded) },
  ];
};

/** Takes the part with the lowest bound; the last one wins a tie, for a depth-first order. */
export const takeLowestBound = (parts: Part[]): Part | undefined => {
  const min = Math.min(...parts.map((part) => part.lowerBound));
  return parts.splice(
    parts.findLastIndex((part) => part.lowerBound === min),
    1,
  )[0];
};

export const isFirst = ({ chosen, forbidden }: Part): boolean => chosen.length === 0 && !forbidden.includes(1);

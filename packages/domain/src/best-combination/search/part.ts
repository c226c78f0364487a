import type { Decided } from '../bound/max-rise.ts';
import type { ThresholdBenefit } from '../bound/extra-lines.ts';
import { exclusions } from '../../coupons/stacking.ts';
import type { Assignment, Problem } from '../model/block.ts';
import type { BenefitSearch, LineResult } from './benefit-search.ts';

/** A part of the search: what is decided, as if one extra discount or free shipping were given. */
export interface Part extends Decided {
  readonly benefit: ThresholdBenefit;
  /** No choice in it costs less, in won. */
  readonly lowerBound: number;
  /** What was found under its lines; none where it was not solved yet. */
  readonly results: readonly LineResult[];
}

const isCompatible = ({ isApart }: Problem, one: Assignment, other: Assignment): boolean =>
  !exclusions.some(({ excludes }) => excludes(one, other)) && !isApart?.(one, other);

const forbiddenWith = (forbidden: Uint8Array, assignments: readonly Assignment[]): Uint8Array => {
  const next = forbidden.slice();
  for (const { index } of assignments) next.set([1], index);
  return next;
};

/** The next assignment to decide: one of what was found, dearest first; then any that is still open. */
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

/** The two halves of a part: without an assignment, and with it and nothing that it excludes. */
export const halves = (search: BenefitSearch, part: Part, assignment: Assignment): readonly Part[] => {
  const { whole } = search;
  const excluded = whole.assignments.filter((other) => other !== assignment && !isCompatible(whole, assignment, other));
  return [
    { ...part, results: [], forbidden: forbiddenWith(part.forbidden, [assignment]) },
    { ...part, results: [], chosen: [...part.chosen, assignment], forbidden: forbiddenWith(part.forbidden, excluded) },
  ];
};

/** The part that may cost least; of equal ones the last, so that the search goes deep. */
export const takeLowestBound = (parts: Part[]): Part | undefined => {
  const min = Math.min(...parts.map((part) => part.lowerBound));
  return parts.splice(
    parts.findLastIndex((part) => part.lowerBound === min),
    1,
  )[0];
};

/** Whether nothing of a part is decided yet. */
export const isFirst = ({ chosen, forbidden }: Part): boolean => chosen.length === 0 && !forbidden.includes(1);

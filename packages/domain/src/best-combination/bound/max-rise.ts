import type { Group, AggregateCoupon, Problem, Assignment } from '../model/block.ts';
import { total } from '../model/loads.ts';

/** Assignments decided so far; all others are open. */
export interface Decided {
  readonly chosen: readonly Assignment[];
  readonly forbidden: Uint8Array;
}

const maxOfUnit = (choices: Group['unitChoices'][number], { chosen, forbidden }: Decided): number => {
  const own = choices.find(({ assignment }) => assignment && chosen.includes(assignment));
  if (own) return own.left;
  return Math.max(
    ...choices.filter(({ assignment }) => !assignment || forbidden[assignment.index] === 0).map(({ left }) => left),
  );
};

const below = ({ worth }: AggregateCoupon, basis: number): number =>
  worth(basis) > 0 ? basis - worth(basis) : -Infinity;

const maxOfGroup = (group: Group, decided: Decided): number => {
  const isIn = ({ assignment }: AggregateCoupon): boolean => decided.chosen.includes(assignment);
  const over = group.superCoupons.find(isIn);
  if (over) return below(over, group.fullPrice);
  const max = total(group.unitChoices.map((choices) => maxOfUnit(choices, decided)));
  const shared = group.sellerDupCoupons.find(isIn);
  return shared ? below(shared, max) : max;
};

/**
 * Returns the greatest rise of the cost of goods compared with no coupons, in won. Negative if they must cost less.
 */
export const maxRise = ({ blocks }: Problem, decided: Decided): number =>
  total(blocks.flatMap(({ groups }) => groups.map((group) => maxOfGroup(group, decided) - group.fullPrice)));

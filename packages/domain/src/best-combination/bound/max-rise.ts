import type { Group, AggregateCoupon, Problem, Assignment } from '../model/block.ts';
import { total } from '../model/groups.ts';

/** Which assignments are in, and which are out; of the others nothing is decided. */
export interface Decided {
  readonly chosen: readonly Assignment[];
  readonly forbidden: Uint8Array;
}

/** The most that is left of a unit. */
const maxOfUnit = (choices: Group['unitChoices'][number], { chosen, forbidden }: Decided): number => {
  const own = choices.find(({ assignment }) => assignment && chosen.includes(assignment));
  if (own) return own.left;
  return Math.max(
    ...choices.filter(({ assignment }) => !assignment || forbidden[assignment.index] === 0).map(({ left }) => left),
  );
};

/** What is left below a coupon at most; nothing at all where it would take nothing off, since nobody wants that. */
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

/** By how much the goods can cost more at most than without coupons, in won; below 0 where they must cost less. */
export const maxRise = ({ blocks }: Problem, decided: Decided): number =>
  total(blocks.flatMap(({ groups }) => groups.map((group) => maxOfGroup(group, decided) - group.fullPrice)));

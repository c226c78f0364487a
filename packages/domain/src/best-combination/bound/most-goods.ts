import type { Group, Offer, Problem, Use } from '../model/block.ts';
import { total } from '../model/groups.ts';

/** Which uses are in, and which are out; of the others nothing is settled. */
export interface Settled {
  readonly chosen: readonly Use[];
  readonly closed: Uint8Array;
}

/** The most that is left of a unit. */
const mostOfSeat = (seat: Group['seats'][number], { chosen, closed }: Settled): number => {
  const own = seat.find(({ use }) => use && chosen.includes(use));
  if (own) return own.left;
  return Math.max(...seat.filter(({ use }) => !use || closed[use.index] === 0).map(({ left }) => left));
};

/** What is left below a coupon at most; nothing at all where it would take nothing off, since nobody wants that. */
const below = ({ worth }: Offer, basis: number): number => (worth(basis) > 0 ? basis - worth(basis) : -Infinity);

const mostOfGroup = (group: Group, settled: Settled): number => {
  const isIn = ({ use }: Offer): boolean => settled.chosen.includes(use);
  const over = group.supers.find(isIn);
  if (over) return below(over, group.bare);
  const most = total(group.seats.map((seat) => mostOfSeat(seat, settled)));
  const shared = group.dups.find(isIn);
  return shared ? below(shared, most) : most;
};

/** By how much the goods can cost more at most than without coupons, in won; below 0 where they must cost less. */
export const mostRise = ({ blocks }: Problem, settled: Settled): number =>
  total(blocks.flatMap(({ groups }) => groups.map((group) => mostOfGroup(group, settled) - group.bare)));

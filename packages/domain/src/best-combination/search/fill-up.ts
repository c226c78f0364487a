import type { Problem, Use } from '../model/block.ts';
import { total } from '../model/groups.ts';
import { slotsOf, spread, type Filling, type Slot, type Way } from './slots.ts';

/** What some slots save together more than now, with the way of the last one and the sum of those before. */
interface Sum {
  readonly saving: number;
  readonly way: Way | undefined;
  readonly before: Sum | undefined;
}

/** How many sums of half of the slots are kept. */
const MOST_SUMS = 1000;

const distinct = (sums: readonly Sum[]): readonly Sum[] => {
  const sorted = sums.toSorted((a, b) => a.saving - b.saving);
  return sorted.filter(({ saving }, n) => saving !== sorted[n - 1]?.saving);
};

/** What a slot can save more than now at most, in won. */
const mostOf = ({ now, ways }: Slot): number => (ways.at(-1)?.saving ?? now.saving) - now.saving;

/** The sums with one way of a slot on top that are more than `least`. */
const withSlot = (sums: readonly Sum[], { now, ways }: Slot, least: number): readonly Sum[] => {
  const next: Sum[] = [];
  for (const way of ways)
    for (const before of sums) {
      const saving = before.saving + way.saving - now.saving;
      if (saving > least) next.push({ saving, way, before });
    }
  return next;
};

/** The sums of one way a slot, lowest first, without those that save nothing more even where all else saves most. */
const sumsOf = (slots: readonly Slot[], mostElsewhere: number): readonly Sum[] => {
  let sums: readonly Sum[] = [{ saving: 0, way: undefined, before: undefined }];
  let ahead = mostElsewhere + total(slots.map(mostOf));
  for (const slot of slots) {
    ahead -= mostOf(slot);
    sums = spread(distinct(withSlot(sums, slot, -ahead)), MOST_SUMS);
  }
  return sums;
};

const usesOf = (sum: Sum | undefined): readonly Use[] => (sum ? [...usesOf(sum.before), ...(sum.way?.uses ?? [])] : []);

/** The pair of sums that saves most, and no more than `room`; none where none saves anything. */
const bestPair = (some: readonly Sum[], others: readonly Sum[], room: number): readonly Sum[] => {
  let best: readonly Sum[] = [];
  let most = 0;
  let at = others.length - 1;
  for (const one of some) {
    while (at >= 0 && one.saving + (others[at]?.saving ?? 0) > room) at -= 1;
    const other = others[at];
    if (!other || one.saving + other.saving <= most) continue;
    most = one.saving + other.saving;
    best = [one, other];
  }
  return best;
};

/**
 * Uses that save more than the chosen ones on the goods, but not more than `room` won more, and nothing less on the
 * fees: where an extra discount or free shipping asks for an amount of goods, it is met as closely as can be (CP-19).
 * Each group has coupons of its own to choose from, so that the best sum of two halves of the groups is found by
 * comparing them; it is good, though not always the best.
 */
export const fillUp = (problem: Problem, filling: Filling): readonly Use[] => {
  const { chosen, room } = filling;
  const slots = slotsOf(problem, filling);
  const [even, odd] = [0, 1].map((side) => slots.filter((_, n) => n % 2 === side));
  const mosts = [even ?? [], odd ?? []].map((side) => total(side.map(mostOf)));
  const pair = bestPair(sumsOf(even ?? [], mosts[1] ?? 0), sumsOf(odd ?? [], mosts[0] ?? 0), room);
  if (pair.length === 0) return chosen;
  const moved = new Set(slots.flatMap(({ now }) => now.uses));
  return [...chosen.filter((use) => !moved.has(use)), ...pair.flatMap(usesOf)];
};

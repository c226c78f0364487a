import type { Problem, Assignment } from '../model/block.ts';
import { total } from '../model/groups.ts';
import { slotsOf, spread, type Filling, type Slot, type SlotOption } from './slots.ts';

/** What some slots save together more than now, with the option of the last one and the sum of those before. */
interface Sum {
  readonly saving: number;
  readonly option: SlotOption | undefined;
  readonly before: Sum | undefined;
}

/** How many sums of half of the slots are kept. */
const MAX_SUMS = 1000;

const distinct = (sums: readonly Sum[]): readonly Sum[] => {
  const sorted = sums.toSorted((a, b) => a.saving - b.saving);
  return sorted.filter(({ saving }, n) => saving !== sorted[n - 1]?.saving);
};

/** What a slot can save more than now at most, in won. */
const maxGain = ({ current, options }: Slot): number => (options.at(-1)?.saving ?? current.saving) - current.saving;

/** The sums with one option of a slot on top that are more than `least`. */
const withSlot = (sums: readonly Sum[], { current, options }: Slot, min: number): readonly Sum[] => {
  const next: Sum[] = [];
  for (const option of options)
    for (const before of sums) {
      const saving = before.saving + option.saving - current.saving;
      if (saving > min) next.push({ saving, option, before });
    }
  return next;
};

/** The sums of one option a slot, lowest first, without those that save nothing more even where all else saves most. */
const sumsOf = (slots: readonly Slot[], maxElsewhere: number): readonly Sum[] => {
  let sums: readonly Sum[] = [{ saving: 0, option: undefined, before: undefined }];
  let ahead = maxElsewhere + total(slots.map(maxGain));
  for (const slot of slots) {
    ahead -= maxGain(slot);
    sums = spread(distinct(withSlot(sums, slot, -ahead)), MAX_SUMS);
  }
  return sums;
};

const assignmentsOf = (sum: Sum | undefined): readonly Assignment[] =>
  sum ? [...assignmentsOf(sum.before), ...(sum.option?.assignments ?? [])] : [];

/** The pair of sums that saves most, and no more than `room`; none where none saves anything. */
const bestPair = (some: readonly Sum[], others: readonly Sum[], room: number): readonly Sum[] => {
  let best: readonly Sum[] = [];
  let max = 0;
  let at = others.length - 1;
  for (const one of some) {
    while (at >= 0 && one.saving + (others[at]?.saving ?? 0) > room) at -= 1;
    const other = others[at];
    if (!other || one.saving + other.saving <= max) continue;
    max = one.saving + other.saving;
    best = [one, other];
  }
  return best;
};

/**
 * Assignments that save more than the chosen ones on the goods, but not more than `room` won more, and nothing less on the
 * fees: where an extra discount or free shipping asks for an amount of goods, it is met as closely as can be (CP-19).
 * Each group has coupons of its own to choose from, so that the best sum of two halves of the groups is found by
 * comparing them; it is good, though not always the best.
 */
export const fillUp = (problem: Problem, filling: Filling): readonly Assignment[] => {
  const { chosen, room } = filling;
  const slots = slotsOf(problem, filling);
  const [even, odd] = [0, 1].map((side) => slots.filter((_, n) => n % 2 === side));
  const maxima = [even ?? [], odd ?? []].map((side) => total(side.map(maxGain)));
  const pair = bestPair(sumsOf(even ?? [], maxima[1] ?? 0), sumsOf(odd ?? [], maxima[0] ?? 0), room);
  if (pair.length === 0) return chosen;
  const moved = new Set(slots.flatMap(({ current }) => current.assignments));
  return [...chosen.filter((assignment) => !moved.has(assignment)), ...pair.flatMap(assignmentsOf)];
};

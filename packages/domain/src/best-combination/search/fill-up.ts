import type { Problem, Assignment } from '../model/block.ts';
import { total } from '../model/loads.ts';
import { slotsOf, spread, type Filling, type Slot, type SlotOption } from './slots.ts';

interface Sum {
  readonly saving: number;
  readonly option: SlotOption | undefined;
  readonly before: Sum | undefined;
}

const MAX_SUMS = 1000;

const distinct = (sums: readonly Sum[]): readonly Sum[] => {
  const sorted = sums.toSorted((a, b) => a.saving - b.saving);
  return sorted.filter(({ saving }, n) => saving !== sorted[n - 1]?.saving);
};

const maxGain = ({ current, options }: Slot): number => (options.at(-1)?.saving ?? current.saving) - current.saving;

const withSlot = (sums: readonly Sum[], { current, options }: Slot, min: number): readonly Sum[] => {
  const next: Sum[] = [];
  for (const option of options)
    for (const before of sums) {
      const saving = before.saving + option.saving - current.saving;
      if (saving > min) next.push({ saving, option, before });
    }
  return next;
};

/**
 * Returns the sums with one option per slot, lowest first. Drops sums that cannot improve even with the greatest
 * saving elsewhere.
 */
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
 * Improves a choice so that the goods save up to `room` won more and the fees no less. It approaches the threshold of
 * a benefit from above (CP-19). Groups have separate coupons, so it combines the best sums of two halves. Good, not
 * always optimal.
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

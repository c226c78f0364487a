import { areCompatible } from './assignments.ts';
import { compatibleSets } from './compatible-sets.ts';
import { savedInGroup, total, type Group, type Problem, type Assignment } from './model.ts';
import { type SearchBudget, spend } from './budget.ts';
import type { Benefit } from './benefits.ts';

interface SlotOption {
  readonly assignments: readonly Assignment[];
  /** Saving on the goods compared with no coupons, in won. */
  readonly saving: number;
  /** Rise of the prices after discounts, in won. */
  readonly rise: number;
}

/** A group with its current option and its alternatives, smallest saving first. */
interface Slot {
  readonly current: SlotOption;
  readonly options: readonly SlotOption[];
}

const MAX_OPTIONS = 400;

/** Work of one option of a group. */
const STEPS_OF_OPTION = 5;
const MAX_COMPARED = 12;

/** Samples `max` values evenly, including both ends. */
const spread = <A>(values: readonly A[], max: number): readonly A[] =>
  values.length <= max
    ? values
    : values.filter(
        (_, n) =>
          Math.floor((n * (max - 1)) / (values.length - 1)) !== Math.floor(((n - 1) * (max - 1)) / (values.length - 1)),
      );

/** Sorts by saving and keeps the first of equal ones. */
const distinct = <A extends { readonly saving: number }>(values: readonly A[]): readonly A[] => {
  const sorted = values.toSorted((a, b) => a.saving - b.saving);
  return sorted.filter(({ saving }, n) => saving !== sorted[n - 1]?.saving);
};

const optionOf = (group: Group, assignments: readonly Assignment[]): SlotOption => {
  const { goods, overseas, rise } = savedInGroup(group, new Set(assignments));
  return { assignments, saving: goods + overseas, rise };
};

interface Filling {
  readonly isCounted: (group: Group) => boolean;
  readonly chosen: readonly Assignment[];
  /** Limit of additional savings on the goods, in won. */
  readonly room: number;
  readonly budget: SearchBudget;
}

/** Returns each group with its own coupons and the unused ones that save most in it. */
const slotsOf = (problem: Problem, { chosen, isCounted, budget }: Filling): readonly Slot[] => {
  const groups = problem.blocks.flatMap((block) => block.groups.filter(isCounted));
  const forbidden = problem.startsForbidden.find((start) => chosen.every(({ index }) => start[index] === 0));
  const groupOf = new Map(groups.flatMap((group) => group.assignments.map((one) => [one, group] as const)));
  const used = new Set(chosen.flatMap(({ resources }) => resources));
  const owners = problem.assignmentsOf.map((assignments, resource) => {
    spend(budget, assignments.length * STEPS_OF_OPTION);
    const [best] = assignments.filter((one) => groupOf.has(one)).toSorted((a, b) => b.worth - a.worth);
    return best && !used.has(resource) ? groupOf.get(best) : undefined;
  });
  return groups.map((group): Slot => {
    const own = chosen.filter((one) => group.assignments.includes(one));
    const released = new Set(own.flatMap(({ resources }) => resources));
    const allowed = group.assignments.filter(
      ({ index, resources }) =>
        forbidden?.[index] === 0 && resources.every((resource) => released.has(resource) || owners[resource] === group),
    );
    const sets = compatibleSets([], allowed, (one, other) => areCompatible(problem, one, other), MAX_OPTIONS);
    spend(budget, sets.length * STEPS_OF_OPTION);
    const current = optionOf(group, own);
    // no price after discounts may fall, so that the fees stay
    const options = sets.map((set) => optionOf(group, set)).filter(({ rise }) => rise >= current.rise);
    return { current, options: spread(distinct([current, ...options]), MAX_COMPARED) };
  });
};

interface Sum {
  readonly saving: number;
  readonly option: SlotOption | undefined;
  readonly before: Sum | undefined;
}

const MAX_SUMS = 1000;

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

/** Returns the sums of one option per slot, lowest first. Drops sums that cannot become positive. */
const sumsOf = (slots: readonly Slot[], budget: SearchBudget): readonly Sum[] => {
  let sums: readonly Sum[] = [{ saving: 0, option: undefined, before: undefined }];
  let ahead = total(slots.map(maxGain));
  for (const slot of slots) {
    ahead -= maxGain(slot);
    spend(budget, slot.options.length * sums.length);
    sums = spread(distinct(withSlot(sums, slot, -ahead)), MAX_SUMS);
  }
  return sums;
};

const assignmentsOf = (sum: Sum | undefined): readonly Assignment[] =>
  sum ? [...assignmentsOf(sum.before), ...(sum.option?.assignments ?? [])] : [];

/** Improves a choice so that the goods save up to `room` won more and the fees no less (CP-19). A heuristic. */
export const fillUp = (problem: Problem, filling: Filling): readonly Assignment[] => {
  const { chosen, room, budget } = filling;
  const slots = slotsOf(problem, filling);
  const sum = sumsOf(slots, budget).findLast(({ saving }) => saving <= room);
  if (!sum) return chosen;
  const moved = new Set(slots.flatMap(({ current }) => current.assignments));
  return [...chosen.filter((assignment) => !moved.has(assignment)), ...assignmentsOf(sum)];
};

/** The problem that a local search improves, and its limits. */
export interface Neighbourhood {
  readonly problem: Problem;
  readonly benefit: Benefit;
  readonly budget: SearchBudget;
  /** Prices a choice; returns how much more its goods may save, in won; negative below the threshold of the benefit. */
  readonly consider: (choice: readonly Assignment[]) => { readonly payable: number; readonly room: number };
  /** True if the best choice cannot be improved. */
  readonly isDone: () => boolean;
}

type Improvable = Pick<Filling, 'chosen' | 'room'>;

/** Removes coupons until a choice reaches the threshold of a benefit, the last one at the lowest price. */
const reaching = (near: Neighbourhood, chosen: readonly Assignment[]): Improvable => {
  const { room } = near.consider(chosen);
  if (room >= 0) return { chosen, room };
  const fewer = chosen.map((one) => {
    const rest = chosen.filter((other) => other !== one);
    return { rest, ...near.consider(rest) };
  });
  const [best] = fewer.toSorted((a, b) => Math.min(0, b.room) - Math.min(0, a.room) || a.payable - b.payable);
  return best ? reaching(near, best.rest) : { chosen, room };
};

/** Brings a choice above a threshold as close to it as possible, because each won above it could be saved. */
export const localSearch = (near: Neighbourhood, start: readonly Assignment[]): void => {
  const { problem, benefit, budget } = near;
  // without a threshold of all goods, only overseas goods count
  const isCounted = ({ isOverseas }: Group): boolean => benefit.room < Infinity || isOverseas.every(Boolean);
  let { chosen, room } = reaching(near, start);
  if (room === Infinity) return;
  while (room > 0 && !near.isDone()) {
    const next = fillUp(problem, { isCounted, chosen, room, budget });
    const { room: left } = near.consider(next);
    if (left < 0 || left >= room) return;
    chosen = next;
    room = left;
  }
};

import { areCompatible } from './assignments.ts';
import { compatibleSets } from './compatible-sets.ts';
import { savedInGroup, total, type Group, type Problem, type Assignment } from './model.ts';
import { savingAlone } from './rounding.ts';
import { type SearchBudget, spend, unlimited } from './budget.ts';
import type { AssignmentPrice } from '../coupons/coupon-assignment.ts';
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

/** Returns the options of a group: compatible sets of some assignments, or as many as the limit. */
const optionsOf = (
  problem: Problem,
  group: Group,
  allowed: readonly Assignment[],
  budget: SearchBudget,
): readonly SlotOption[] => {
  const sets = compatibleSets([], allowed, (one, other) => areCompatible(problem, one, other), MAX_OPTIONS);
  spend(budget, sets.length * STEPS_OF_OPTION);
  return sets.map((assignments) => {
    const { goods, overseas, rise } = savedInGroup(group, new Set(assignments));
    return { assignments, saving: goods + overseas, rise };
  });
};

/** Estimates how much more an assignment saves than the chosen one at its place. */
const gainOf = (assignment: Assignment, chosen: readonly Assignment[]): number => {
  const instead = chosen.find(
    ({ placeIndex, coupon }) =>
      placeIndex === assignment.placeIndex && coupon.couponType === assignment.coupon.couponType,
  );
  return savingAlone(assignment) - (instead ? savingAlone(instead) : 0);
};

interface Filling {
  readonly isCounted: (group: Group) => boolean;
  readonly chosen: readonly Assignment[];
  /** Limit of additional savings on the goods, in won. */
  readonly room: number;
  readonly round: number;
  readonly budget?: SearchBudget;
}

const sharesOf = (
  problem: Problem,
  groups: readonly Group[],
  { chosen, round, budget = unlimited }: Filling,
): readonly ReadonlySet<number>[] => {
  const used = new Set(chosen.flatMap(({ resources }) => resources));
  const shares = groups.map(() => new Set<number>());
  for (const [resource, assignments] of problem.assignmentsOf.entries()) {
    spend(budget, assignments.length * STEPS_OF_OPTION);
    if (used.has(resource)) continue;
    const gains = groups.flatMap((group, i) => {
      const own = assignments.filter(({ index }) => group.assignmentIndexes.has(index));
      return own.length === 0 ? [] : [{ i, gain: Math.max(...own.map((assignment) => gainOf(assignment, chosen))) }];
    });
    const best = gains.toSorted((a, b) => b.gain - a.gain)[(round * (1 + (resource % 2))) % Math.max(1, gains.length)];
    if (best) shares[best.i]?.add(resource);
  }
  return shares;
};

const methodOf = ({ coupon }: Assignment): string | undefined => coupon.paymentCouponName;

/** Returns the options of a group that keep the fees, because no price after discounts falls. */
const slotOf = (options: readonly SlotOption[], own: readonly Assignment[]): readonly Slot[] => {
  const current = options.find(
    ({ assignments }) => assignments.length === own.length && assignments.every((one) => own.includes(one)),
  );
  if (!current) return [];
  const bySaving = new Map([[current.saving, current]]);
  for (const option of options)
    if (option.rise >= current.rise && !bySaving.has(option.saving)) bySaving.set(option.saving, option);
  const sorted = [...bySaving.values()].toSorted((a, b) => a.saving - b.saving);
  return [{ current, options: spread(sorted, MAX_COMPARED) }];
};

/** Returns each group with its own coupons and its share of the unused ones. */
const slotsOf = (problem: Problem, filling: Filling): readonly Slot[] => {
  const { chosen, isCounted, budget = unlimited } = filling;
  const groups = problem.blocks.flatMap((block) => block.groups.filter(isCounted));
  const method = chosen.map(methodOf).find((name) => name !== undefined);
  const shares = sharesOf(problem, groups, filling);
  return groups.flatMap((group, i) => {
    const own = chosen.filter(({ index }) => group.assignmentIndexes.has(index));
    const free = new Set([...own.flatMap(({ resources }) => resources), ...(shares[i] ?? [])]);
    const isPayable = (assignment: Assignment): boolean =>
      methodOf(assignment) === undefined || methodOf(assignment) === method;
    const allowed = [...group.assignmentIndexes]
      .flatMap((index) => problem.assignments[index] ?? [])
      .filter((one) => isPayable(one) && one.resources.every((resource) => free.has(resource)));
    return slotOf(optionsOf(problem, group, allowed, budget), own);
  });
};

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
  const { chosen, room, budget = unlimited } = filling;
  const slots = slotsOf(problem, filling);
  const sum = sumsOf(slots, budget).findLast(({ saving }) => saving <= room);
  if (!sum) return chosen;
  const moved = new Set(slots.flatMap(({ current }) => current.assignments));
  return [...chosen.filter((assignment) => !moved.has(assignment)), ...assignmentsOf(sum)];
};

/** Upper bound of rounds that redistribute coupons to approach a threshold. */
const MOST_ROUNDS = 6;

/** The problem that a local search improves, and its limits. */
export interface Neighbourhood {
  readonly problem: Problem;
  readonly budget: SearchBudget;
  readonly consider: (choice: readonly Assignment[]) => AssignmentPrice;
  /** Returns how much more the goods may save, in won; negative if they miss the threshold of the benefit. */
  readonly room: (price: AssignmentPrice) => number;
  /** True if the best choice cannot be improved. */
  readonly isDone: () => boolean;
}

interface Fewer {
  readonly rest: readonly Assignment[];
  readonly priced: AssignmentPrice;
  readonly room: number;
}

/** Removes coupons that keep a choice below the threshold of a benefit; tries each sufficient one as the last. */
const reaching = (near: Neighbourhood, chosen: readonly Assignment[]): readonly (readonly Assignment[])[] => {
  if (chosen.length === 0 || near.room(near.consider(chosen)) >= 0) return [chosen];
  const fewer = chosen.map((one): Fewer => {
    const rest = chosen.filter((other) => other !== one);
    const priced = near.consider(rest);
    return { rest, priced, room: near.room(priced) };
  });
  const enough = fewer.filter(({ room }) => room >= 0);
  if (enough.length === 0) return reaching(near, fewer.reduce((a, b) => (b.room > a.room ? b : a)).rest);
  return enough.toSorted((a, b) => a.priced.payable - b.priced.payable).map(({ rest }) => rest);
};

/** Brings a choice above a threshold as close to it as possible, because each won above it could be saved. */
const closeIn = (near: Neighbourhood, { room: all }: Benefit, start: readonly Assignment[]): void => {
  // without a threshold of all goods, only overseas goods count
  const isCounted = ({ isOverseas }: Group): boolean => all < Infinity || isOverseas.every(Boolean);
  let chosen = start;
  let room = near.room(near.consider(start));
  for (let round = 0; round < MOST_ROUNDS && room > 0 && !near.isDone(); round += 1) {
    const next = fillUp(near.problem, { isCounted, chosen, room, round, budget: near.budget });
    const left = near.room(near.consider(next));
    if (left < 0 || left >= room) continue;
    chosen = next;
    room = left;
  }
};

/** @param max number of choices to try */
export const localSearch = (
  near: Neighbourhood,
  benefit: Benefit,
  choice: readonly Assignment[],
  max: number,
): void => {
  for (const start of reaching(near, choice).slice(0, max)) closeIn(near, benefit, start);
};

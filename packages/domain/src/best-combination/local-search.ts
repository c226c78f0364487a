import { total, type Group, type AggregateCoupon, type Problem, type Assignment } from './model.ts';
import { type SearchBudget, spend, unlimited } from './budget.ts';
import type { AssignmentPrice } from '../coupons/coupon-assignment.ts';
import type { Benefit } from './benefits.ts';

interface SlotOption {
  readonly assignments: readonly Assignment[];
  /** Saving on the goods compared with no coupons, in won. */
  readonly saving: number;
  /** Rise of the prices after discounts, in won. */
  readonly delta: number;
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

const isTwice = (assignments: readonly Assignment[], { resources }: Assignment): boolean =>
  assignments.some((assignment) => assignment.resources.some((one) => resources.includes(one)));

interface PartialOption {
  readonly assignments: readonly Assignment[];
  readonly left: number;
  readonly delta: number;
}

type IsAllowed = (assignment: Assignment) => boolean;

const unitOptions = ({ unitChoices }: Group, isAllowed: IsAllowed, budget: SearchBudget): readonly PartialOption[] => {
  let ways: readonly PartialOption[] = [{ assignments: [], left: 0, delta: 0 }];
  for (const choices of unitChoices) {
    const allowed = choices.filter(({ assignment }) => !assignment || isAllowed(assignment));
    spend(budget, ways.length * allowed.length * STEPS_OF_OPTION);
    const next = ways.flatMap(({ assignments, left, delta }) =>
      allowed
        .filter(({ assignment }) => !assignment || !isTwice(assignments, assignment))
        .map((one) => ({
          assignments: one.assignment ? [...assignments, one.assignment] : assignments,
          left: left + one.left,
          delta: delta + one.delta,
        })),
    );
    ways = next.slice(0, MAX_OPTIONS);
  }
  return ways;
};

const withAggregateCoupon = (
  { assignments, left, delta }: PartialOption,
  { assignment, worth }: AggregateCoupon,
  bare: number,
): readonly SlotOption[] => {
  const taken = worth(left);
  return taken > 0 && !isTwice(assignments, assignment)
    ? [{ assignments: [...assignments, assignment], saving: bare - left + taken, delta }]
    : [];
};

const groupOptions = (group: Group, isAllowed: IsAllowed, budget: SearchBudget): readonly SlotOption[] => {
  const { sellerDupCoupons, superCoupons, fullPrice } = group;
  const seated = unitOptions(group, isAllowed, budget);
  spend(budget, seated.length * (1 + group.sellerDupCoupons.length) * STEPS_OF_OPTION);
  // a time-sale coupon excludes an additional coupon (CP-07)
  const shareable = seated.filter(({ assignments }) => !assignments.some(({ coupon }) => coupon.flags.isTimeSale));
  const untouched = { assignments: [], left: fullPrice, delta: 0 };
  return [
    ...seated.map(({ assignments, left, delta }) => ({ assignments, saving: fullPrice - left, delta })),
    ...sellerDupCoupons
      .filter(({ assignment }) => isAllowed(assignment))
      .flatMap((dup) => shareable.flatMap((way) => withAggregateCoupon(way, dup, fullPrice))),
    ...superCoupons
      .filter(({ assignment }) => isAllowed(assignment))
      .flatMap((over) => withAggregateCoupon(untouched, over, fullPrice)),
  ];
};

const aloneIn = ({ unitChoices, sellerDupCoupons, superCoupons, fullPrice }: Group, assignment: Assignment): number => {
  for (const choices of unitChoices)
    for (const choice of choices) if (choice.assignment === assignment) return assignment.price - choice.left;
  return (
    [...sellerDupCoupons, ...superCoupons].find((aggregate) => aggregate.assignment === assignment)?.worth(fullPrice) ??
    0
  );
};

const gainIn = (group: Group, assignment: Assignment, chosen: readonly Assignment[]): number => {
  const isInstead = ({ placeIndex, coupon }: Assignment): boolean =>
    placeIndex === assignment.placeIndex && coupon.couponType === assignment.coupon.couponType;
  const instead = chosen.find(isInstead);
  return aloneIn(group, assignment) - (instead ? aloneIn(group, instead) : 0);
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
      return own.length === 0
        ? []
        : [{ i, gain: Math.max(...own.map((assignment) => gainIn(group, assignment, chosen))) }];
    });
    const best = gains.toSorted((a, b) => b.gain - a.gain)[(round * (1 + (resource % 2))) % Math.max(1, gains.length)];
    if (best) shares[best.i]?.add(resource);
  }
  return shares;
};

const methodOf = ({ coupon }: Assignment): string | undefined => coupon.paymentCouponName;

/** Returns the options of a group that keep the fees, because no price after discounts falls. */
const slotOf = (
  group: Group,
  own: readonly Assignment[],
  isAllowed: IsAllowed,
  budget: SearchBudget,
): readonly Slot[] => {
  const ways = groupOptions(group, isAllowed, budget);
  const current = ways.find(
    ({ assignments }) =>
      assignments.length === own.length && assignments.every((assignment) => own.includes(assignment)),
  );
  if (!current) return [];
  const bySaving = new Map([[current.saving, current]]);
  for (const way of ways) if (way.delta >= current.delta && !bySaving.has(way.saving)) bySaving.set(way.saving, way);
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
    return slotOf(
      group,
      own,
      (assignment) => isPayable(assignment) && assignment.resources.every((one) => free.has(one)),
      budget,
    );
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

/**
 * Improves a choice so that the goods save up to `room` won more and the fees no less. It approaches the threshold of
 * a benefit from above (CP-19). Good, not always optimal.
 */
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

/**
 * Removes coupons that keep a choice below the threshold of a benefit, dearest first. Tries each sufficient coupon as
 * the last one; the cheapest choice wins.
 */
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

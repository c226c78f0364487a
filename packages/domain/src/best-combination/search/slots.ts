import { option as O } from 'fp-ts';
import type { Group, AggregateCoupon, Problem, Assignment } from '../model/block.ts';

/** A way to use coupons on the units of a group. */
export interface SlotOption {
  readonly assignments: readonly Assignment[];
  /** What the goods cost less than without coupons, in won. */
  readonly saving: number;
  /** By how much the prices after discounts rise, in won. */
  readonly delta: number;
}

/** A group with the way it is filled now, and those that could take its place, the least saving first. */
export interface Slot {
  readonly current: SlotOption;
  readonly options: readonly SlotOption[];
}

/** How many ways to fill one group are listed, and how many of them are compared. */
const MAX_OPTIONS = 400;
const MAX_COMPARED = 12;

/** So many of some values, evenly spread, the first and the last among them. */
export const spread = <A>(values: readonly A[], max: number): readonly A[] =>
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

/** The ways to fill the units alone; of very many the first. */
const unitOptions = ({ unitChoices }: Group, isAllowed: IsAllowed): readonly PartialOption[] => {
  let ways: readonly PartialOption[] = [{ assignments: [], left: 0, delta: 0 }];
  for (const choices of unitChoices) {
    const allowed = choices.filter(({ assignment }) => !assignment || isAllowed(assignment));
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

/** The ways to fill a group with these assignments, each coupon once. */
const groupOptions = (group: Group, isAllowed: IsAllowed): readonly SlotOption[] => {
  const { sellerDupCoupons, superCoupons, fullPrice } = group;
  const seated = unitOptions(group, isAllowed);
  // a time-sale coupon goes with no additional one (CP-07)
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

/** What an assignment saves alone on the goods of a group, in won. */
const aloneIn = ({ unitChoices, sellerDupCoupons, superCoupons, fullPrice }: Group, assignment: Assignment): number => {
  for (const choices of unitChoices)
    for (const choice of choices) if (choice.assignment === assignment) return assignment.price - choice.left;
  return (
    [...sellerDupCoupons, ...superCoupons].find((aggregate) => aggregate.assignment === assignment)?.worth(fullPrice) ??
    0
  );
};

/** What an assignment saves more in a group than what is in its place now, in won. */
const gainIn = (group: Group, assignment: Assignment, chosen: readonly Assignment[]): number => {
  const isInstead = ({ placeIndex, coupon }: Assignment): boolean =>
    placeIndex === assignment.placeIndex && coupon.couponType === assignment.coupon.couponType;
  const instead = chosen.find(isInstead);
  return aloneIn(group, assignment) - (instead ? aloneIn(group, instead) : 0);
};

/** What is filled, and with which coupons. */
export interface Filling {
  readonly isCounted: (group: Group) => boolean;
  readonly chosen: readonly Assignment[];
  /** How much more may be saved on the goods, in won. */
  readonly room: number;
  /** From 0 on: in each round coupons are shared out in another way. */
  readonly round: number;
}

/** Gives each coupon that is not in use to one group: the one in which it saves most more, in another round another one. */
const sharesOf = (
  problem: Problem,
  groups: readonly Group[],
  { chosen, round }: Filling,
): readonly ReadonlySet<number>[] => {
  const used = new Set(chosen.flatMap(({ resources }) => resources));
  const shares = groups.map(() => new Set<number>());
  for (const [resource, assignments] of problem.assignmentsOf.entries()) {
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

const methodOf = ({ coupon }: Assignment): string | undefined => O.toUndefined(coupon.paymentCouponName);

/** A group's ways that keep what the fees come to: prices after discounts fall in none of them. */
const slotOf = (group: Group, own: readonly Assignment[], isAllowed: IsAllowed): readonly Slot[] => {
  const ways = groupOptions(group, isAllowed);
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

/** The groups with what can be put into each: its own coupons, and its share of those that are not in use. */
export const slotsOf = (problem: Problem, filling: Filling): readonly Slot[] => {
  const { chosen, isCounted } = filling;
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
    );
  });
};

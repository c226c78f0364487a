import { option as O } from 'fp-ts';
import type { Group, AggregateCoupon, Problem, Assignment } from '../model/block.ts';

export interface SlotOption {
  readonly assignments: readonly Assignment[];
  /** Saving on the goods compared with no coupons, in won. */
  readonly saving: number;
  /** Rise of the prices after discounts, in won. */
  readonly delta: number;
}

/** A group with its current option and its alternatives, smallest saving first. */
export interface Slot {
  readonly current: SlotOption;
  readonly options: readonly SlotOption[];
}

const MAX_OPTIONS = 400;
const MAX_COMPARED = 12;

/** Samples `max` values evenly, including both ends. */
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

const groupOptions = (group: Group, isAllowed: IsAllowed): readonly SlotOption[] => {
  const { sellerDupCoupons, superCoupons, fullPrice } = group;
  const seated = unitOptions(group, isAllowed);
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

export interface Filling {
  readonly isCounted: (group: Group) => boolean;
  readonly chosen: readonly Assignment[];
  /** Limit of additional savings on the goods, in won. */
  readonly room: number;
  readonly round: number;
}

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

/** Returns the options of a group that keep the fees, because no price after discounts falls. */
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

/** Returns each group with its own coupons and its share of the unused ones. */
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

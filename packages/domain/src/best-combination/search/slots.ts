import { option as O } from 'fp-ts';
import type { Group, Offer, Problem, Use } from '../model/block.ts';

/** A way to use coupons on the units of a group. */
export interface Way {
  readonly uses: readonly Use[];
  /** What the goods cost less than without coupons, in won. */
  readonly saving: number;
  /** By how much the prices after discounts rise, in won. */
  readonly delta: number;
}

/** A group with the way it is filled now, and those that could take its place, the least saving first. */
export interface Slot {
  readonly now: Way;
  readonly ways: readonly Way[];
}

/** How many ways to fill one group are listed, and how many of them are compared. */
const MOST_WAYS = 400;
const MOST_COMPARED = 12;

/** So many of some values, evenly spread, the first and the last among them. */
export const spread = <A>(values: readonly A[], most: number): readonly A[] =>
  values.length <= most
    ? values
    : values.filter(
        (_, n) =>
          Math.floor((n * (most - 1)) / (values.length - 1)) !==
          Math.floor(((n - 1) * (most - 1)) / (values.length - 1)),
      );

const isTwice = (uses: readonly Use[], { resources }: Use): boolean =>
  uses.some((use) => use.resources.some((one) => resources.includes(one)));

interface Seated {
  readonly uses: readonly Use[];
  readonly left: number;
  readonly delta: number;
}

type IsAllowed = (use: Use) => boolean;

/** The ways to fill the seats alone; of very many the first. */
const seatedWays = ({ seats }: Group, isAllowed: IsAllowed): readonly Seated[] => {
  let ways: readonly Seated[] = [{ uses: [], left: 0, delta: 0 }];
  for (const seat of seats) {
    const choices = seat.filter(({ use }) => !use || isAllowed(use));
    const next = ways.flatMap(({ uses, left, delta }) =>
      choices
        .filter(({ use }) => !use || !isTwice(uses, use))
        .map((one) => ({ uses: one.use ? [...uses, one.use] : uses, left: left + one.left, delta: delta + one.delta })),
    );
    ways = next.slice(0, MOST_WAYS);
  }
  return ways;
};

const withOffer = ({ uses, left, delta }: Seated, { use, worth }: Offer, bare: number): readonly Way[] => {
  const taken = worth(left);
  return taken > 0 && !isTwice(uses, use) ? [{ uses: [...uses, use], saving: bare - left + taken, delta }] : [];
};

/** The ways to fill a group with these uses, each coupon once. */
const waysOf = (group: Group, isAllowed: IsAllowed): readonly Way[] => {
  const { dups, supers, bare } = group;
  const seated = seatedWays(group, isAllowed);
  // a time-sale coupon goes with no additional one (CP-07)
  const shareable = seated.filter(({ uses }) => !uses.some(({ coupon }) => coupon.flags.isTimeSale));
  const untouched = { uses: [], left: bare, delta: 0 };
  return [
    ...seated.map(({ uses, left, delta }) => ({ uses, saving: bare - left, delta })),
    ...dups.filter(({ use }) => isAllowed(use)).flatMap((dup) => shareable.flatMap((way) => withOffer(way, dup, bare))),
    ...supers.filter(({ use }) => isAllowed(use)).flatMap((over) => withOffer(untouched, over, bare)),
  ];
};

/** What a use saves alone on the goods of a group, in won. */
const aloneIn = ({ seats, dups, supers, bare }: Group, use: Use): number => {
  for (const seat of seats) for (const choice of seat) if (choice.use === use) return use.price - choice.left;
  return [...dups, ...supers].find((offer) => offer.use === use)?.worth(bare) ?? 0;
};

/** What a use saves more in a group than what is in its place now, in won. */
const gainIn = (group: Group, use: Use, chosen: readonly Use[]): number => {
  const isInstead = ({ site, coupon }: Use): boolean =>
    site === use.site && coupon.couponType === use.coupon.couponType;
  const instead = chosen.find(isInstead);
  return aloneIn(group, use) - (instead ? aloneIn(group, instead) : 0);
};

/** What is filled, and with which coupons. */
export interface Filling {
  readonly isCounted: (group: Group) => boolean;
  readonly chosen: readonly Use[];
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
  for (const [resource, uses] of problem.usesOf.entries()) {
    if (used.has(resource)) continue;
    const gains = groups.flatMap((group, i) => {
      const own = uses.filter(({ index }) => group.uses.has(index));
      return own.length === 0 ? [] : [{ i, gain: Math.max(...own.map((use) => gainIn(group, use, chosen))) }];
    });
    const best = gains.toSorted((a, b) => b.gain - a.gain)[(round * (1 + (resource % 2))) % Math.max(1, gains.length)];
    if (best) shares[best.i]?.add(resource);
  }
  return shares;
};

const methodOf = ({ coupon }: Use): string | undefined => O.toUndefined(coupon.paymentCouponName);

/** A group's ways that keep what the fees come to: prices after discounts fall in none of them. */
const slotOf = (group: Group, own: readonly Use[], isAllowed: IsAllowed): readonly Slot[] => {
  const ways = waysOf(group, isAllowed);
  const now = ways.find(({ uses }) => uses.length === own.length && uses.every((use) => own.includes(use)));
  if (!now) return [];
  const bySaving = new Map([[now.saving, now]]);
  for (const way of ways) if (way.delta >= now.delta && !bySaving.has(way.saving)) bySaving.set(way.saving, way);
  const sorted = [...bySaving.values()].toSorted((a, b) => a.saving - b.saving);
  return [{ now, ways: spread(sorted, MOST_COMPARED) }];
};

/** The groups with what can be put into each: its own coupons, and its share of those that are not in use. */
export const slotsOf = (problem: Problem, filling: Filling): readonly Slot[] => {
  const { chosen, isCounted } = filling;
  const groups = problem.blocks.flatMap((block) => block.groups.filter(isCounted));
  const method = chosen.map(methodOf).find((name) => name !== undefined);
  const shares = sharesOf(problem, groups, filling);
  return groups.flatMap((group, i) => {
    const own = chosen.filter(({ index }) => group.uses.has(index));
    const free = new Set([...own.flatMap(({ resources }) => resources), ...(shares[i] ?? [])]);
    const isPayable = (use: Use): boolean => methodOf(use) === undefined || methodOf(use) === method;
    return slotOf(group, own, (use) => isPayable(use) && use.resources.every((one) => free.has(one)));
  });
};

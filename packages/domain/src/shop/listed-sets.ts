import { Queue } from '../orders/smallest-change/queue.ts';
import { goTogether } from './against.ts';
import type { Offer, PromotionOrder } from './promotion.ts';
import { basisAfter, inLanes, workedOn, type PromotionBasis, type Worked } from './worked.ts';

/** How many sets of promotions that share units are worked out: all of twelve that go together. */
const SET_LIMIT = 4096;

/** Promotions that go together and each take something off. */
export interface PromotionSet {
  /** In the order in which they are taken. */
  readonly worked: readonly Worked[];
  /** Off all units together, in minor units. */
  readonly worth: number;
}

/** No promotion. */
export const noPromotions: PromotionSet = { worked: [], worth: 0 };

/** Offers that share units, what they take from, and what else is asked of a set. */
export interface Sharing {
  readonly basis: PromotionBasis;
  readonly order: PromotionOrder;
  /** What each takes off by itself. */
  readonly alone: readonly Worked[];
  /** Whether a promotion may take off just this. */
  readonly isAllowed: (worked: Worked) => boolean;
  readonly isLate: () => boolean;
}

/** Sets of promotions, the one that takes off most first. */
export interface ListedSets {
  readonly sets: readonly PromotionSet[];
  /** No set that is not listed takes off more; 0 where all are listed. */
  readonly beyond: number;
}

/** A set, what it leaves of the prices, and what may still be added to it: only what is taken after it. */
interface Partial extends PromotionSet {
  readonly left: PromotionBasis;
  readonly rest: readonly Worked[];
}

const meet = (a: Worked, b: Worked): boolean => a.units.some((id) => b.units.includes(id));

const goes = (a: Worked, b: Worked): boolean => goTogether(a.offer, b.offer) || !meet(a, b);

/** A set with one more of its rest; nothing where that takes nothing off, since the set without it is the same, or what it may not. */
const withNext = (
  { order, isAllowed }: Sharing,
  { worked, worth, left, rest }: Partial,
  n: number,
): Partial | undefined => {
  const next = rest[n];
  const here = next && workedOn(left, next.offer, order);
  if (!here || here.total === 0 || !isAllowed(here)) return undefined;
  const after = rest.slice(n + 1).filter((other) => goes(next, other));
  return { worked: [...worked, here], worth: worth + here.total, left: basisAfter(left, here), rest: after };
};

/** What a set and all that may be added to it take off at most: no more than is left of the units. */
const mostOf = ({ worth, left, rest }: Partial): number => {
  const units = new Set(rest.flatMap((one) => one.units));
  return [...units].reduce((total, id) => total + (left.left.get(id) ?? 0), worth);
};

const startOf = ({ basis, alone }: Sharing): Partial => {
  const order = inLanes(alone.map(({ offer }) => offer));
  const rest = order.flatMap((offer) => alone.find((one) => one.offer === offer) ?? []);
  return { ...noPromotions, left: basis, rest };
};

/** All that go together, taken one after another: each that takes something off beside those before it. */
const allOf = (sharing: Sharing, set: Partial): PromotionSet => {
  for (const n of set.rest.keys()) {
    const more = withNext(sharing, set, n);
    if (more) return allOf(sharing, more);
  }
  return set;
};

/** The set of these; nothing where one takes nothing off beside the others. */
const setOf = (sharing: Sharing, offers: readonly Offer[]): PromotionSet | undefined => {
  let set: Partial | undefined = startOf(sharing);
  for (const offer of inLanes(offers)) {
    const n: number = set.rest.findIndex((one) => one.offer === offer);
    set = n < 0 ? undefined : withNext(sharing, set, n);
    if (!set) return undefined;
  }
  return set;
};

/** As long as one more takes more off together, the one that takes most. */
const greedy = (sharing: Sharing, set: PromotionSet): PromotionSet => {
  const used = set.worked.map(({ offer }) => offer);
  const all = sharing.alone.map(({ offer }) => offer);
  const more = sharing.isLate()
    ? []
    : all.flatMap((offer) =>
        used.includes(offer)
          ? []
          : (setOf(
              sharing,
              all.filter((one) => one === offer || used.includes(one)),
            ) ?? []),
      );
  const best = more.reduce((a, b) => (b.worth > a.worth ? b : a), set);
  return best === set ? set : greedy(sharing, best);
};

const keyOf = ({ worked }: PromotionSet): string => JSON.stringify(worked.map(({ offer }) => offer.id));

const inOrder = (sets: readonly PromotionSet[]): readonly PromotionSet[] =>
  sets.toSorted((a, b) => b.worth - a.worth || a.worked.length - b.worked.length);

/**
 * Every set of these promotions that may be used together. Where a promotion takes nothing off beside those before it, the set without it
 * is the same, and is listed alone. Of very many those are listed that are met first, each time going on from the one that takes off most,
 * and beside them what is easily found: all that go together, one after another, and by what each adds.
 */
export const listedSets = (sharing: Sharing): ListedSets => {
  const open = new Queue<Partial>((a, b) => a.worth > b.worth);
  open.put(startOf(sharing));
  const sets: PromotionSet[] = [];
  const cut: Partial[] = [];
  let workedOut = 0;
  for (let set = open.take(); set; set = open.take()) {
    sets.push(set);
    if (set.rest.length > 0 && (workedOut >= SET_LIMIT || sharing.isLate())) {
      cut.push(set);
      continue;
    }
    workedOut += set.rest.length;
    for (const n of set.rest.keys()) {
      const more = withNext(sharing, set, n);
      if (more) open.put(more);
    }
  }
  if (cut.length === 0) return { sets: inOrder(sets), beyond: 0 };
  const easy = [allOf(sharing, startOf(sharing)), greedy(sharing, noPromotions)];
  const all = new Map([...sets, ...easy].map((set) => [keyOf(set), set]));
  return { sets: inOrder([...all.values()]), beyond: Math.max(...cut.map(mostOf)) };
};

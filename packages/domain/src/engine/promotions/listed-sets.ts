import { Queue } from '../../orders/smallest-change/queue.ts';
import { canStack, overlap } from './conflicts.ts';
import type { Offer, PromotionOrder } from './promotion.ts';
import {
  basisAfter,
  inOrderOfUse,
  evaluatePromotion,
  isOnShipping,
  type PromotionBasis,
  type EvaluatedPromotion,
} from './evaluate.ts';

/** Default upper bound of sets per component: all of twelve promotions. */
const SET_LIMIT = 4096;

/** Compatible promotions, each with a saving. */
export interface PromotionSet {
  readonly promotions: readonly EvaluatedPromotion[];
  readonly worth: number;
}

export const noPromotions: PromotionSet = { promotions: [], worth: 0 };

/** Promotions with common units, whose compatible sets are listed. */
interface Component {
  readonly basis: PromotionBasis;
  readonly order: PromotionOrder;
  readonly alone: readonly EvaluatedPromotion[];
  /** True if a promotion may have this effect. */
  readonly isAllowed: (promotion: EvaluatedPromotion) => boolean;
  readonly isLate: () => boolean;
  /** Upper bound of sets. */
  readonly limit?: number | undefined;
}

/** Sets of promotions, greatest saving first. */
export interface ListedSets {
  readonly sets: readonly PromotionSet[];
  /** Upper bound of the saving of unlisted sets; 0 if all are listed. */
  readonly beyond: number;
}

interface PartialSet extends PromotionSet {
  readonly left: PromotionBasis;
  readonly rest: readonly EvaluatedPromotion[];
}

const goes = (a: EvaluatedPromotion, b: EvaluatedPromotion): boolean => canStack(a.offer, b.offer) || !overlap(a, b);

/**
 * Adds a promotion to a set. Returns undefined if it is not allowed, or if it saves 0, because then the set without it is
 * equal. A promotion on shipping may save more after others, because they can raise a fee.
 */
const withNext = (
  { order, isAllowed }: Component,
  { promotions, worth, left, rest }: PartialSet,
  n: number,
): PartialSet | undefined => {
  const next = rest[n];
  const here = next && evaluatePromotion(left, next.offer, order);
  if (!here || here.lacking || !isAllowed(here) || (here.total === 0 && !isOnShipping(here.offer))) return undefined;
  const after = rest.slice(n + 1).filter((other) => goes(next, other));
  return { promotions: [...promotions, here], worth: worth + here.total, left: basisAfter(left, here), rest: after };
};

/** Returns an upper bound of the saving of a set and its extensions, limited by the remaining prices and fees. */
const mostOf = ({ worth, left, rest }: PartialSet): number => {
  const units = new Set(rest.flatMap((one) => one.units));
  const amounts = rest.some(({ offer }) => isOnShipping(offer)) ? left.fees : left.pieces;
  return [...units].flatMap((id) => amounts.get(id) ?? []).reduce((total, amount) => total + amount, worth);
};

const startOf = ({ basis, alone }: Component): PartialSet => {
  const order = inOrderOfUse(alone.map(({ offer }) => offer));
  const rest = order.flatMap((offer) => alone.find((one) => one.offer === offer) ?? []);
  return { ...noPromotions, left: basis, rest };
};

const allOf = (component: Component, set: PartialSet): PromotionSet => {
  for (const n of set.rest.keys()) {
    const more = withNext(component, set, n);
    if (more) return allOf(component, more);
  }
  return set;
};

const setOf = (component: Component, offers: readonly Offer[]): PromotionSet | undefined => {
  let set: PartialSet | undefined = startOf(component);
  for (const offer of inOrderOfUse(offers)) {
    const n: number = set.rest.findIndex((one) => one.offer === offer);
    set = n < 0 ? undefined : withNext(component, set, n);
    if (!set) return undefined;
  }
  return set;
};

const greedy = (component: Component, set: PromotionSet): PromotionSet => {
  const used = set.promotions.map(({ offer }) => offer);
  const all = component.alone.map(({ offer }) => offer);
  const more = component.isLate()
    ? []
    : all.flatMap((offer) =>
        used.includes(offer)
          ? []
          : (setOf(
              component,
              all.filter((one) => one === offer || used.includes(one)),
            ) ?? []),
      );
  const best = more.reduce((a, b) => (b.worth > a.worth ? b : a), set);
  return best === set ? set : greedy(component, best);
};

const keyOf = ({ promotions }: PromotionSet): string => JSON.stringify(promotions.map(({ offer }) => offer.id));

const inOrder = (sets: readonly PromotionSet[]): readonly PromotionSet[] =>
  sets.toSorted((a, b) => b.worth - a.worth || a.promotions.length - b.promotions.length);

/**
 * Lists every compatible set of promotions with a saving for each. Above the limit it lists sets best first, plus all
 * compatible promotions in order and a greedy set.
 */
export const listedSets = (component: Component): ListedSets => {
  const open = new Queue<PartialSet>((a, b) => a.worth > b.worth);
  open.put(startOf(component));
  const sets: PromotionSet[] = [];
  const cut: PartialSet[] = [];
  const { limit = SET_LIMIT } = component;
  let evaluations = 0;
  for (let set = open.take(); set; set = open.take()) {
    sets.push(set);
    if (set.rest.length > 0 && (evaluations >= limit || component.isLate())) {
      cut.push(set);
      continue;
    }
    evaluations += set.rest.length;
    for (const n of set.rest.keys()) {
      const more = withNext(component, set, n);
      if (more) open.put(more);
    }
  }
  if (cut.length === 0) return { sets: inOrder(sets), beyond: 0 };
  const easy = [allOf(component, startOf(component)), greedy(component, noPromotions)];
  const all = new Map([...sets, ...easy].map((set) => [keyOf(set), set]));
  return { sets: inOrder([...all.values()]), beyond: Math.max(...cut.map(mostOf)) };
};

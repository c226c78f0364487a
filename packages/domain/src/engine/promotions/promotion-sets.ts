import { Queue } from '../../orders/smallest-change/queue.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import { overlap } from './conflicts.ts';
import { listedSets, type ListedSets, type PromotionSet } from './listed-sets.ts';
import type { Offer, PromotionOrder } from './promotion.ts';
import {
  basisOf,
  basisOfShipping,
  evaluatePromotion,
  evaluateShipping,
  inOrderOfUse,
  isOnShipping,
  type EvaluatedPromotion,
} from './evaluate.ts';

interface Choice {
  readonly at: readonly number[];
  readonly moved: number;
  readonly worth: number;
}

export interface SetsQuestion {
  readonly input: PricingInput;
  readonly offers: readonly Offer[];
  readonly order: PromotionOrder;
  readonly isAllowed?: (promotion: EvaluatedPromotion) => boolean;
  readonly isLate?: () => boolean;
  readonly limit?: number | undefined;
}

/** Sets of promotions of a shop, built lazily. */
export interface PromotionSets {
  /** Returns the saving of the next set in minor units; undefined at the end. */
  readonly next: () => number | undefined;
  readonly take: () => PromotionSet | undefined;
  /**
   * Evaluates the promotions on shipping of a set after its others. Returns undefined if one of them is not allowed or
   * saves 0. The saving of the set stays an upper bound.
   */
  readonly withShipping: (set: PromotionSet) => PromotionSet | undefined;
  /** Upper bound of the saving of unlisted sets; 0 if all are listed. */
  readonly beyond: number;
  readonly lists: readonly ListedSets[];
}

const componentsOf = (all: readonly EvaluatedPromotion[]): readonly (readonly EvaluatedPromotion[])[] =>
  all.reduce<readonly (readonly EvaluatedPromotion[])[]>((components, one) => {
    const isJoined = (component: readonly EvaluatedPromotion[]): boolean =>
      component.some((other) => overlap(one, other));
    return [...components.filter((each) => !isJoined(each)), [...components.filter(isJoined).flat(), one]];
  }, []);

const worthAt = ({ sets }: ListedSets, at: number | undefined): number => sets[at ?? 0]?.worth ?? 0;

const beyondOf = (lists: readonly ListedSets[]): number => {
  const most = lists.map((list) => Math.max(list.beyond, worthAt(list, 0)));
  const total = most.reduce((sum, each) => sum + each, 0);
  return Math.max(0, ...lists.map(({ beyond }, i) => (beyond > 0 ? total - (most[i] ?? 0) + beyond : 0)));
};

const together = (
  lists: readonly ListedSets[],
  { at, worth }: Choice,
  rankOf: (promotion: EvaluatedPromotion) => number,
): PromotionSet => {
  const promotions = lists.flatMap(({ sets }, i) => sets[at[i] ?? 0]?.promotions ?? []);
  return { promotions: promotions.toSorted((a, b) => rankOf(a) - rankOf(b)), worth };
};

const movedOn = (lists: readonly ListedSets[], { at, moved, worth }: Choice): readonly Choice[] =>
  lists.flatMap((list, i): readonly Choice[] => {
    const next = (at[i] ?? 0) + 1;
    if (i < moved || next >= list.sets.length) return [];
    return [{ at: at.with(i, next), moved: i, worth: worth + worthAt(list, next) - worthAt(list, next - 1) }];
  });

/**
 * Returns the compatible sets of promotions, greatest saving first. Promotions without common units are independent
 * components. Their lists are combined lazily, so twenty offers on twenty items remain twenty short lists.
 */
export const promotionSets = ({
  input,
  offers,
  order,
  isAllowed = () => true,
  isLate = () => false,
  limit,
}: SetsQuestion): PromotionSets => {
  const onPrices = basisOf(input);
  const taking = inOrderOfUse(offers);
  // no promotion on prices lowers a fee, so the saving on the fees without them is an upper bound
  const basis = taking.some(isOnShipping) ? basisOfShipping(onPrices, input, []) : onPrices;
  const all = taking.map((offer) => evaluatePromotion(basis, offer, order)).filter(({ units }) => units.length > 0);
  const isShipping = ({ offer }: EvaluatedPromotion): boolean => isOnShipping(offer);
  const components = [all.filter((one) => !isShipping(one)), all.filter(isShipping)].flatMap(componentsOf);
  const lists = components.map((alone) => listedSets({ basis, order, alone, isAllowed, isLate, limit }));
  const withShipping: PromotionSets['withShipping'] = (set) => {
    const shipping = set.promotions.filter(isShipping);
    if (shipping.length === 0) return set;
    const others = set.promotions.filter((one) => !isShipping(one));
    if (isLate()) return { ...set, promotions: others };
    const used = shipping.map(({ offer }) => offer);
    const found = evaluateShipping(onPrices, input, others, used, order);
    const isUsed = (one: EvaluatedPromotion): boolean => one.total > 0 && isAllowed(one);
    return found.every(isUsed) ? { ...set, promotions: [...others, ...found] } : undefined;
  };
  const open = new Queue<Choice>((a, b) => a.worth > b.worth);
  const first = lists.reduce((sum, list) => sum + worthAt(list, 0), 0);
  let next: Choice | undefined = { at: lists.map(() => 0), moved: 0, worth: first };
  return {
    next: () => next?.worth,
    take: () => {
      for (let taken = next; taken; taken = next) {
        for (const choice of movedOn(lists, taken)) open.put(choice);
        next = open.take();
        const set = withShipping(together(lists, taken, ({ offer }) => taking.indexOf(offer)));
        if (set) return set;
      }
      return undefined;
    },
    withShipping,
    beyond: beyondOf(lists),
    lists,
  };
};

import { Queue } from '../orders/smallest-change/queue.ts';
import type { PricingInput } from '../price/pricing-input.ts';
import { isOn } from './against.ts';
import { listedSets, type ListedSets, type PromotionSet } from './listed-sets.ts';
import type { Offer, PromotionOrder } from './promotion.ts';
import { basisOf, inLanes, workedOn, type Worked } from './worked.ts';

/** One set of each component, by its place in that component’s list. */
interface Choice {
  readonly at: readonly number[];
  /** The component that was moved on last: those before it are not moved any more, so that each choice comes up once. */
  readonly moved: number;
  readonly worth: number;
}

/** Which sets are asked for. */
export interface SetsQuestion {
  /** The cart without promotions. */
  readonly input: PricingInput;
  readonly offers: readonly Offer[];
  readonly order: PromotionOrder;
  /** Whether a promotion may take off just this; every one where left out. */
  readonly isAllowed?: (worked: Worked) => boolean;
  /** Whether there is no more time to list sets; never where left out. */
  readonly isLate?: () => boolean;
}

/** The sets of a shop’s promotions, each put together when it is asked for. */
export interface PromotionSets {
  /** What the next set takes off, in minor units; undefined where there is none. */
  readonly next: () => number | undefined;
  /** The next set: none takes off more than those before it. */
  readonly take: () => PromotionSet | undefined;
  /** No set that is never listed takes off more; 0 where all are. */
  readonly beyond: number;
  /** The sets of each component by themselves: each set is one of each. */
  readonly lists: readonly ListedSets[];
}

/** Offers that share a unit, directly or through others. */
const componentsOf = (all: readonly Worked[]): readonly (readonly Worked[])[] =>
  all.reduce<readonly (readonly Worked[])[]>((components, one) => {
    const isJoined = (component: readonly Worked[]): boolean =>
      component.some(({ units }) => units.some((id) => one.units.includes(id)));
    return [...components.filter((each) => !isJoined(each)), [...components.filter(isJoined).flat(), one]];
  }, []);

const worthAt = ({ sets }: ListedSets, at: number | undefined): number => sets[at ?? 0]?.worth ?? 0;

/** What a set takes off at most of which one component’s part is not listed. */
const beyondOf = (lists: readonly ListedSets[]): number => {
  const most = lists.map((list) => Math.max(list.beyond, worthAt(list, 0)));
  const total = most.reduce((sum, each) => sum + each, 0);
  return Math.max(0, ...lists.map(({ beyond }, i) => (beyond > 0 ? total - (most[i] ?? 0) + beyond : 0)));
};

const together = (
  lists: readonly ListedSets[],
  { at, worth }: Choice,
  rankOf: (worked: Worked) => number,
): PromotionSet => {
  const worked = lists.flatMap(({ sets }, i) => sets[at[i] ?? 0]?.worked ?? []);
  return { worked: worked.toSorted((a, b) => rankOf(a) - rankOf(b)), worth };
};

const movedOn = (lists: readonly ListedSets[], { at, moved, worth }: Choice): readonly Choice[] =>
  lists.flatMap((list, i): readonly Choice[] => {
    const next = (at[i] ?? 0) + 1;
    if (i < moved || next >= list.sets.length) return [];
    return [{ at: at.with(i, next), moved: i, worth: worth + worthAt(list, next) - worthAt(list, next - 1) }];
  });

/**
 * The sets of promotions that may be used together in a cart, the one that takes off most first. Promotions that share no unit are
 * independent: the sets of each component are listed by themselves, and a set of all is one of each, so that twenty offers on twenty items
 * are twenty short lists.
 */
export const promotionSets = ({ input, offers, order, isAllowed, isLate }: SetsQuestion): PromotionSets => {
  const basis = basisOf(input);
  const taking = inLanes(offers);
  const all = offers.filter((offer) => isOn(offer, order.now)).map((offer) => workedOn(basis, offer, order));
  const lists = componentsOf(all.filter(({ units }) => units.length > 0)).map((alone) =>
    listedSets({ basis, order, alone, isAllowed: isAllowed ?? (() => true), isLate: isLate ?? (() => false) }),
  );
  const open = new Queue<Choice>((a, b) => a.worth > b.worth);
  const first = lists.reduce((sum, list) => sum + worthAt(list, 0), 0);
  let next: Choice | undefined = { at: lists.map(() => 0), moved: 0, worth: first };
  return {
    next: () => next?.worth,
    take: () => {
      const taken = next;
      if (!taken) return undefined;
      for (const choice of movedOn(lists, taken)) open.put(choice);
      next = open.take();
      return together(lists, taken, ({ offer }) => taking.indexOf(offer));
    },
    beyond: beyondOf(lists),
    lists,
  };
};

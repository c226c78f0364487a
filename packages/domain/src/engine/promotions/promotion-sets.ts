import { unlimited, type SearchBudget } from '../../best-combination/budget.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { Queue } from '../../money/queue.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import { ComponentSets, maySave, type PromotionSet } from './component-sets.ts';
import type { Offer, PromotionOrder } from './offer.ts';
import {
  basisOf,
  basisOfShipping,
  evaluatePromotion,
  evaluateShipping,
  inOrderOfUse,
  isOnShipping,
} from './evaluate.ts';
import type { EvaluatedPromotion } from './offer.ts';

/** The position of a set in each component. */
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
  /** Unlimited if missing. */
  readonly budget?: SearchBudget;
  readonly limit?: number | undefined;
}

/** Sets of promotions of a shop, built lazily. */
export interface PromotionSets {
  /** Returns an upper bound in minor units of the saving of all sets that are not taken; -1 if there are none. */
  readonly bound: () => number;
  /** Returns the next set, greatest saving first; undefined at the end or at a limit. */
  readonly take: () => PromotionSet | undefined;
  /** Evaluates the promotions on shipping of a set after its others; undefined if one is not allowed or saves 0. */
  readonly withShipping: (set: PromotionSet) => PromotionSet | undefined;
  readonly components: readonly ComponentSets[];
}

/** Returns the promotions by component, in their order. The units of two components are disjoint. */
const componentsOf = (all: readonly EvaluatedPromotion[]): readonly (readonly EvaluatedPromotion[])[] => {
  let components: readonly ReadonlySet<CartUnitId>[] = [];
  for (const { units } of all) {
    const joined = components.filter((component) => units.some((id) => component.has(id)));
    const rest = components.filter((component) => !joined.includes(component));
    components = [...rest, new Set([...joined.flatMap((component) => [...component]), ...units])];
  }
  return components.map((component) => all.filter(({ units }) => units.some((id) => component.has(id))));
};

/** The choices that follow a choice: the next set of one component, not before the one that moved last. */
const movesOf = (
  components: readonly ComponentSets[],
  { at, moved, worth }: Choice,
  setAt: (component: ComponentSets, n: number) => PromotionSet | undefined,
): readonly Choice[] =>
  components.flatMap((component, i): readonly Choice[] => {
    const n = at[i] ?? 0;
    const [before, next] = i < moved ? [] : [setAt(component, n), setAt(component, n + 1)];
    return before && next ? [{ at: at.with(i, n + 1), moved: i, worth: worth + next.worth - before.worth }] : [];
  });

const listed = (component: ComponentSets, n: number): PromotionSet | undefined => component.at(n);
const known = (component: ComponentSets, n: number): PromotionSet | undefined => component.known(n);

/** Upper bound of the saving of choices with a set that its component has not listed; -1 if there are none. */
const unlistedBound = (components: readonly ComponentSets[]): number => {
  const most = components.map((component) => Math.max(0, component.known(0)?.worth ?? 0, component.bound));
  const total = most.reduce((sum, each) => sum + each, 0);
  return Math.max(-1, ...components.map(({ bound }, i) => (bound < 0 ? -1 : total - (most[i] ?? 0) + bound)));
};

/** Returns the compatible sets of promotions, greatest saving first, lazily combined from independent components. */
export const promotionSets = ({
  input,
  offers,
  order,
  isAllowed = () => true,
  budget = { ...unlimited },
  limit,
}: SetsQuestion): PromotionSets => {
  const onPrices = basisOf(input);
  const taking = inOrderOfUse(offers);
  // no promotion on prices lowers a fee, so the saving on the fees without them is an upper bound
  const basis = taking.some(isOnShipping) ? basisOfShipping(onPrices, input, []) : onPrices;
  const isShipping = ({ offer }: EvaluatedPromotion): boolean => isOnShipping(offer);
  const all = taking
    .map((offer) => evaluatePromotion(basis, offer, order))
    .filter((one) => one.units.length > 0 && maySave(one));
  const components = [all.filter((one) => !isShipping(one)), all.filter(isShipping)]
    .flatMap(componentsOf)
    .map((alone) => new ComponentSets({ basis, order, alone, isAllowed, budget, limit }));
  const withShipping: PromotionSets['withShipping'] = (set) => {
    const shipping = set.promotions.filter(isShipping);
    if (shipping.length === 0) return set;
    const others = set.promotions.filter((one) => !isShipping(one));
    const used = shipping.map(({ offer }) => offer);
    const found = evaluateShipping(onPrices, input, others, used, order);
    const isUsed = (one: EvaluatedPromotion): boolean => one.total > 0 && isAllowed(one);
    return found.every(isUsed) ? { ...set, promotions: [...others, ...found] } : undefined;
  };
  const together = ({ at, worth }: Choice): PromotionSet => {
    const promotions = components.flatMap((component, i) => component.known(at[i] ?? 0)?.promotions ?? []);
    return { promotions: promotions.toSorted((a, b) => taking.indexOf(a.offer) - taking.indexOf(b.offer)), worth };
  };
  const open = new Queue<Choice>((a, b) => a.worth > b.worth);
  const at = components.map(() => 0);
  open.put({ at, moved: 0, worth: components.reduce((sum, component) => sum + (component.at(0)?.worth ?? 0), 0) });
  let taken: Choice | undefined;
  // the choices after the last one are not listed until they are needed
  const nextChoice = (): Choice | undefined => {
    for (const choice of taken ? movesOf(components, taken, listed) : []) open.put(choice);
    taken = open.take();
    return taken;
  };
  return {
    bound: () =>
      Math.max(
        open.first?.worth ?? -1,
        unlistedBound(components),
        ...(taken ? movesOf(components, taken, known) : []).map(({ worth }) => worth),
      ),
    take: () => {
      for (let choice = nextChoice(); choice; choice = nextChoice()) {
        const set = withShipping(together(choice));
        if (set) return set;
      }
      return undefined;
    },
    withShipping,
    components,
  };
};

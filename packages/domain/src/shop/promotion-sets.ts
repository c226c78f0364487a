import { goTogether, isOn } from './against.ts';
import type { Offer, PromotionOrder } from './promotion.ts';
import { workOut, type Worked } from './worked.ts';
import type { PricingInput } from '../price/pricing-input.ts';

/** How many sets of promotions are looked at; a shop of a dozen offers has fewer. */
const SET_LIMIT = 4096;

/** Promotions that go together, and what they take off. */
export interface PromotionSet {
  readonly offers: readonly Offer[];
  readonly worked: readonly Worked[];
  /** Off all units together, in minor units. */
  readonly worth: number;
}

/** All sets of promotions that may be used together. */
export interface PromotionSets {
  readonly sets: readonly PromotionSet[];
  /** Whether there were more than are looked at. */
  readonly isCut: boolean;
}

const worthOf = (worked: readonly Worked[]): number => worked.reduce((sum, { total }) => sum + total, 0);

const listed = (sets: Offer[][], offers: readonly Offer[], clash: (a: Offer, b: Offer) => boolean): boolean => {
  for (const offer of offers)
    for (const set of sets.slice()) {
      if (set.some((one) => clash(one, offer))) continue;
      if (sets.length >= SET_LIMIT) return true;
      sets.push([...set, offer]);
    }
  return false;
};

/**
 * Every set of the offers that hold now and may be used together in this cart, the one that takes off most first. Where a promotion
 * takes nothing off beside the others the set without it is the same, so it is left out.
 */
export const promotionSets = (input: PricingInput, offers: readonly Offer[], order: PromotionOrder): PromotionSets => {
  const all = workOut(
    input,
    offers.filter((offer) => isOn(offer, order.now)),
    order,
  ).filter(({ units }) => units.length > 0);
  const unitsOf = new Map(all.map(({ offer, units }) => [offer, new Set(units)]));
  const clash = (a: Offer, b: Offer): boolean =>
    !goTogether(a, b) && [...(unitsOf.get(a) ?? [])].some((id) => unitsOf.get(b)?.has(id));
  const lists: Offer[][] = [[]];
  const isCut = listed(
    lists,
    all.map(({ offer }) => offer),
    clash,
  );
  const sets = lists.flatMap((list): readonly PromotionSet[] => {
    const worked = workOut(input, list, order);
    const isWhole = worked.every(({ total }) => total > 0);
    return isWhole ? [{ offers: list, worked, worth: worthOf(worked) }] : [];
  });
  return { sets: sets.toSorted((a, b) => b.worth - a.worth || a.offers.length - b.offers.length), isCut };
};

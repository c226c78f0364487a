import { setApart, sharing } from '../../best-combination/budget.ts';
import { Queue } from '../../money/queue.ts';
import type { PromotionSet } from '../promotions/component-sets.ts';
import { type PromotionSets, promotionSets } from '../promotions/promotion-sets.ts';
import { jointBound } from './joint-bound.ts';
import type { BestOffers, OffersQuestion } from './offers-question.ts';
import { type OffersPart, OffersSearch } from './offers-search.ts';
import { unusedCoupons, unusedPromotions } from './unused-offers.ts';

/** Parts searched in total before parts that only improve the proof are skipped. */
const PROOF_LIMIT = 50;

const SETS_SHARE = 0.5;

/** Coupon searches without a proof before the joint bound is computed, which takes longer than a few of them. */
const JOINT_AFTER = 6;

const wholeOf = (set: PromotionSet, bound: number): OffersPart => ({ set, forbidden: new Set(), bound });

const searched = (question: OffersQuestion, search: OffersSearch, sets: PromotionSets): number => {
  const [soon, later] = [new PartQueue(), new PartQueue()];
  const most = search.ofCoupons.bound;
  let ceiling = Infinity;
  const isOpen = (bound: number): boolean => Math.min(bound, ceiling) > search.best.saving;
  const solve = (part: OffersPart): void => {
    const open = search.solve(part);
    soon.put(open.soon);
    later.put(open.later);
  };
  const setsBound = (): number => (sets.bound() < 0 ? 0 : search.boundOf(sets.bound() + most));
  const putNext = (): PromotionSet | undefined => {
    const set = sets.take();
    if (set) soon.put([wholeOf(set, search.boundOf(set.worth + most))]);
    return set;
  };
  const top = putNext();
  // also without time for more
  if (top) search.tryAlone(top);
  while (isOpen(Math.max(soon.bound, setsBound())) && !search.isOver()) {
    if (soon.bound < setsBound() && putNext()) continue;
    const part = soon.take();
    if (!part) break;
    solve(part);
    if (search.searches !== JOINT_AFTER) continue;
    const joint = sharing(search.budget, 1 / 2, (share) => jointBound(question, sets.components, share));
    if (!joint) continue;
    ceiling = search.boundOf(joint.bound);
    const set = sets.withShipping(joint.set);
    if (set) solve(wholeOf(set, ceiling));
  }
  let rest = later.take();
  for (; rest && isOpen(rest.bound) && !search.isOver(PROOF_LIMIT); rest = later.take())
    later.put(search.solve(rest).later);
  return Math.min(ceiling, Math.max(search.unsolved, setsBound(), soon.bound, rest?.bound ?? 0));
};

/**
 * Finds the promotions and coupons with the greatest joint saving, proved. They add no violation by code and unit
 * (EN-09, CP-19). Each compatible set of promotions is a part, searched in order of its bound. The bound adds the
 * promotion saving and the best coupon saving alone, because no saving grows on a lower price. A joint bound is
 * tighter if promotions and coupons exclude each other. Exclusions apply within each search; a rule violation splits
 * the part.
 */
export const searchOffers = (question: OffersQuestion): BestOffers => {
  const { bare: input, offers, order } = question;
  const search = new OffersSearch(question);
  const budget = setApart(search.budget, question.coupons.length > 0 ? SETS_SHARE : 1 - SETS_SHARE / 5);
  const sets = promotionSets({ input, offers, order, budget, limit: question.sets });
  const bound = searched(question, search, sets);
  const soFar = search.soFar(search.best, bound);
  return {
    ...soFar,
    isProved: soFar.bound === soFar.saving,
    nodes: search.nodes,
    unused: unusedCoupons(question, search),
    unusedPromotions: unusedPromotions(question, search),
  };
};

const keyOf = ({ set, forbidden }: OffersPart): string =>
  JSON.stringify([set.promotions.map(({ offer }) => offer.id), [...forbidden].toSorted()]);

const isBefore = (a: OffersPart, b: OffersPart): boolean =>
  a.bound > b.bound || (a.bound === b.bound && a.forbidden.size > b.forbidden.size);

/** A queue of unique parts: highest bound first, then the smaller part. */
class PartQueue {
  readonly #queue = new Queue(isBefore);
  readonly #seen = new Set<string>();

  /** Upper bound of the saving over all parts; 0 if empty. */
  get bound(): number {
    return this.#queue.first?.bound ?? 0;
  }

  put(parts: readonly OffersPart[]): void {
    for (const part of parts) {
      const key = keyOf(part);
      if (!this.#seen.has(key)) this.#queue.put(part);
      this.#seen.add(key);
    }
  }

  take(): OffersPart | undefined {
    return this.#queue.take();
  }
}

import { sharing } from '../../best-combination/budget.ts';
import { Queue } from '../../orders/smallest-change/queue.ts';
import type { PromotionSet } from '../promotions/listed-sets.ts';
import { type PromotionSets, promotionSets } from '../promotions/promotion-sets.ts';
import { type JointBound, jointBound } from './joint-bound.ts';
import type { BestOffers, OffersQuestion } from './offers-question.ts';
import { type OffersPart, OffersSearch } from './offers-search.ts';
import { unusedCoupons, unusedPromotions } from './unused-offers.ts';

/** Parts searched in total before parts that only improve the proof are skipped. */
const PROOF_LIMIT = 50;

const wholeOf = (set: PromotionSet, bound: number): OffersPart => ({ set, forbidden: new Set(), bound });

/**
 * Returns the part with the highest bound: an unexplored set of promotions or a part of one.
 * @param most upper bound of coupon savings
 */
const nextPart = (open: PartQueue, sets: PromotionSets, most: number): OffersPart | undefined => {
  for (;;) {
    const worth = sets.next();
    if (worth === undefined || open.bound > worth + most) return open.take();
    const set = sets.take();
    const part = set && wholeOf(set, worth + most);
    if (!part || open.isNew(part)) return part;
  }
};

const searched = (search: OffersSearch, sets: PromotionSets, joint: JointBound | undefined): number => {
  const [soon, later] = [new PartQueue(), new PartQueue()];
  const most = search.ofCoupons.bound;
  const ceiling = joint?.bound ?? Infinity;
  const isOpen = ({ bound }: OffersPart): boolean => Math.min(bound, ceiling) > search.best.saving;
  const solve = (part: OffersPart): void => {
    const open = search.solve(part);
    soon.put(open.soon);
    later.put(open.later);
  };
  const jointSet = joint && sets.withShipping(joint.set);
  const first = jointSet && wholeOf(jointSet, ceiling);
  if (first && soon.isNew(first)) solve(first);
  let part = nextPart(soon, sets, most);
  if (part) search.tryAlone(part.set);
  for (; part && isOpen(part) && !search.isOver(); part = nextPart(soon, sets, most)) solve(part);
  let rest = later.take();
  for (; rest && isOpen(rest) && !search.isOver(PROOF_LIMIT); rest = later.take()) later.put(search.solve(rest).later);
  const beyond = sets.beyond > 0 ? sets.beyond + most : 0;
  return Math.min(ceiling, Math.max(search.unsolved, beyond, part?.bound ?? 0, rest?.bound ?? 0));
};

/**
 * Finds the promotions and coupons with the greatest joint saving, proved. They add no violation by code and unit
 * (EN-09, CP-19). Each compatible set of promotions is a part, searched in order of its bound. The bound adds the
 * promotion saving and the best coupon saving alone, because no saving grows on a lower price. A joint bound is
 * tighter if promotions and coupons exclude each other. Exclusions apply within each search; a rule violation splits
 * the part.
 */
export const bestOffers = (question: OffersQuestion): BestOffers => {
  const { bare: input, offers, order } = question;
  const search = new OffersSearch(question);
  const isLate = (): boolean => search.isLate;
  const sets = promotionSets({ input, offers, order, isLate, limit: question.sets });
  const joint = sharing(search.budget, 2, (budget) => jointBound(question, sets.lists, budget));
  const bound = searched(search, sets, joint);
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

  isNew(part: OffersPart): boolean {
    const key = keyOf(part);
    const isKnown = this.#seen.has(key);
    this.#seen.add(key);
    return !isKnown;
  }

  put(parts: readonly OffersPart[]): void {
    for (const part of parts) if (this.isNew(part)) this.#queue.put(part);
  }

  take(): OffersPart | undefined {
    return this.#queue.take();
  }
}

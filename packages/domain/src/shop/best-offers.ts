import { jointBound, type JointBound } from './joint-bound.ts';
import type { PromotionSet } from './listed-sets.ts';
import type { BestOffers, OffersQuestion } from './offers-question.ts';
import { PartQueue } from './open-parts.ts';
import { OffersSearch, type OffersPart } from './offers-search.ts';
import { promotionSets, type PromotionSets } from './promotion-sets.ts';
import { unusedCoupons, unusedPromotions } from './unused-offers.ts';

/** How many parts are searched in all before no part is begun that only a proof asks for. */
const PROOF_LIMIT = 50;

/** A set of promotions with all coupons beside it. */
const wholeOf = (set: PromotionSet, bound: number): OffersPart => ({ set, forbidden: new Set(), bound });

/** The part that may save most: a set of promotions that nobody has looked at, or a part of one. @param most what coupons save at most */
const nextPart = (open: PartQueue, sets: PromotionSets, most: number): OffersPart | undefined => {
  for (;;) {
    const worth = sets.next();
    if (worth === undefined || open.bound > worth + most) return open.take();
    const set = sets.take();
    const part = set && wholeOf(set, worth + most);
    if (!part || open.isNew(part)) return part;
  }
};

/** Looks at part after part. @returns what no choice saves more than */
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
  const first = joint && wholeOf(joint.set, ceiling);
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
 * The promotions and coupons that save most together, proved: of all that leave nothing against an order that does not stand against it
 * without any, so that what can be ordered still can be (EN-09, CP-19). What stands against it is told apart by code and units.
 *
 * Every set of promotions that go together is a part of the search; the one that may save most is searched first, by the best combination
 * of coupons beside it, until no other can save more. No set saves more than what its promotions take off and what the best coupons save
 * without any: a coupon takes no more off a lower price, an extra discount no more off a lower total, and no fee falls with the goods.
 * Where promotions and coupons are in each other’s way a joint bound knows better. Coupons that the shop’s own exclusions keep apart are a
 * matter of each search; what its rules see is asked of what is found, and where something stands against that, the part is parted.
 */
export const bestOffers = (question: OffersQuestion): BestOffers => {
  const { bare: input, offers, order } = question;
  const search = new OffersSearch(question);
  const isLate = (): boolean => search.isLate;
  const sets = promotionSets({ input, offers, order, isLate });
  const bound = searched(search, sets, jointBound(question, sets.lists, isLate));
  const soFar = search.soFar(search.best, bound);
  return {
    ...soFar,
    isProved: soFar.bound === soFar.saving,
    nodes: search.nodes,
    unused: unusedCoupons(question, search),
    unusedPromotions: unusedPromotions(question, search),
  };
};

import { option as O } from 'fp-ts';
import { bestCombination, type BestCombination } from '../best-combination/best-combination.ts';
import type { CombinationQuestion, TimeLimit } from '../best-combination/model/question.ts';
import type { UnusedCoupon } from '../best-combination/explain/explain.ts';
import { priceWith, type CouponAssignment } from '../coupons/coupon-assignment.ts';
import { couponKeyOf, type Coupon } from '../entities/coupon/held-coupon.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import { won, type Won } from '../money/won.ts';
import { priceCart } from '../price/price-cart.ts';
import type { PricingInput } from '../price/pricing-input.ts';
import type { Rule } from '../rule/rule.ts';
import type { CouponFacts } from '../rules/coupon/facts.ts';
import type { CouponSituation } from '../selectors/situation.ts';
import { allows } from './against.ts';
import { clashIn, type OwnExclusion } from './exclusion.ts';
import { asFinding, ownKey } from './rule.ts';
import type { Offer, PromotionOrder } from './promotion.ts';
import { promotionSets, type PromotionSet } from './promotion-sets.ts';
import { appliedOf } from './worked.ts';

/** How many parts, each a set of promotions, are searched for their best coupons before the best so far is answered with its gap. */
const SEARCH_LIMIT = 200;

/** The best promotions and coupons together, with their proof. Amounts in minor units. */
export interface BestOffers {
  /** The promotions, by the ids of their offers. */
  readonly promotions: readonly string[];
  /** Each coupon on its place, lane by lane. */
  readonly coupons: readonly CouponAssignment[];
  /** What the selected units cost without any promotion or coupon, less what they cost with these. */
  readonly saving: Won;
  /** No choice saves more; the same as `saving` where it is proved. */
  readonly bound: Won;
  /** No other choice saves more: no search was ended by its limit. */
  readonly isProved: boolean;
  /** How many parts of all searches were solved. */
  readonly nodes: number;
  /** What the selected units cost with these. */
  readonly payable: Won;
  /** How much less that is than with what is in use now. */
  readonly savingAgainstPresent: Won;
  /** Why each other coupon was not used, beside these promotions. */
  readonly unused: readonly UnusedCoupon[];
}

/** What is asked: a cart without promotions, and all that it may use. */
export interface OffersQuestion {
  /** The cart as it is without a promotion. */
  readonly bare: PricingInput;
  /** What it costs now. */
  readonly present: Won;
  readonly offers: readonly Offer[];
  readonly order: PromotionOrder;
  readonly coupons: readonly Coupon[];
  readonly exclusions: readonly OwnExclusion[];
  readonly situation: CouponSituation;
  /** How many parts of each search for coupons are looked at. */
  readonly nodeLimit?: number | undefined;
  readonly timeLimit?: TimeLimit | undefined;
}

/** A coupon that may not go to a place, as far as one part of the search goes. */
interface Forbidden {
  readonly key: string;
  readonly place: string;
  readonly code: string;
}

interface Node {
  readonly set: PromotionSet;
  readonly forbidden: readonly Forbidden[];
  /** No choice within saves more. */
  readonly bound: number;
}

interface Found {
  readonly set: PromotionSet;
  readonly coupons: readonly CouponAssignment[];
  readonly saving: number;
  readonly unused: readonly UnusedCoupon[];
}

const placeKey = ({ type, key }: CouponPlace): string => `${type}/${key}`;

/** What a set of promotions, and a part of the search, have against a coupon on a place. */
const ruleOf = ({ set, forbidden }: Node): Rule<CouponFacts> => ({
  code: ownKey('PROMOTION-NOT-WITH-COUPON'),
  codes: [],
  requirement: 'EN-09',
  source: '',
  broken: ({ coupon, place }) => {
    const barring = set.worked.find((worked) => !allows(worked, coupon, place));
    const common = { units: place.cartUnitIds, fixes: [] };
    if (barring)
      return O.some(asFinding({ ...common, code: 'PROMOTION-NOT-WITH-COUPON', params: { name: barring.offer.name } }));
    const key = couponKeyOf(coupon);
    const closed = forbidden.find((one) => one.key === key && one.place === placeKey(place));
    return closed ? O.some(asFinding({ ...common, code: closed.code, params: {} })) : O.none;
  },
});

const inputWith = ({ bare }: OffersQuestion, { worked }: PromotionSet): PricingInput => ({
  ...bare,
  appliedCoupons: [],
  appliedPromotions: worked.flatMap(appliedOf),
});

/** What is left of a limit in time, by its own clock. */
type TimeLeft = () => TimeLimit | undefined;

const timeLeftOf = (limit: TimeLimit | undefined): TimeLeft => {
  if (!limit) return () => undefined;
  const end = limit.now() + limit.ms;
  return () => ({ now: limit.now, ms: end - limit.now() });
};

const searched = (
  { coupons, situation, nodeLimit }: OffersQuestion,
  pricing: PricingInput,
  timeLimit: TimeLimit | undefined,
  rules: readonly Rule<CouponFacts>[] = [],
): BestCombination => {
  const asked: CombinationQuestion = { pricing, coupons, situation, rules };
  return bestCombination({
    ...asked,
    ...(timeLimit ? { timeLimit } : {}),
    ...(nodeLimit === undefined ? {} : { nodeLimit }),
  });
};

const nothing: PromotionSet = { offers: [], worked: [], worth: 0 };

const isBefore = (a: Node, b: Node): number => b.bound - a.bound || a.set.offers.length - b.set.offers.length;

/** Coupons that exclude one another by a rule of the shop: without the later of each two they stand together. */
const standing = (
  chosen: readonly CouponAssignment[],
  exclusions: readonly OwnExclusion[],
): readonly CouponAssignment[] => {
  const clash = clashIn(chosen, exclusions);
  return clash
    ? standing(
        chosen.filter((one) => one !== clash.pair[1]),
        exclusions,
      )
    : chosen;
};

const closedBy = ({ coupon, place }: CouponAssignment, code: string): Forbidden => ({
  key: couponKeyOf(coupon),
  place: placeKey(place),
  code,
});

/**
 * The promotions and coupons that save most together, proved (EN-09, CP-19). Every set of promotions that go together is a part of the
 * search; the one that may save most is searched first, by the best combination of coupons beside it, until no other can save more.
 *
 * No set saves more than what its promotions take off and what the best coupons save without any: a coupon takes no more off a lower
 * price, an extra discount no more off a lower total, and no fee falls with the goods. Coupons that the shop's own exclusions keep
 * apart are parted one way and the other.
 */
export const bestOffers = (question: OffersQuestion): BestOffers => {
  const { bare, present, offers, exclusions } = question;
  const { sets, isCut } = promotionSets(bare, offers, question.order);
  const timeLeft = timeLeftOf(question.timeLimit);
  const isLate = (): boolean => (timeLeft()?.ms ?? 1) <= 0;
  const uncouponed = { ...bare, appliedCoupons: [] };
  const { payable: full, extraDiscountBasis } = priceCart(uncouponed);
  const ofCoupons = searched(question, uncouponed, timeLeft());
  let open: readonly Node[] = sets
    .map((set) => ({ set, forbidden: [], bound: set.worth + ofCoupons.bound }))
    .toSorted(isBefore);
  let best: Found = { set: nothing, coupons: [], saving: 0, unused: [] };
  // what is not looked at saves no more than all goods cost before the extra discount
  let unsolved = isCut ? extraDiscountBasis + ofCoupons.bound : 0;
  let searches = 0;
  let { nodes } = ofCoupons;
  for (;;) {
    const [node, ...rest] = open;
    if (!node || (node.bound <= best.saving && searches > 0)) break;
    if (searches >= SEARCH_LIMIT || (searches > 0 && isLate())) {
      unsolved = Math.max(unsolved, node.bound);
      break;
    }
    searches += 1;
    open = rest;
    const pricing = inputWith(question, node.set);
    const isKnown = node.set.offers.length === 0 && node.forbidden.length === 0;
    const found = isKnown ? ofCoupons : searched(question, pricing, timeLeft(), [ruleOf(node)]);
    nodes += isKnown ? 0 : found.nodes;
    const before = full - priceWith(pricing, []).payable;
    const clash = clashIn(found.chosen, exclusions);
    const coupons = standing(found.chosen, exclusions);
    const saving = full - priceWith(pricing, coupons).payable;
    if (saving > best.saving || searches === 1) best = { set: node.set, coupons, saving, unused: found.unused };
    const bound = before + found.bound;
    if (clash)
      open = [
        ...open,
        ...clash.pair.map((one) => ({ ...node, forbidden: [...node.forbidden, closedBy(one, clash.code)], bound })),
      ].toSorted(isBefore);
    else if (!found.isProved) unsolved = Math.max(unsolved, bound);
  }
  const bound = Math.max(best.saving, unsolved);
  const payable = won(full - best.saving);
  return {
    promotions: best.set.offers.map(({ id }) => id),
    coupons: best.coupons,
    saving: won(best.saving),
    bound: won(bound),
    isProved: bound === best.saving,
    nodes,
    payable,
    savingAgainstPresent: won(present - payable),
    unused: best.unused,
  };
};

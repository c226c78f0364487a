import { hasBenefits } from '../../best-combination/benefits.ts';
import type { SearchBudget } from '../../best-combination/budget.ts';
import { candidatesOf } from '../../best-combination/candidates.ts';
import { couponProblem } from '../../best-combination/problem.ts';
import { searchProblem } from '../../best-combination/search.ts';
import { priceWith, type CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { placesOverlap, type CouponPlace } from '../../entities/coupon/coupon-place.ts';
import type { Coupon } from '../../entities/coupon/coupon.ts';
import { couponPolicyNo } from '../../money/ids.ts';
import { plainCoupon } from '../cart/plain.ts';
import { allows } from '../promotions/conflicts.ts';
import { type ComponentSets, type PromotionSet, noPromotions } from '../promotions/component-sets.ts';
import { couponQuestion, possibleAssignments } from './coupons-for-set.ts';
import type { OffersQuestion } from './offers-question.ts';

const MAX_SETS = 400;

const JOINT_NODES = 200;

/** Returns all sets of each component; undefined if there are too many. */
const allSets = (components: readonly ComponentSets[]): readonly (readonly PromotionSet[])[] | undefined => {
  let count = 0;
  const lists: PromotionSet[][] = [];
  for (const component of components) {
    const list: PromotionSet[] = [];
    for (let set = component.at(0); set; set = component.at(list.length)) {
      list.push(set);
      count += 1;
      if (count > MAX_SETS) return undefined;
    }
    if (component.bound >= 0) return undefined;
    lists.push(list);
  }
  return lists;
};

/** Promotions with an upper bound of the joint saving, in minor units. */
export interface JointBound {
  readonly set: PromotionSet;
  readonly bound: number;
}

/**
 * Returns an upper bound of the joint saving. One search treats sets of promotions as alternatives to coupons, at
 * prices without promotions. A lower price never increases a coupon saving, so this is a bound. Returns undefined if a
 * benefit applies, there are no coupons, or too many sets.
 */
export const jointBound = (
  question: OffersQuestion,
  components: readonly ComponentSets[],
  budget: SearchBudget,
): JointBound | undefined => {
  const asked = couponQuestion(question, noPromotions);
  const candidates = candidatesOf(asked);
  const [place] = candidates.places;
  if (!place || asked.coupons.length === 0 || hasBenefits(asked.pricing)) return undefined;
  const lists = allSets(components);
  if (!lists) return undefined;
  const setOf = new Map<Coupon, PromotionSet>();
  const all = possibleAssignments(candidates);
  const isBarred = ({ promotions }: PromotionSet, coupon: CouponAssignment): boolean =>
    !promotions.every((one) => allows(one, coupon));
  // an item that these promotions cover, so that no promotion of another component excludes its coupons
  const homeOf = (set: PromotionSet): CouponPlace | undefined =>
    candidates.places.find((item) => {
      const own = all.filter((one) => one.place.type !== 'Bundle' && placesOverlap(one.place, item));
      const isCovered = item.cartUnitIds.every((id) => set.promotions.some(({ amounts }) => amounts.has(id)));
      return item.type === 'ItemGroup' && isCovered && own.length > 0 && own.every((one) => isBarred(set, one));
    });
  const alternatives = lists.map((sets, component) =>
    sets.flatMap((set): readonly CouponAssignment[] => {
      if (set.worth === 0) return [];
      const coupon: Coupon = {
        ...plainCoupon,
        policyNo: couponPolicyNo(`set ${component}`),
        couponType: 'Unknown',
        discountUnitType: 'Amount',
        discountValue: set.worth,
      };
      setOf.set(coupon, set);
      return [{ coupon, place: homeOf(set) ?? { ...place, type: 'Bundle', key: `${component}`, cartUnitIds: [] } }];
    }),
  );
  const isApart = (one: CouponAssignment, other: CouponAssignment): boolean => {
    const [set, otherSet] = [setOf.get(one.coupon), setOf.get(other.coupon)];
    if (set && otherSet) return false;
    if (set) return isBarred(set, other);
    return otherSet ? isBarred(otherSet, one) : asked.isApart?.(one, other) === true;
  };
  const problem = couponProblem({ ...asked, isApart }, candidates, alternatives);
  const most = Math.max(0, priceWith(asked.pricing, []).payable) + 1;
  const { choice, bound } = searchProblem(problem, most, { nodes: JOINT_NODES, budget });
  const sets = choice.flatMap(({ coupon }) => setOf.get(coupon) ?? []);
  const promotions = sets.flatMap((set) => set.promotions);
  return { bound, set: { promotions, worth: sets.reduce((sum, { worth }) => sum + worth, 0) } };
};

import { hasBenefits } from '../../best-combination/benefits.ts';
import type { SearchBudget } from '../../best-combination/budget.ts';
import { type Candidates, type CombinationQuestion, candidatesOf } from '../../best-combination/candidates.ts';
import { type NumberedAssignments, byResource } from '../../best-combination/assignments.ts';
import type { AggregateCoupon, Assignment, Block, Group, Problem } from '../../best-combination/model.ts';
import { couponProblem } from '../../best-combination/problem.ts';
import { searchProblem } from '../../best-combination/search.ts';
import { priceWith } from '../../coupons/coupon-assignment.ts';
import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import { laneOf } from '../../entities/coupon/lane.ts';
import { noWon, won } from '../../money/won.ts';
import { plainCoupon } from '../cart/plain.ts';
import { allows } from '../promotions/conflicts.ts';
import { type ComponentSets, type PromotionSet, noPromotions } from '../promotions/component-sets.ts';
import { couponQuestion, possibleAssignments } from './coupons-for-set.ts';
import type { OffersQuestion } from './offers-question.ts';

const MAX_SETS = 400;

const JOINT_NODES = 200;

/** Returns all sets of each component; undefined if there are none or too many. */
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
  return count > components.length ? lists : undefined;
};

/** Promotions with an upper bound of the joint saving, in minor units. */
export interface JointBound {
  readonly set: PromotionSet;
  readonly bound: number;
}

/**
 * Returns an upper bound of the joint saving. One search treats sets of promotions as alternatives to coupons, at
 * prices without promotions. A lower price never increases a coupon saving, so this is a bound. Returns undefined if a
 * benefit applies, no coupon is usable, or there are too many sets.
 */
export const jointBound = (
  question: OffersQuestion,
  components: readonly ComponentSets[],
  budget: SearchBudget,
): JointBound | undefined => {
  const asked = couponQuestion(question, noPromotions);
  const candidates = candidatesOf(asked);
  if (hasBenefits(asked.pricing) || possibleAssignments(candidates).length === 0) return undefined;
  const lists = allSets(components);
  if (!lists) return undefined;
  const { problem, setOf } = jointProblem(asked, candidates, lists);
  const most = Math.max(0, priceWith(asked.pricing, []).payable) + 1;
  const { choice, bound } = searchProblem(problem, most, { nodes: JOINT_NODES, budget });
  const sets = choice.flatMap((one) => setOf(one) ?? []);
  const promotions = sets.flatMap((set) => set.promotions);
  return { bound, set: { promotions, worth: sets.reduce((sum, { worth }) => sum + worth, 0) } };
};

interface Alternative {
  readonly set: PromotionSet;
  readonly component: number;
  readonly home: string | undefined;
  readonly barred: readonly string[];
}

/** A coupon search with sets of promotions as alternatives. */
interface JointProblem {
  readonly problem: Problem;
  readonly setOf: (assignment: Assignment) => PromotionSet | undefined;
}

const placeAt = ({ place }: Assignment): string => `${place.type}/${place.key}`;
const laneAt = (assignment: Assignment): string => `${placeAt(assignment)}/${laneOf(assignment.coupon) ?? null}`;

const itemAt =
  ({ places }: Candidates) =>
  ({ place: { type, cartUnitIds: ids } }: Assignment): string | undefined =>
    type === 'Bundle'
      ? undefined
      : places.find((one) => one.type === 'ItemGroup' && one.cartUnitIds.some((id) => ids.includes(id)))?.key;

const grouped = <K>(
  all: readonly Assignment[],
  keyOf: (one: Assignment) => K,
): ReadonlyMap<K, readonly Assignment[]> => {
  const groups = new Map<K, Assignment[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};

const alternativesOf = (
  coupons: readonly Assignment[],
  itemOf: (one: Assignment) => string | undefined,
  lists: readonly (readonly PromotionSet[])[],
): readonly Alternative[] => {
  const lanes = [...grouped(coupons, laneAt).values()].flatMap(([one]) => one ?? []);
  const [items, places] = [grouped(lanes, itemOf), grouped(lanes, placeAt)];
  return lists.flatMap((sets, component) =>
    sets.flatMap((set): readonly Alternative[] => {
      if (set.worth === 0) return [];
      const isBarred = ({ coupon, place }: Assignment): boolean =>
        !set.promotions.every((one) => allows(one, coupon, place));
      const home = [...items].find(([item, all]) => item !== undefined && all.every(isBarred))?.[0];
      const barred = [...places].flatMap(([place, all]) => {
        const out = all.filter((one) => isBarred(one) && (home === undefined || itemOf(one) !== home));
        return out.length === all.length ? [place] : out.map(laneAt);
      });
      return [{ set, component, home, barred }];
    }),
  );
};

const shares = (a: Assignment, b: Assignment): boolean => a.resources.some((one) => b.resources.includes(one));

const noCoupon: Coupon = { ...plainCoupon, couponType: 'Unknown' };

/**
 * Appends promotions to the coupon assignments; incompatible ones share a resource. Each component has its own, because
 * promotions of two components may exclude the same coupon.
 */
const joined = (
  numbered: NumberedAssignments,
  all: readonly Alternative[],
  itemOf: (one: Assignment) => string | undefined,
): NumberedAssignments => {
  const components = [...new Set(all.map(({ component }) => component))];
  const usedBy = ({ barred, component }: Alternative): readonly string[] =>
    ['', ...barred].map((name) => `${component}:${name}`);
  const names = new Map([...new Set(all.flatMap(usedBy))].map((name, i) => [name, numbered.resources + i]));
  const using = (one: Assignment, of: readonly string[]): Assignment => ({
    ...one,
    resources: [...one.resources, ...of.flatMap((name) => names.get(name) ?? [])],
  });
  const coupons = numbered.assignments.map((one) =>
    using(
      one,
      components.flatMap((component) => [placeAt(one), laneAt(one)].map((name) => `${component}:${name}`)),
    ),
  );
  const promotions = all.flatMap((alternative, i) => {
    const index = coupons.length + i;
    const [example] = coupons;
    const place = example && ({ ...example.place, type: 'Bundle', key: '', cartUnitIds: [] } as const);
    const price = won(alternative.set.worth);
    const coupon: Coupon = { ...noCoupon, discountUnitType: 'Amount', discountValue: price };
    const plain = { index, placeIndex: index, coupon, resources: [], price, bundleFee: noWon };
    return place ? [using({ ...plain, place }, usedBy(alternative))] : [];
  });
  const assignments = [...coupons, ...promotions];
  const isCoupon = ({ index }: Assignment): boolean => index < coupons.length;
  const isAtHome = (promotion: Assignment, coupon: Assignment): boolean => {
    const home = all[promotion.index - coupons.length]?.home;
    return home !== undefined && isCoupon(coupon) && home === itemOf(coupon);
  };
  return {
    assignments,
    ...byResource(assignments, numbered.resources + names.size),
    isApart: (a, b) =>
      shares(a, b) ||
      isAtHome(a, b) ||
      isAtHome(b, a) ||
      (isCoupon(a) && isCoupon(b) && numbered.isApart?.(a, b) === true),
  };
};

type Valued = readonly (readonly [Alternative, AggregateCoupon])[];

const withHomes = (block: Block, valued: Valued, itemOf: (index: number) => string | undefined): Block => ({
  ...block,
  groups: block.groups.map((group): Group => {
    const [one] = group.assignmentIndexes;
    const item = one === undefined ? undefined : itemOf(one);
    const here = valued.flatMap(([{ home }, coupon]) => (home !== undefined && home === item ? [coupon] : []));
    return {
      ...group,
      superCoupons: [...group.superCoupons, ...here],
      assignmentIndexes: new Set([...group.assignmentIndexes, ...here.map(({ assignment }) => assignment.index)]),
    };
  }),
});

const blocksOf = (valued: Valued, isHome: (item: string | undefined) => boolean): readonly Block[] => {
  const components = new Set(valued.map(([{ component }]) => component));
  return [...components].map((component) => ({
    groups: [],
    feeSaved: () => 0,
    feeSteps: [0],
    shippingCoupons: valued.flatMap(([one, coupon]) =>
      one.component === component && !isHome(one.home) ? [coupon] : [],
    ),
  }));
};

/** Builds one search for coupons and sets of promotions, at prices without promotions. */
const jointProblem = (
  asked: CombinationQuestion,
  candidates: Candidates,
  lists: readonly (readonly PromotionSet[])[],
): JointProblem => {
  const itemOf = itemAt(candidates);
  let all: readonly Alternative[] = [];
  const problem = couponProblem(asked, candidates, (numbered) => {
    all = alternativesOf(numbered.assignments, itemOf, lists);
    return joined(numbered, all, itemOf);
  });
  const { assignments } = problem;
  const first = assignments.length - all.length;
  const itemAtIndex = (index: number): string | undefined => {
    const one = assignments[index];
    return one && index < first ? itemOf(one) : undefined;
  };
  const valued = all.flatMap((one, i): Valued => {
    const assignment = assignments[first + i];
    return assignment ? [[one, { assignment, weight: 1, worth: () => one.set.worth }]] : [];
  });
  const items = new Set(
    problem.blocks.flatMap(({ groups }) =>
      groups.flatMap(({ assignmentIndexes: [one] }) => (one === undefined ? [] : (itemAtIndex(one) ?? []))),
    ),
  );
  const blocks = problem.blocks.map((block) => withHomes(block, valued, itemAtIndex));
  return {
    problem: { ...problem, blocks: [...blocks, ...blocksOf(valued, (item) => item !== undefined && items.has(item))] },
    setOf: ({ index }) => (index < first ? undefined : all[index - first]?.set),
  };
};

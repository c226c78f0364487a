import { bestOfGroup, type Point } from './best-of-group.ts';
import { spend, type SearchBudget } from './budget.ts';
import { type Block, isAllowed, priceOf, type Terms } from './model.ts';

/** Returns the Pareto front of rise and value, greatest rise first. */
export const paretoFrontByRise = <P extends Pick<Point, 'rise' | 'value'>>(points: readonly P[]): readonly P[] => {
  let max = -Infinity;
  return points
    .toSorted((a, b) => b.rise - a.rise || b.value - a.value)
    .filter(({ value }) => {
      const isHigher = value > max;
      if (isHigher) max = value;
      return isHigher;
    });
};

type Front = readonly Point[];

/** Combines each pair of points. Rises above `maxRise` make no difference. */
const combined = (front: Front, part: Front, maxRise: number, budget: SearchBudget): Front => {
  spend(budget, front.length * part.length);
  const pairs = front.flatMap((before) =>
    part.map((point) => ({
      before,
      point,
      rise: Math.min(maxRise, before.rise + point.rise),
      value: before.value + point.value,
    })),
  );
  return paretoFrontByRise(pairs).map(({ before, point, rise, value }) => ({
    rise,
    value,
    assignments: [...before.assignments, ...point.assignments],
  }));
};

const maxRiseOf = ({ feeSteps }: Block): number => feeSteps.at(-1) ?? 0;

/** Returns the saving on the fee after a rise, with the best shipping coupon. */
const feePoint = ({ feeSaved, shippingCoupons }: Block, rise: number, terms: Terms): Point => {
  const without = feeSaved(rise);
  let best: Point = { rise, value: without, assignments: [] };
  for (const { assignment, worth, weight } of shippingCoupons) {
    const taken = isAllowed(terms, assignment) ? worth(rise) : 0;
    const value = without + weight * taken - priceOf(terms, assignment);
    if (taken > 0 && value > best.value) best = { rise, value, assignments: [assignment] };
  }
  return best;
};

/** Returns the best point of a block with a positive value, by a dynamic program over the fronts of its groups. */
export const bestOfFronts = (block: Block, fronts: readonly Front[], terms: Terms): Point | undefined => {
  let sums: Front = [{ rise: 0, value: 0, assignments: [] }];
  for (const front of fronts) sums = combined(sums, front, maxRiseOf(block), terms.budget);
  let best: Point | undefined;
  // the greatest rise first, so that no shipping coupon is spent on a fee that becomes free
  for (const step of block.feeSteps.toReversed()) {
    const goods = sums.findLast(({ rise }) => rise >= step);
    if (!goods) continue;
    const fee = feePoint(block, step, terms);
    const value = goods.value + fee.value;
    if (value > (best?.value ?? 0))
      best = { rise: step, value, assignments: [...goods.assignments, ...fee.assignments] };
  }
  return best;
};

/** Returns the best point of a block, or undefined if no coupon helps. A coupon may repeat in two groups. */
export const bestOfBlock = (block: Block, terms: Terms): Point | undefined =>
  bestOfFronts(
    block,
    block.groups.map((group) => bestOfGroup(group, maxRiseOf(block), terms)),
    terms,
  );

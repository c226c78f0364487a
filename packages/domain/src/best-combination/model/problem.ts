import type { BundleKey, CartUnitId } from '../../money/ids.ts';
import { priceCart } from '../../price/price-cart.ts';
import type { CouponPlace } from '../../entities/coupon/coupon-place.ts';
import type { Group, Problem } from './block.ts';
import { keptApart } from './apart.ts';
import type { Candidates } from './candidates.ts';
import { carriedIn } from './carried.ts';
import { groupOf } from './groups.ts';
import { blocksOf, isEmpty, loadOf, type OptimisticFee, type Load, type ParcelView } from './loads.ts';
import { parcelWithoutFee, parcelsOf } from './parcel.ts';
import type { CombinationQuestion } from './question.ts';
import { unitPricesOf } from './unit-prices.ts';
import {
  basisAt,
  forbiddenByPaymentMethod,
  assignmentsByPlace,
  numberedAssignments,
  type NumberedAssignments,
} from './assignments.ts';

/** Weight of one won of goods, of overseas goods and of fees; whole numbers. */
export interface Weights {
  readonly goods: number;
  readonly carried: number;
  readonly fees: number;
}

export const plainWeights: Weights = { goods: 1, carried: 1, fees: 1 };

export interface Problems {
  readonly optimisticFees: readonly OptimisticFee[];
  readonly carried: ReadonlySet<CartUnitId>;
  readonly isApart: CombinationQuestion['isApart'];
  readonly problem: (views: ReadonlyMap<BundleKey, ParcelView>, weights?: Weights) => Problem;
}

/**
 * Converts a question to search problems.
 * @param joined adds resources to the assignments; optional
 */
export const problemsOf = (
  question: CombinationQuestion,
  candidates: Candidates,
  joined: (numbered: NumberedAssignments) => NumberedAssignments = (numbered) => numbered,
): Problems => {
  const { pricing } = question;
  const { places } = candidates;
  const bare = priceCart({ ...pricing, appliedCoupons: [] });
  const priceOf = unitPricesOf(question, bare);
  const parcels = new Map(parcelsOf(pricing, bare).map((parcel) => [parcel.bundleKey, parcel]));
  const numbered = joined(
    keptApart(
      numberedAssignments(candidates, (place) => basisAt(place, priceOf, parcels)),
      question.isApart,
    ),
  );
  const at = assignmentsByPlace(numbered.assignments);
  const unitPlaces = new Map(
    places.flatMap((place) => (place.type === 'Unit' ? [[place.cartUnitId, place] as const] : [])),
  );
  const carried = carriedIn(bare);
  const weightOf =
    (weights: Weights) =>
    (id: CartUnitId): number =>
      carried.has(id) ? weights.carried : weights.goods;
  const groupsIn = (bundle: CouponPlace, weights: Weights): readonly Group[] =>
    places
      .filter((place) => place.type === 'ItemGroup' && place.bundleKey === bundle.bundleKey)
      .map((place) => groupOf(place, { unitPlaces, at, priceOf, weightOf: weightOf(weights) }));
  const loadsAt = (weights: Weights): readonly Load[] =>
    places
      .filter((place) => place.type === 'Bundle')
      .map((place) => {
        const parcel = parcels.get(place.bundleKey) ?? parcelWithoutFee(place.bundleKey);
        return loadOf(groupsIn(place, weights), parcel, at(place, 'Shipping'), weights.fees);
      });
  const known = new Map<string, readonly Load[]>();
  // a search requests the same few weights repeatedly
  const loadsFor = (weights: Weights): readonly Load[] => {
    const key = `${weights.goods}/${weights.carried}/${weights.fees}`;
    const loads = known.get(key) ?? loadsAt(weights);
    known.set(key, loads);
    return loads;
  };
  const plain = loadsFor(plainWeights);
  const startsForbidden = forbiddenByPaymentMethod(numbered.assignments);
  return {
    optimisticFees: plain
      .filter(({ steps }) => steps.length > 1)
      .map(({ bundleKey, parcel, steps }) => ({ bundleKey, subtotal: parcel.feeAt(steps.at(-1) ?? 0).subtotal })),
    carried,
    isApart: question.isApart,
    problem: (views, weights = plainWeights) => ({
      ...numbered,
      blocks: loadsFor(weights)
        .flatMap((load) => blocksOf(load, views.get(load.bundleKey) ?? 'Optimistic'))
        .filter((block) => !isEmpty(block)),
      startsForbidden,
    }),
  };
};

import { either as E, option as O } from 'fp-ts';
import type { BundleKey } from '../../money/ids.ts';
import { noWon, sum, won } from '../../money/won.ts';
import { laneOf, type CouponLane } from '../../entities/coupon/lane.ts';
import type { Place } from '../../entities/coupon/place.ts';
import type { Problem, Use } from './block.ts';
import type { Candidates } from './candidates.ts';
import type { Parcel } from './parcel.ts';
import type { UnitPriceOf } from './unit-prices.ts';

/** What a coupon at a place applies to when nothing else is in use. */
export type Basis = Pick<Use, 'price' | 'bundleFee'>;

/** The basis at each place. */
export const basisAt = (place: Place, priceOf: UnitPriceOf, parcels: ReadonlyMap<BundleKey, Parcel>): Basis => {
  if (place.type === 'Unit') return { price: won(priceOf(place.cartUnitId).stripped), bundleFee: noWon };
  if (place.type === 'ItemGroup')
    return { price: sum(place.cartUnitIds.map((id) => won(priceOf(id).bare))), bundleFee: noWon };
  const parcel = parcels.get(place.bundleKey)?.feeAt(0);
  return { price: parcel?.subtotal ?? noWon, bundleFee: parcel?.fee ?? noWon };
};

/** Numbers the uses and their resources: coupons first, then each seller's one shipping coupon (CP-05). */
export const usesOf = (
  { coupons, places, placesFor, standing }: Candidates,
  basisOf: (place: Place) => Basis,
): Omit<Problem, 'blocks' | 'starts'> => {
  const sites = new Map(places.map((place, site) => [place, { site, ...basisOf(place) }]));
  const sellers = [...new Set(places.map((place) => place.sellerGroupKey))];
  const uses: Use[] = [];
  for (const [number, coupon] of coupons.entries())
    for (const place of placesFor(coupon)) {
      const site = sites.get(place);
      if (!site || E.isLeft(standing(coupon, place))) continue;
      const turn = place.type === 'Bundle' ? [coupons.length + sellers.indexOf(place.sellerGroupKey)] : [];
      uses.push({ ...site, index: uses.length, coupon, place, resources: [number, ...turn] });
    }
  const resources = coupons.length + sellers.length;
  const byResource = Array.from({ length: resources }, (): Use[] => []);
  for (const use of uses) for (const resource of use.resources) byResource[resource]?.push(use);
  return { uses, resources, usesOf: byResource };
};

/** What each payment method that can be kept to closes: the coupons of the others (CP-06). */
export const startsOf = (uses: readonly Use[]): readonly Uint8Array[] => {
  const methodOf = ({ coupon }: Use): string | null => O.toNullable(coupon.paymentCouponName);
  const methods = [...new Set(uses.flatMap((use) => methodOf(use) ?? []))].toSorted();
  if (methods.length === 0) return [new Uint8Array(uses.length)];
  return methods.map((method) =>
    Uint8Array.from(uses, (use) => (methodOf(use) === null || methodOf(use) === method ? 0 : 1)),
  );
};

/** The uses at each place, by lane. */
export const usesAt = (uses: readonly Use[]): ((place: Place, lane: CouponLane) => readonly Use[]) => {
  const at = new Map<string, Use[]>();
  const keyOf = (place: Place, lane: CouponLane | null): string => `${lane}/${place.key}`;
  for (const use of uses) {
    const key = keyOf(use.place, O.toNullable(laneOf(use.coupon)));
    const there = at.get(key);
    if (there) there.push(use);
    else at.set(key, [use]);
  }
  return (place, lane) => at.get(keyOf(place, lane)) ?? [];
};

/** The uses at a place in a lane. */
export type UsesAt = ReturnType<typeof usesAt>;

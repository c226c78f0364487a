import { either as E, option as O } from 'fp-ts';
import type { BundleKey, CartUnitId } from '../../cart/ids.ts';
import { totalOf } from '../../price/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';
import { noWon, sum, won, type Won } from '../../price/won.ts';
import type { AppliedCoupon } from '../coupon.ts';
import { asApplied, type Coupon } from '../held-coupon.ts';
import { laneOf, type CouponLane } from '../lane.ts';
import type { Place } from '../place.ts';
import { shippingCouponWorth } from '../shipping-worth.ts';
import { couponWorth } from '../worth.ts';
import type { Block, Group, Offer, Problem, SharedOffer, UnitChoice, Use } from './block.ts';
import type { Candidates } from './candidates.ts';
import { feeSteps, freeParcel, parcelsOf, type Parcel } from './parcel.ts';
import type { CombinationQuestion } from './question.ts';

/** What a unit costs after discounts: with its option discount, and without it (PR-03), in won. */
interface UnitPrices {
  readonly bare: number;
  readonly stripped: number;
}

/** A coupon of 0 won on every unit: it takes the option discounts away and nothing else (PR-03). */
const strippingAll = (ids: readonly CartUnitId[], coupon: Coupon): readonly AppliedCoupon[] => [
  {
    ...asApplied(coupon, ids),
    couponType: 'BuyerCoupon',
    discountUnitType: 'Amount',
    discountValue: 0,
    isFreeShipping: false,
  },
];

type UnitPriceOf = (id: CartUnitId) => UnitPrices;

const unitPricesOf = (
  { pricing, coupons: [anyCoupon] }: CombinationQuestion,
  bare: ReturnType<typeof priceCart>,
): UnitPriceOf => {
  const ids = [...pricing.selected];
  const stripped = anyCoupon ? priceCart({ ...pricing, appliedCoupons: strippingAll(ids, anyCoupon) }) : bare;
  const known = new Map(
    ids.map((id) => [
      id,
      { bare: totalOf(bare.unitEntries.get(id) ?? []), stripped: totalOf(stripped.unitEntries.get(id) ?? []) },
    ]),
  );
  return (id) => known.get(id) ?? { bare: 0, stripped: 0 };
};

/** What a coupon at a place applies to when nothing else is in use. */
type Basis = Pick<Use, 'price' | 'bundleFee'>;

const basisAt = (place: Place, priceOf: UnitPriceOf, parcels: ReadonlyMap<BundleKey, Parcel>): Basis => {
  if (place.type === 'Unit') return { price: won(priceOf(place.cartUnitId).stripped), bundleFee: noWon };
  if (place.type === 'ItemGroup')
    return { price: sum(place.cartUnitIds.map((id) => won(priceOf(id).bare))), bundleFee: noWon };
  const parcel = parcels.get(place.bundleKey)?.feeAt(0);
  return { price: parcel?.subtotal ?? noWon, bundleFee: parcel?.fee ?? noWon };
};

/** Numbers the uses and their resources: coupons first, then each seller's one shipping coupon (CP-05). */
const usesOf = (
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
const startsOf = (uses: readonly Use[]): readonly Uint8Array[] => {
  const methodOf = ({ coupon }: Use): string | null => O.toNullable(coupon.paymentCouponName);
  const methods = [...new Set(uses.flatMap((use) => methodOf(use) ?? []))].toSorted();
  if (methods.length === 0) return [new Uint8Array(uses.length)];
  return methods.map((method) =>
    Uint8Array.from(uses, (use) => (methodOf(use) === null || methodOf(use) === method ? 0 : 1)),
  );
};

/** The uses at each place, by lane. */
const usesAt = (uses: readonly Use[]): ((place: Place, lane: CouponLane) => readonly Use[]) => {
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

type UsesAt = ReturnType<typeof usesAt>;

const offerOf = (use: Use): Offer => {
  const applied = asApplied(use.coupon, use.place.cartUnitIds);
  return { use, worth: (basis) => couponWorth(applied, won(basis)) };
};

/** A unit's choices: no coupon, or one that takes something off. */
const seatOf = ({ bare, stripped }: UnitPrices, uses: readonly Use[]): readonly UnitChoice[] => {
  const taking = uses.flatMap((use): readonly UnitChoice[] => {
    const taken = offerOf(use).worth(stripped);
    const left = stripped - taken;
    return taken > 0 ? [{ use, left, delta: stripped - bare, net: bare - left }] : [];
  });
  return [{ use: undefined, left: bare, delta: 0, net: 0 }, ...taking];
};

const total = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const leftsOf = (seat: readonly UnitChoice[]): readonly number[] => seat.map(({ left }) => left);

/** An additional coupon on a group of which from `least` to `most` won are left. */
const sharedOfferOf = (use: Use, least: number, most: number): SharedOffer => {
  const offer = offerOf(use);
  const { discountUnitType, discountValue, possiblePrice } = use.coupon;
  const isLevel = offer.worth(least) === offer.worth(most);
  const slope = discountUnitType === 'Rate' ? Math.min(1, discountValue / 100) : 1;
  return { ...offer, slope: isLevel ? 0 : slope, from: possiblePrice };
};

const groupOf = (place: Place, unitPlaces: ReadonlyMap<CartUnitId, Place>, at: UsesAt, priceOf: UnitPriceOf): Group => {
  const seats = place.cartUnitIds.map((id) => {
    const unitPlace = unitPlaces.get(id);
    return seatOf(priceOf(id), unitPlace ? at(unitPlace, 'Buyer') : []);
  });
  const least = seats.map((seat) => Math.min(...leftsOf(seat)));
  const most = total(seats.map((seat) => Math.max(...leftsOf(seat))));
  const dups = at(place, 'SellerDup').map((use) => sharedOfferOf(use, total(least), most));
  const supers = at(place, 'Super').map(offerOf);
  const uses = [...seats.flat(), ...dups, ...supers].flatMap(({ use }) => use?.index ?? []);
  return {
    seats,
    least,
    most,
    dups,
    supers,
    uses: new Set(uses),
    bare: total(place.cartUnitIds.map((id) => priceOf(id).bare)),
  };
};

/** A group whose prices after discounts matter to no fee. */
const levelled = (group: Group): Group => ({
  ...group,
  seats: group.seats.map((seat) => seat.map((choice) => ({ ...choice, delta: 0 }))),
});

const risesOf = (groups: readonly Group[]): readonly number[] =>
  groups.flatMap(({ seats }) => seats.map((seat) => Math.max(...seat.map(({ delta }) => delta))));

const isEmpty = ({ groups, ships, feeSaved }: Block): boolean =>
  ships.length === 0 &&
  feeSaved(0) === 0 &&
  groups.every(
    ({ seats, dups, supers }) => dups.length + supers.length === 0 && seats.every((seat) => seat.length === 1),
  );

/** Each group by itself, and the fee by itself: nothing that is chosen changes it. */
const apart = (groups: readonly Group[], ships: readonly Offer[], saved = 0): readonly Block[] => [
  ...groups.map((group) => ({ feeSaved: () => 0, steps: [0], groups: [levelled(group)], ships: [] })),
  { feeSaved: () => saved, steps: [0], groups: [], ships },
];

const shipsOf = (uses: readonly Use[], { feeAt }: Parcel): readonly Offer[] =>
  uses.map((use) => {
    const applied = asApplied(use.coupon, use.place.cartUnitIds);
    return { use, worth: (delta) => shippingCouponWorth(applied, feeAt(delta)) };
  });

/** From which rises a shipping coupon's least purchase is met, of those that can bring it about (CP-03). */
const minimumRises = (uses: readonly Use[], { feeAt }: Parcel, most: number): readonly number[] =>
  uses
    .map(({ coupon }) => coupon.possiblePrice - feeAt(0).subtotal)
    .filter((missing) => missing > 0 && missing <= most);

/** A parcel as the search sees it. */
interface Load {
  readonly bundleKey: BundleKey;
  readonly groups: readonly Group[];
  readonly parcel: Parcel;
  readonly uses: readonly Use[];
  /** The rises at which its fee changes; 0 alone where no choice changes it. */
  readonly steps: readonly number[];
}

const loadOf = (groups: readonly Group[], parcel: Parcel, uses: readonly Use[]): Load => {
  const most = total(risesOf(groups));
  const steps = [...new Set([0, ...feeSteps(parcel, most), ...minimumRises(uses, parcel, most)])];
  return { bundleKey: parcel.bundleKey, groups, parcel, uses, steps: steps.toSorted((a, b) => a - b) };
};

/** All groups together, with some of the steps of the fee. */
const together = ({ groups, parcel, uses }: Load, steps: readonly number[]): Block => ({
  groups,
  ships: shipsOf(uses, parcel),
  steps,
  feeSaved: (delta) => parcel.feeAt(0).fee - parcel.feeAt(delta).fee,
});

/** As if the greatest rise were reached without doing anything for it: it can only be the more. */
const hoping = ({ groups, parcel: { bundleKey, feeAt }, uses, steps }: Load): readonly Block[] => {
  const there = feeAt(steps.at(-1) ?? 0);
  return apart(groups, shipsOf(uses, { bundleKey, feeAt: () => there }), feeAt(0).fee - there.fee);
};

/** The fee of a parcel that is taken for what it is from a subtotal on, in won. */
export interface Hope {
  readonly bundleKey: BundleKey;
  readonly subtotal: Won;
}

/**
 * How a parcel whose fee depends on what is chosen is seen: `Hoped`, as cheap as it can get, which is quick and can only
 * be the more; `Level`, as if nothing made it cheaper; `Falling`, only with choices that do: these two are all there
 * is; `Whole`, as it is, for a glance at single coupons.
 */
export type ParcelView = 'Hoped' | 'Level' | 'Falling' | 'Whole';

/** A question in the terms of the search. */
export interface Problems {
  /** The parcels whose fee depends on what is chosen. */
  readonly hopes: readonly Hope[];
  /** The search with parcels seen in some way; those that are not named are hoped for. */
  readonly problem: (views: ReadonlyMap<BundleKey, ParcelView>) => Problem;
}

const blocksOf = (load: Load, view: ParcelView): readonly Block[] => {
  const { groups, uses, parcel, steps } = load;
  if (steps.length === 1) return apart(groups, shipsOf(uses, parcel));
  switch (view) {
    case 'Hoped':
      return hoping(load);
    case 'Level':
      return apart(groups, shipsOf(uses, parcel));
    case 'Falling':
      return [together(load, steps.slice(1))];
    case 'Whole':
      return [together(load, steps)];
  }
};

/** Puts a question into the terms of the search. */
export const problemsOf = (question: CombinationQuestion, candidates: Candidates): Problems => {
  const { pricing } = question;
  const { places } = candidates;
  const bare = priceCart({ ...pricing, appliedCoupons: [] });
  const priceOf = unitPricesOf(question, bare);
  const parcels = new Map(parcelsOf(pricing, bare).map((parcel) => [parcel.bundleKey, parcel]));
  const numbered = usesOf(candidates, (place) => basisAt(place, priceOf, parcels));
  const at = usesAt(numbered.uses);
  const unitPlaces = new Map(
    places.flatMap((place) => (place.type === 'Unit' ? [[place.cartUnitId, place] as const] : [])),
  );
  const groupsIn = (bundle: Place): readonly Group[] =>
    places
      .filter((place) => place.type === 'ItemGroup' && place.bundleKey === bundle.bundleKey)
      .map((place) => groupOf(place, unitPlaces, at, priceOf));
  const loads = places
    .filter((place) => place.type === 'Bundle')
    .map((place) => {
      const parcel = parcels.get(place.bundleKey) ?? freeParcel(place.bundleKey);
      return loadOf(groupsIn(place), parcel, at(place, 'Shipping'));
    });
  const starts = startsOf(numbered.uses);
  return {
    hopes: loads
      .filter(({ steps }) => steps.length > 1)
      .map(({ bundleKey, parcel, steps }) => ({ bundleKey, subtotal: parcel.feeAt(steps.at(-1) ?? 0).subtotal })),
    problem: (views) => ({
      ...numbered,
      blocks: loads
        .flatMap((load) => blocksOf(load, views.get(load.bundleKey) ?? 'Hoped'))
        .filter((block) => !isEmpty(block)),
      starts,
    }),
  };
};

import type { CartUnitId } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { asApplied } from '../../entities/coupon/held-coupon.ts';
import type { Place } from '../../entities/coupon/place.ts';
import { couponWorth } from '../../price/coupon/worth.ts';
import type { Group, Offer, SharedOffer, UnitChoice, Use } from './block.ts';
import type { UnitPriceOf, UnitPrices } from './unit-prices.ts';
import type { UsesAt } from './uses.ts';

/** A coupon on goods: what it takes off, weighed. */
const offerOf = (use: Use, weight: number): Offer => {
  const applied = asApplied(use.coupon, use.place.cartUnitIds);
  return { use, worth: (basis) => weight * couponWorth(applied, won(basis)) };
};

/** A unit's choices: no coupon, or one that takes something off. */
const seatOf = ({ bare, stripped }: UnitPrices, uses: readonly Use[], weight: number): readonly UnitChoice[] => {
  const taking = uses.flatMap((use): readonly UnitChoice[] => {
    const taken = offerOf(use, 1).worth(stripped);
    const left = stripped - taken;
    return taken > 0 ? [{ use, left, delta: stripped - bare, net: weight * (bare - left) }] : [];
  });
  return [{ use: undefined, left: bare, delta: 0, net: 0 }, ...taking];
};

/** The sum of some numbers. */
export const total = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const leftsOf = (seat: readonly UnitChoice[]): readonly number[] => seat.map(({ left }) => left);

/** An additional coupon on a group of which from `least` to `most` won are left. */
const sharedOfferOf = (use: Use, least: number, most: number, weight: number): SharedOffer => {
  const offer = offerOf(use, weight);
  const { discountUnitType, discountValue, possiblePrice } = use.coupon;
  const isLevel = offer.worth(least) === offer.worth(most);
  const slope = discountUnitType === 'Rate' ? Math.min(1, discountValue / 100) : 1;
  const rounding = slope > 0 && slope < 1 ? weight : 0;
  return { ...offer, slope: isLevel ? 0 : weight * slope, rounding: isLevel ? 0 : rounding, from: possiblePrice };
};

/** What groups are made of. */
export interface Goods {
  readonly unitPlaces: ReadonlyMap<CartUnitId, Place>;
  readonly at: UsesAt;
  readonly priceOf: UnitPriceOf;
  /** How much a won off a unit counts. */
  readonly weightOf: (id: CartUnitId) => number;
}

/** The units of an item in a parcel with the ways to reduce them. */
export const groupOf = (place: Place, { unitPlaces, at, priceOf, weightOf }: Goods): Group => {
  // what is off several units at once counts as much as it can on any of them
  const weight = Math.max(0, ...place.cartUnitIds.map(weightOf));
  const seats = place.cartUnitIds.map((id) => {
    const unitPlace = unitPlaces.get(id);
    return seatOf(priceOf(id), unitPlace ? at(unitPlace, 'Buyer') : [], weightOf(id));
  });
  const least = seats.map((seat) => Math.min(...leftsOf(seat)));
  const most = total(seats.map((seat) => Math.max(...leftsOf(seat))));
  const dups = at(place, 'SellerDup').map((use) => sharedOfferOf(use, total(least), most, weight));
  const supers = at(place, 'Super').map((use) => offerOf(use, weight));
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
export const levelled = (group: Group): Group => ({
  ...group,
  seats: group.seats.map((seat) => seat.map((choice) => ({ ...choice, delta: 0 }))),
});

/** The greatest rise of each unit's price, in won. */
export const risesOf = (groups: readonly Group[]): readonly number[] =>
  groups.flatMap(({ seats }) => seats.map((seat) => Math.max(...seat.map(({ delta }) => delta))));

import { option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import { appliedOf, type CouponAssignment } from '../coupons/coupon-assignment.ts';
import { withCoupons } from '../engine/verbs/in-cart.ts';
import { couponKeyOf } from '../entities/coupon/held-coupon.ts';
import type { CartUnitId } from '../money/ids.ts';
import { priceIn } from '../shop/ask.ts';
import type { ShopFinding } from '../shop/finding.ts';
import type { AnyCart } from '../shop/in.ts';
import { judgedIn } from '../shop/judged.ts';
import type { workOut } from '../shop/worked.ts';
import { spots } from './naive-combination.ts';
import type { ShopWorld } from './shop-world.ts';

export const subsets = <A>(values: readonly A[]): readonly (readonly A[])[] =>
  values.reduce<readonly (readonly A[])[]>((all, value) => [...all, ...all.map((one) => [...one, value])], [[]]);

/** True if no two of these promotions share a unit unless they stack. */
export const areStackable = (worked: ReturnType<typeof workOut>): boolean =>
  worked.every((a, i) =>
    worked
      .slice(0, i)
      .every(
        (b) =>
          !a.units.some((id) => b.units.includes(id)) ||
          (a.offer.goesWith(b.offer.code) && b.offer.goesWith(a.offer.code)),
      ),
  );

export const usingOffers = (
  { cart }: ShopWorld,
  promotions: readonly string[],
  coupons: readonly CouponAssignment[],
): AnyCart => {
  const offered = cart.coupons.offered.map((coupon) => ({ ...coupon, issueNo: O.some(couponKeyOf(coupon)) }));
  return {
    ...withCoupons({ ...cart, coupons: { ...cart.coupons, status: 'Known', offered } }, appliedOf(coupons)),
    promotions,
  };
};

export const newlyAgainst = (world: ShopWorld, cart: AnyCart): readonly ShopFinding[] => {
  const { shop, now } = world;
  const anyway = judgedIn(shop, usingOffers(world, [], []), now).findings;
  return judgedIn(shop, cart, now).findings.filter(
    ({ code, units }) => !anyway.some((one) => one.code === code && units.every((id) => one.units.includes(id))),
  );
};

/** Yields each assignment of coupons to places, one coupon at a time. */
const everyPlacing = ({ cart }: ShopWorld): readonly (readonly CouponAssignment[])[] => {
  const { units } = cart;
  const selected = new Set(cart.selected);
  return cart.coupons.offered.reduce<readonly (readonly CouponAssignment[])[]>(
    (all, coupon) => [
      ...all,
      ...spots({ units, selected }, coupon).flatMap((place) => all.map((one) => [...one, { coupon, place }])),
    ],
    [[]],
  );
};

/**
 * Returns the lowest price by brute force with offers that add no violation and coupons that save. Coupon names must
 * be unique.
 */
export const naiveLeastOffer = (world: ShopWorld): number => {
  const { shop, now } = world;
  let least = priceIn(shop, usingOffers(world, [], []), now).price;
  const placings = everyPlacing(world);
  for (const promotions of subsets(shop.offers.map(({ id }) => id)))
    for (const coupons of placings) {
      const cart = usingOffers(world, promotions, coupons);
      const { price, entries } = priceIn(shop, cart, now);
      if (price >= least) continue;
      const named = new Set(entries.map(({ inputs }) => ('name' in inputs ? inputs.name : '')));
      if (coupons.some(({ coupon }) => !named.has(coupon.couponName))) continue;
      if (newlyAgainst(world, cart).length === 0) least = price;
    }
  return least;
};

const fewer = (world: ShopWorld, { promotions, coupons }: OffersInUse, left: readonly CartUnitId[]): AnyCart => {
  const cart = usingOffers(world, promotions, coupons);
  const after = { ...cart, selected: cart.selected.filter((id) => !left.includes(id)) };
  const giving = priceIn(world.shop, after, world.now).promotions.filter(({ total }) => total > 0);
  return { ...after, promotions: giving.map(({ offer }) => offer.id) };
};

/** Applied promotions and coupons, valid or not. */
export interface OffersInUse {
  readonly promotions: readonly string[];
  readonly coupons: readonly CouponAssignment[];
}

/** Any applied promotions, possibly an unknown one, and coupons anywhere. */
export const arbOffersInUse = ({ cart, shop }: ShopWorld): Arbitrary<OffersInUse> => {
  const placed = cart.coupons.offered.map((coupon) => {
    const places = spots({ units: cart.units, selected: new Set(cart.selected) }, coupon);
    return fc.option(fc.nat(Math.max(0, places.length - 1)), { nil: -1 }).map((at) => {
      const place = places[at];
      return place ? [{ coupon, place }] : [];
    });
  });
  return fc.record({
    promotions: fc.subarray([...shop.offers.map(({ id }) => id), 'gone']),
    coupons: fc.tuple(...placed).map((all) => all.flat()),
  });
};

/**
 * Returns the smallest loss of a valid order by brute force: unit prices without coupons, coupon savings and
 * promotion savings. Infinity if there is none.
 */
export const naiveLeastLoss = (world: ShopWorld, used: OffersInUse): number => {
  const { shop, now } = world;
  const priced = (of: OffersInUse) => priceIn(shop, usingOffers(world, of.promotions, of.coupons), now);
  const giving = priced(used).promotions.filter(({ total }) => total > 0);
  let least = Infinity;
  for (const dropped of subsets(giving)) {
    const gone = new Set(dropped.map(({ offer }) => offer.id));
    const left = { ...used, promotions: used.promotions.filter((id) => !gone.has(id)) };
    const { price, entries } = priced(left);
    const ofUnit = (id: CartUnitId): number =>
      entries
        .filter(({ place, kind }) => place.type === 'Unit' && place.cartUnitId === id && kind !== 'Coupon')
        .reduce((sum, { amount }) => sum + amount, 0);
    const without = (one: CouponAssignment) => left.coupons.filter((other) => other !== one);
    const ofCoupon = (one: CouponAssignment): number =>
      Math.max(0, priced({ ...left, coupons: without(one) }).price - price);
    const parts = subsets(world.cart.selected).flatMap((units) =>
      subsets(left.coupons).map((coupons) => ({ units, coupons })),
    );
    for (const { units, coupons } of parts) {
      const amounts = [...dropped.map(({ total }) => total), ...units.map(ofUnit), ...coupons.map(ofCoupon)];
      const loss = amounts.reduce((sum, each) => sum + each, 0);
      if (loss >= least) continue;
      const kept = { ...left, coupons: left.coupons.filter((one) => !coupons.includes(one)) };
      if (judgedIn(shop, fewer(world, kept, units), now).findings.length === 0) least = loss;
    }
  }
  return least;
};

import { option as O } from 'fp-ts';
import { appliedOf, type CouponAssignment } from '../coupons/coupon-assignment.ts';
import { withCoupons } from '../engine/verbs/in-cart.ts';
import { couponKeyOf } from '../entities/coupon/held-coupon.ts';
import { priceIn } from '../shop/ask.ts';
import type { ShopFinding } from '../shop/finding.ts';
import type { AnyCart } from '../shop/in.ts';
import { judgedIn } from '../shop/judged.ts';
import { spots } from './naive-combination.ts';
import type { ShopWorld } from './shop-world.ts';

/** All parts of some values. */
export const subsets = <A>(values: readonly A[]): readonly (readonly A[])[] =>
  values.reduce<readonly (readonly A[])[]>((all, value) => [...all, ...all.map((one) => [...one, value])], [[]]);

/** The cart with these offers in use, all of its coupons in hand. */
export const usingOffers = (
  { cart }: ShopWorld,
  promotions: readonly string[],
  coupons: readonly CouponAssignment[],
): AnyCart => {
  const offered = cart.coupons.offered.map((coupon) => ({ ...coupon, issueNo: O.some(couponKeyOf(coupon)) }));
  return { ...withCoupons({ ...cart, coupons: { status: 'Known', offered } }, appliedOf(coupons)), promotions };
};

/** What stands against a cart, and not against the same without any promotion and coupon. */
export const newlyAgainst = (world: ShopWorld, cart: AnyCart): readonly ShopFinding[] => {
  const { shop, now } = world;
  const anyway = judgedIn(shop, usingOffers(world, [], []), now).findings;
  return judgedIn(shop, cart, now).findings.filter(
    ({ code, units }) => !anyway.some((one) => one.code === code && units.every((id) => one.units.includes(id))),
  );
};

/** Each coupon on each place or on none, a coupon at a time. */
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
 * The least that a cart costs with any promotions and coupons that leave nothing against its order that stood not against it before, by
 * trying everything with what the shop itself asks of an order; each coupon takes something off. Names of coupons are unique.
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

import fc, { type Arbitrary } from 'fast-check';
import { appliedOf, type CouponAssignment } from '../coupons/coupon-assignment.ts';
import { withCoupons } from '../engine/verbs/in-cart.ts';
import { couponKeyOf } from '../entities/coupon/coupon.ts';
import type { CartUnitId } from '../money/ids.ts';
import { priceOfCart } from '../engine/price-of-cart.ts';
import type { ShopFinding } from '../engine/finding.ts';
import type { EngineCart } from '../engine/cart/engine-cart.ts';
import { judgeOrder } from '../engine/order.ts';
import type { evaluatePromotions } from '../engine/promotions/evaluate.ts';
import { spots } from './naive-combination.ts';
import type { ShopWorld } from './shop-world.ts';

export const subsets = <A>(values: readonly A[]): readonly (readonly A[])[] =>
  values.reduce<readonly (readonly A[])[]>((all, value) => [...all, ...all.map((one) => [...one, value])], [[]]);

type OfferInUse = ReturnType<typeof evaluatePromotions>[number]['offer'];

const stacksWith = ({ goesWith }: OfferInUse, { code, id }: OfferInUse): boolean => [code, id].some(goesWith);

/** True if no two of these promotions share a unit unless they stack. */
export const areStackable = (promotions: ReturnType<typeof evaluatePromotions>): boolean =>
  promotions.every((a, i) =>
    promotions
      .slice(0, i)
      .every(
        (b) =>
          (a.offer.lane === 'Shipping') !== (b.offer.lane === 'Shipping') ||
          !a.units.some((id) => b.units.includes(id)) ||
          (stacksWith(a.offer, b.offer) && stacksWith(b.offer, a.offer)),
      ),
  );

export const usingOffers = (
  { cart }: ShopWorld,
  promotions: readonly string[],
  coupons: readonly CouponAssignment[],
): EngineCart => {
  const offered = cart.coupons.offered.map((coupon) => ({ ...coupon, issueNo: couponKeyOf(coupon) }));
  return {
    ...withCoupons({ ...cart, coupons: { ...cart.coupons, status: 'Known', offered } }, appliedOf(coupons)),
    promotions,
  };
};

export const newlyAgainst = (world: ShopWorld, cart: EngineCart): readonly ShopFinding[] => {
  const { shop, now } = world;
  const anyway = judgeOrder(shop, usingOffers(world, [], []), now).findings;
  return judgeOrder(shop, cart, now).findings.filter(
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
  let least = priceOfCart(shop, usingOffers(world, [], []), now).price;
  const placings = everyPlacing(world);
  for (const promotions of subsets(shop.offers.map(({ id }) => id)))
    for (const coupons of placings) {
      const cart = usingOffers(world, promotions, coupons);
      const { price, entries } = priceOfCart(shop, cart, now);
      if (price >= least) continue;
      const named = new Set(entries.map(({ inputs }) => ('name' in inputs ? inputs.name : '')));
      if (coupons.some(({ coupon }) => !named.has(coupon.couponName))) continue;
      if (newlyAgainst(world, cart).length === 0) least = price;
    }
  return least;
};

/** Quantities by unit, after a change. */
type Pieces = ReadonlyMap<CartUnitId, number>;

const withPieces = (cart: EngineCart, pieces: Pieces): EngineCart => ({
  ...cart,
  selected: cart.selected.filter((id) => pieces.get(id) !== 0),
  units: cart.units.map((unit) => ({ ...unit, quantity: pieces.get(unit.cartUnitId) || unit.quantity })),
});

const changed = (world: ShopWorld, { promotions, coupons }: OffersInUse, pieces: Pieces): EngineCart => {
  const after = withPieces(usingOffers(world, promotions, coupons), pieces);
  const giving = priceOfCart(world.shop, after, world.now).promotions.filter(({ total }) => total > 0);
  return { ...after, promotions: giving.map(({ offer }) => offer.id) };
};

/** Yields all quantities of the selected units: out, fewer, the same, or what a fix proposes. */
const everyPieces = (world: ShopWorld, used: OffersInUse): readonly Pieces[] => {
  const { selected, units } = world.cart;
  const cart = usingOffers(world, used.promotions, used.coupons);
  const fixes = judgeOrder(world.shop, cart, world.now).findings.flatMap((found) => found.fixes);
  const proposed = fixes.flatMap((fix) => (fix.type === 'SetQuantity' ? [fix] : []));
  return units
    .filter(({ cartUnitId }) => selected.includes(cartUnitId))
    .reduce<readonly Pieces[]>(
      (all, { cartUnitId, quantity }) => {
        const more = proposed.filter((fix) => fix.cartUnitId === cartUnitId).map((fix) => fix.quantity);
        const quantities = new Set([...Array.from({ length: quantity + 1 }, (_, n) => n), ...more]);
        return [...quantities].flatMap((n) => all.map((one) => new Map([...one, [cartUnitId, n]])));
      },
      [new Map()],
    );
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
 * Returns the smallest loss of a valid order by brute force: unit prices without coupons, pieces, coupon savings and
 * promotion savings. Infinity if there is none.
 */
export const naiveLeastLoss = (world: ShopWorld, used: OffersInUse): number => {
  const { shop, now, cart } = world;
  const usedCart = (of: OffersInUse) => usingOffers(world, of.promotions, of.coupons);
  const priced = (of: OffersInUse) => priceOfCart(shop, usedCart(of), now);
  const giving = priced(used).promotions.filter(({ total }) => total > 0);
  const all = everyPieces(world, used);
  let least = Infinity;
  for (const dropped of subsets(giving)) {
    const gone = new Set(dropped.map(({ offer }) => offer.id));
    const left = { ...used, promotions: used.promotions.filter((id) => !gone.has(id)) };
    const { price } = priced(left);
    const priceAt = (id: CartUnitId, pieces: Pieces): number =>
      priceOfCart(shop, withPieces(usedCart(left), pieces), now)
        .entries.filter(({ place, kind }) => place.type === 'Unit' && place.cartUnitId === id && kind !== 'Coupon')
        .reduce((sum, { amount }) => sum + amount, 0);
    const losses = new Map(
      cart.units.map(({ cartUnitId: id, quantity }) => {
        const unit = priceAt(id, new Map());
        const decreases = Array.from({ length: quantity }, (_, n) =>
          n === 0 ? unit : Math.max(0, Math.min(unit, unit - priceAt(id, new Map([[id, n]])))),
        );
        // fewer pieces lose at least as much as more of them
        return [id, decreases.map((loss, n) => (n === 0 ? loss : Math.max(...decreases.slice(n))))] as const;
      }),
    );
    const ofUnit = (id: CartUnitId, n: number): number => losses.get(id)?.[n] ?? 0;
    const without = (one: CouponAssignment) => left.coupons.filter((other) => other !== one);
    const ofCoupon = new Map(
      left.coupons.map((one) => [one, Math.max(0, priced({ ...left, coupons: without(one) }).price - price)]),
    );
    const changes = all.flatMap((pieces) => {
      const isOther = (id: CartUnitId): boolean => {
        const n = pieces.get(id) ?? 0;
        return n > 0 && n !== cart.units.find((unit) => unit.cartUnitId === id)?.quantity;
      };
      const onOther = left.coupons.filter(({ place }) => place.cartUnitIds.some(isOther));
      const rest = left.coupons.filter((one) => !onOther.includes(one));
      return subsets(rest).map((some) => ({ pieces, off: [...onOther, ...some] }));
    });
    for (const { pieces, off } of changes) {
      const ofUnits = [...pieces].map(([id, n]) => ofUnit(id, n));
      const amounts = [...dropped.map(({ total }) => total), ...ofUnits, ...off.map((one) => ofCoupon.get(one) ?? 0)];
      const loss = amounts.reduce((sum, each) => sum + each, 0);
      if (loss >= least) continue;
      const kept = { ...left, coupons: left.coupons.filter((one) => !off.includes(one)) };
      if (judgeOrder(shop, changed(world, kept, pieces), now).findings.length === 0) least = loss;
    }
  }
  return least;
};

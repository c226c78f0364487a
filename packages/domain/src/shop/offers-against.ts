import { option as O } from 'fp-ts';
import { appliedOf, type CouponAssignment } from '../coupons/coupon-assignment.ts';
import { withCoupons } from '../engine/verbs/in-cart.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { couponKeyOf, type Coupon } from '../entities/coupon/held-coupon.ts';
import { diagnose } from '../rule/judge.ts';
import { factsIn, judgedIn } from './judged.ts';
import type { ShopFinding } from './finding.ts';
import type { AnyCart } from './in.ts';
import { withMendingFixes } from './mending.ts';
import type { OffersQuestion } from './offers-question.ts';
import type { ShopFacts } from './rule.ts';
import type { Shop } from './shop.ts';
import { shopState } from './shop-state.ts';

/** A coupon as if it were in hand: one to be downloaded is, before it is used. */
const inHand = (coupon: Coupon): Coupon => ({ ...coupon, issueNo: O.some(couponKeyOf(coupon)) });

/** Facts of an order that no coupon changes. */
const withoutCoupons = [
  'canSelect',
  'payableWithoutCoupons',
  'buyer',
  'features',
  'hasAddress',
  'deliverySlots',
  'agreed',
  'promotions',
  'now',
  'currency',
] as const satisfies readonly (keyof ShopFacts)[];

const ofUnit: ReadonlySet<PropertyKey> = new Set<PropertyKey>([
  'version',
  'appliedCouponIssueNoes',
] satisfies readonly (keyof CartUnit)[]);

/** The same object, which tells when something of it is read that coupons may change. */
const watched = <A extends object>(of: A, isChanged: (name: PropertyKey) => boolean, tell: () => void): A =>
  new Proxy(of, {
    get: (target, name, receiver) => {
      if (isChanged(name)) tell();
      return Reflect.get(target, name, receiver) as unknown;
    },
  });

/** What some rules find of facts without looking at anything that coupons may change: they find the same whatever coupons are in use. */
const alwaysFound = ({ rules }: Shop, facts: ShopFacts): readonly ShopFinding[] => {
  const kept = new Set<PropertyKey>([...withoutCoupons, 'chosen']);
  return rules.flatMap((rule) => {
    let isTold = false;
    const tell = (): void => {
      isTold = true;
    };
    const chosen = facts.chosen.map((unit) => watched(unit, (name) => ofUnit.has(name), tell));
    const found = diagnose([rule])(watched({ ...facts, chosen }, (name) => !kept.has(name), tell));
    return isTold ? [] : found;
  });
};

/** What stands against a cart with some promotions and coupons in use and no others, by all that the shop asks of an order (EN-09). */
export const offersAgainst = (
  shop: Shop,
  cart: AnyCart,
  now: number,
): Pick<OffersQuestion, 'against' | 'againstAlways' | 'mended'> => {
  const held = { ...cart, coupons: { ...cart.coupons, offered: cart.coupons.offered.map(inHand) } };
  const using = (promotions: readonly string[], coupons: readonly CouponAssignment[]): AnyCart => ({
    ...withCoupons(held, appliedOf(coupons)),
    promotions,
  });
  return {
    mended: (worked) => withMendingFixes(shop, cart, now, worked),
    against: (promotions, coupons) => judgedIn(shop, using(promotions, coupons), now).findings,
    againstAlways: (promotions) => alwaysFound(shop, factsIn(shop, shopState(using(promotions, []), shop, now))),
  };
};

import { appliedOf, type CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { withCoupons } from '../verbs/in-cart.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { couponKeyOf, type Coupon } from '../../entities/coupon/coupon.ts';
import { diagnoseRules, shopFactsOf, judgeOrder } from '../order.ts';
import { withEffectiveFixes } from '../promotions/effective-fixes.ts';
import type { ShopFinding } from '../finding.ts';
import type { EngineCart } from '../cart/engine-cart.ts';
import type { OffersQuestion } from './offers-question.ts';
import type { ShopFacts } from '../rule.ts';
import type { Shop } from '../shop.ts';
import { evaluateCart } from '../promotions/evaluated-cart.ts';

/** Treats a downloadable coupon as owned, because it is downloaded before use. */
const inHand = (coupon: Coupon): Coupon => ({ ...coupon, issueNo: couponKeyOf(coupon) });

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
  'country',
  'served',
] as const satisfies readonly (keyof ShopFacts)[];

const ofUnit: ReadonlySet<PropertyKey> = new Set<PropertyKey>([
  'version',
  'appliedCouponIssueNoes',
] satisfies readonly (keyof CartUnit)[]);

/** Wraps an object and records reads of fields that coupons may change. */
const watched = <A extends object>(of: A, isChanged: (name: PropertyKey) => boolean, tell: () => void): A =>
  new Proxy(of, {
    get: (target, name, receiver) => {
      if (isChanged(name)) tell();
      return Reflect.get(target, name, receiver) as unknown;
    },
  });

/** Returns violations of rules that read no coupon-dependent fact, so they hold for any coupons. */
const alwaysFound = ({ rules }: Shop, facts: ShopFacts): readonly ShopFinding[] => {
  const kept = new Set<PropertyKey>([...withoutCoupons, 'chosen']);
  return rules.flatMap((rule) => {
    let isTold = false;
    const tell = (): void => {
      isTold = true;
    };
    const chosen = facts.chosen.map((unit) => watched(unit, (name) => ofUnit.has(name), tell));
    const found = diagnoseRules(
      [rule],
      watched({ ...facts, chosen }, (name) => !kept.has(name), tell),
    );
    return isTold ? [] : found;
  });
};

/** Returns the violations of a cart with exactly these promotions and coupons (EN-09). */
export const offerChecks = (
  shop: Shop,
  cart: EngineCart,
  now: number,
): Pick<OffersQuestion, 'against' | 'againstAlways' | 'keepEffectiveFixes'> => {
  const held = { ...cart, coupons: { ...cart.coupons, offered: cart.coupons.offered.map(inHand) } };
  const using = (promotions: readonly string[], coupons: readonly CouponAssignment[]): EngineCart => ({
    ...withCoupons(held, appliedOf(coupons)),
    promotions,
  });
  return {
    keepEffectiveFixes: (promotion) => withEffectiveFixes(shop, cart, now, promotion),
    against: (promotions, coupons) => judgeOrder(shop, using(promotions, coupons), now).findings,
    againstAlways: (promotions) => alwaysFound(shop, shopFactsOf(shop, evaluateCart(using(promotions, []), shop, now))),
  };
};

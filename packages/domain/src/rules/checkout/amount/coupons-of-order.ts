import { option as O } from 'fp-ts';
import { couponKeyOf } from '../../../entities/coupon/held-coupon.ts';
import type { CouponApplication } from '../../../state/ports/cart-server/coupon-calls.ts';
import { exclusions, type Exclusion } from '../../../coupons/stacking.ts';
import type { CouponFacts } from '../../coupon/facts.ts';
import { couponRules } from '../../coupon/index.ts';
import { finding } from '../../../rule/finding.ts';
import type { Finding, Fix, Rule } from '../../../rule/rule.ts';
import { conflicting } from './conflicting-coupons.ts';
import type { CheckoutFacts } from '../facts.ts';

/** What is said of an order's coupons by codes of its own: CART-BR7-18, -43; CART-BR7-14, -15. */
const saidByTheOrder: readonly Finding['code'][] = ['CART-BR5-11', 'CART-BR5-21', 'CART-BR7-14', 'CART-BR7-15'];
const isLeft = ({ code }: Pick<Rule<never> | Exclusion, 'code'>): boolean => !saidByTheOrder.includes(code);

/** What stands against one coupon of an order. */
interface Objection {
  readonly found: Finding;
  readonly application: CouponApplication;
}

/**
 * Against coupons whose units have become no place for them, e.g. since they were grouped otherwise (CP-12), and against
 * coupons that are in nobody's wallet, e.g. since they were spent elsewhere (CP-09).
 */
const unusable = ({ misplacedCoupons, unheldCoupons }: CheckoutFacts): readonly Objection[] =>
  [...misplacedCoupons, ...unheldCoupons].map((application) => ({
    found: finding('CART-BR5-08', {}, application.cartUnitIds),
    application,
  }));

const brokenBy =
  (rule: Rule<CouponFacts>) =>
  (facts: CouponFacts): readonly Objection[] => {
    const found = rule.broken(facts);
    const { coupon, place } = facts;
    const application = { couponIssueNo: couponKeyOf(coupon), cartUnitIds: place.cartUnitIds };
    return O.isSome(found) ? [{ found: found.value, application }] : [];
  };

const all = <A>(values: readonly A[]): readonly A[] => [...new Set(values)];

const removing = (against: readonly Objection[]): Fix => ({
  type: 'RemoveCoupons',
  cartUnitIds: all(against.flatMap(({ application }) => application.cartUnitIds)),
  couponIssueNoes: against.map(({ application }) => application.couponIssueNo),
});

/** A rule on one coupon, asked of every coupon of an order: one reason for all that break it, in the words of the first. */
const ofEach = (rule: Rule<CouponFacts>): Rule<CheckoutFacts> => ({
  code: rule.code,
  codes: rule.codes,
  requirement: rule.requirement,
  source: rule.source,
  broken: (facts) => {
    const already = rule.code === 'CART-BR5-08' ? unusable(facts) : [];
    const against = [...already, ...facts.couponFacts().flatMap(brokenBy(rule))];
    const [first] = against;
    if (!first) return O.none;
    const units = all(against.flatMap(({ found }) => found.units));
    return O.some({ ...first.found, units, fixes: [...first.found.fixes, removing(against)] });
  },
});

/**
 * What is asked of an order's coupons as it was when they were put into use: since then one may have fallen below its
 * least purchase, ended, been spent, or lost its device, its buyer or its units (CK-19, CP-01..CP-03, CP-07..CP-09, CP-20).
 */
export const couponsOfOrder: readonly Rule<CheckoutFacts>[] = [
  ...exclusions.filter(isLeft).map(conflicting),
  ...couponRules.filter(isLeft).map(ofEach),
];

import { option as O } from 'fp-ts';
import { couponKeyOf } from '../../../entities/coupon/held-coupon.ts';
import type { CouponApplication } from '../../../entities/coupon/coupon.ts';
import { exclusions, type Exclusion } from '../../../coupons/stacking.ts';
import type { CouponFacts } from '../../coupon/facts.ts';
import { couponRules } from '../../coupon/index.ts';
import { finding } from '../../../rule/finding.ts';
import type { Finding, Fix, Rule } from '../../../rule/rule.ts';
import { conflicting } from './conflicting-coupons.ts';
import type { CheckoutFacts } from '../facts.ts';

/** Violations with own codes in an order: CART-BR7-18, -43, -14, -15. */
const saidByTheOrder: readonly Finding['code'][] = ['CART-BR5-11', 'CART-BR5-21', 'CART-BR7-14', 'CART-BR7-15'];
const isLeft = ({ code }: Pick<Rule<never> | Exclusion, 'code'>): boolean => !saidByTheOrder.includes(code);

interface Objection {
  readonly found: Finding;
  readonly application: CouponApplication;
}

/**
 * Rejects coupons whose units no longer form a place (CP-12), and coupons outside the wallet, e.g. spent elsewhere
 * (CP-09).
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

/** Evaluates a coupon rule for every coupon of an order. Returns one reason with the text of the first. */
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
 * Coupon rules repeated at checkout: since application a coupon may have expired, been spent, or lost its minimum,
 * device, buyer or units (CK-19).
 */
export const couponsOfOrder: readonly Rule<CheckoutFacts>[] = [
  ...exclusions.filter(isLeft).map(conflicting),
  ...couponRules.filter(isLeft).map(ofEach),
];

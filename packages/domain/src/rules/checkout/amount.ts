import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { type Exclusion, exclusions, isFeeless, paymentNotice } from '../../coupons/stacking.ts';
import { type CartUnit, isOrderable } from '../../entities/cart/cart-unit.ts';
import { couponKeyOf, type CouponApplication } from '../../entities/coupon/coupon.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { finding, idsOf, productOf, when, type Finding, type Fix, type Rule, ruleOf } from '../../rule/rule.ts';
import { couponRules } from '../coupon.ts';
import type { CheckoutFacts, CouponFacts } from '../facts.ts';

const excludes = (code: Exclusion['code'], there: CouponAssignment, here: CouponAssignment): boolean =>
  exclusions.some((one) => one.code === code && one.excludes(there, here));

/** Returns the coupons that conflict with an earlier one; the rest is compatible. */
export const conflictingCoupons = (
  code: Exclusion['code'],
  coupons: readonly CouponAssignment[],
): readonly CouponAssignment[] => {
  const staying: CouponAssignment[] = [];
  return coupons.filter((here) => {
    const isClashing = staying.some((there) => excludes(code, there, here));
    if (!isClashing) staying.push(here);
    return isClashing;
  });
};

/** Returns the first two coupons that conflict by this code, or undefined. */
export const firstConflict = (
  code: Exclusion['code'],
  coupons: readonly CouponAssignment[],
): readonly CouponAssignment[] => {
  const [here] = conflictingCoupons(code, coupons);
  const there = here && coupons.find((one) => excludes(code, one, here));
  return there ? [there, here] : [];
};

const distinct = <A>(values: readonly A[]): readonly A[] => [...new Set(values)];

export const applicationOf = ({ coupon, place: { cartUnitIds } }: CouponAssignment): CouponApplication => ({
  couponIssueNo: couponKeyOf(coupon),
  cartUnitIds,
});

const removing = (applications: readonly CouponApplication[]): Fix => ({
  type: 'RemoveCoupons',
  cartUnitIds: distinct(applications.flatMap(({ cartUnitIds }) => cartUnitIds)),
  couponIssueNoes: applications.map(({ couponIssueNo }) => couponIssueNo),
});

export const removeThese = (coupons: readonly CouponAssignment[]): Fix => removing(coupons.map(applicationOf));

export const unitsOn = (coupons: readonly CouponAssignment[]): readonly CartUnitId[] =>
  distinct(coupons.flatMap(({ place }) => place.cartUnitIds));

/** Returns a rule against coupons of an order. Its fix removes them. */
const refusing = (
  code: Exclusion['code'] | 'CART-BR7-18' | 'COUPON-DUPLICATED',
  requirement: string,
  refused: (facts: CheckoutFacts) => readonly CouponAssignment[],
  source = '5, Coupons; 8, CART-BR7',
): Rule<CheckoutFacts> =>
  ruleOf(code, requirement, source, (facts) => {
    const coupons = refused(facts);
    return when(coupons.length > 0, () => finding(code, {}, unitsOn(coupons), [removeThese(coupons)]));
  });

export const conflicting = ({ code, requirement }: Pick<Exclusion, 'code' | 'requirement'>): Rule<CheckoutFacts> =>
  refusing(code, requirement, ({ coupons }) => conflictingCoupons(code, coupons));

/** Returns the fix that removes the coupons of units, or undefined without coupons (CK-18). */
const removeCouponsOf = (units: readonly CartUnit[]): readonly Fix[] => {
  const cartUnitIds = idsOf(units.filter((unit) => unit.appliedCouponIssueNoes?.length));
  return cartUnitIds.length > 0 ? [{ type: 'RemoveCoupons', cartUnitIds }] : [];
};

export const twoShippingCoupons = conflicting({ code: 'CART-BR7-14', requirement: 'CP-05' });

export const paymentMethodsDiffer = conflicting({ code: 'CART-BR7-15', requirement: 'CP-06' });

export const overseaCouponAtHome = refusing('CART-BR7-18', 'CP-04', ({ coupons, oversea }) =>
  oversea === undefined ? coupons.filter(({ coupon }) => coupon.flags.isOversea) : [],
);

/** Rejects shipping coupons on free parcels; a parcel with an unknown fee is accepted (CP-05). */
export const shippingCouponUseless = ruleOf<CheckoutFacts>(
  'CART-BR7-43',
  'CP-05',
  '5, Coupons; 8, CART-BR7',
  ({ chosen, coupons, bundleFees }) => {
    const useless = coupons.filter(
      (placed) => bundleFees.has(placed.place.bundleKey) && isFeeless(placed, { bundleFees }),
    );
    const units = unitsOn(useless);
    const first = chosen.find((unit) => unit.cartUnitId === units[0]);
    if (!first) return undefined;
    return finding('CART-BR7-43', { product: productOf(first) }, units, [removeThese(useless)]);
  },
);

export const nothingToPay = ruleOf<CheckoutFacts>(
  'CART-BR7-47',
  'PR-07',
  '8, CART-BR7',
  ({ chosen, payable, payableWithoutCoupons }) => {
    // an unorderable unit has its own reason and no price
    const bought = chosen.filter(isOrderable);
    return when(bought.length > 0 && payable <= 0, () => {
      const cartUnitIds = idsOf(bought);
      // free items stay free without coupons
      const lifting = payableWithoutCoupons() > 0 ? removeCouponsOf(bought) : [];
      return finding('CART-BR7-47', {}, cartUnitIds, [...lifting, { type: 'Deselect', cartUnitIds }]);
    });
  },
);

/** Rejects selected units with a negative price; names the first one and fixes all (PR-07). */
export const priceBelowZero = ruleOf<CheckoutFacts>(
  'ZERO-WON-ITEM',
  'PR-07',
  '5, Coupons',
  ({ chosen, zeroWonUnits }) => {
    const zero = chosen.filter((unit) => zeroWonUnits.includes(unit.cartUnitId));
    const [first] = zero;
    if (!first) return undefined;
    const ids = idsOf(zero);
    // Only discounts cause this: a coupon above the price has no effect.
    return finding('ZERO-WON-ITEM', { product: productOf(first) }, ids, [{ type: 'Deselect', cartUnitIds: ids }]);
  },
);

/** Rejects a coupon that the cart of a server has twice (XT-02). */
export const sameCouponTwice = refusing(
  'COUPON-DUPLICATED',
  'XT-02',
  ({ coupons }) => {
    const keys = coupons.map(({ coupon }) => couponKeyOf(coupon));
    return coupons.filter(({ coupon }, i) => keys.indexOf(couponKeyOf(coupon)) < i);
  },
  '5, Coupons; 8, other shown messages',
);

/** Violations with own codes in an order: COUPON-DUPLICATED, CART-BR7-18, -43, -14, -15. */
const saidByTheOrder: readonly Finding['code'][] = [
  'CART-BR5-12',
  'CART-BR5-11',
  'CART-BR5-21',
  'CART-BR7-14',
  'CART-BR7-15',
];
const isLeft = ({ code }: Pick<Rule<never> | Exclusion, 'code'>): boolean => !saidByTheOrder.includes(code);

interface Objection {
  readonly found: Finding;
  readonly application: CouponApplication;
}

/** Rejects coupons whose units no longer form a place (CP-12), and coupons outside the wallet (CP-09). */
const unusable = ({ misplacedCoupons, unheldCoupons }: CheckoutFacts): readonly Objection[] =>
  [...misplacedCoupons, ...unheldCoupons].map((application) => ({
    found: finding('CART-BR5-08', {}, application.cartUnitIds),
    application,
  }));

const brokenBy =
  (rule: Rule<CouponFacts>) =>
  (facts: CouponFacts): readonly Objection[] => {
    const found = rule.broken(facts);
    return found === undefined ? [] : [{ found, application: applicationOf(facts) }];
  };

/** Evaluates a coupon rule for every coupon of an order. Returns one reason with the text of the first. */
const ofEach = (rule: Rule<CouponFacts>): Rule<CheckoutFacts> =>
  ruleOf(rule.code, rule.requirement, rule.source, (facts) => {
    const already = rule.code === 'CART-BR5-08' ? unusable(facts) : [];
    const against = [...already, ...facts.couponFacts().flatMap(brokenBy(rule))];
    const [first] = against;
    if (!first) return undefined;
    const units = distinct(against.flatMap(({ found }) => found.units));
    const removal = removing(against.map(({ application }) => application));
    return { ...first.found, units, fixes: [...first.found.fixes, removal] };
  });

/** Coupon rules repeated at checkout, because a coupon may have lost its terms since (CK-19). */
export const couponsOfOrder: readonly Rule<CheckoutFacts>[] = [
  ...exclusions.filter(isLeft).map(conflicting),
  ...couponRules.filter(isLeft).map(ofEach),
];

/** Coupon rules: exclusions first, then each coupon separately (CP-01..CP-09, CP-20). */
export const orderCouponRules: readonly Rule<CheckoutFacts>[] = [
  sameCouponTwice,
  twoShippingCoupons,
  paymentMethodsDiffer,
  overseaCouponAtHome,
  shippingCouponUseless,
  ...couponsOfOrder,
];

/** Returns notices about coupons that block no order: the required payment method (CP-06). */
export const couponWarnings = ({ coupons }: Pick<CheckoutFacts, 'coupons'>): readonly Finding[] => {
  const notice = paymentNotice(coupons);
  return notice === undefined ? [] : [notice];
};

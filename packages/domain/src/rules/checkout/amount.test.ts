import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceFields, type Cart, type CartFields } from '../../cart/cart.ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { exclusions } from '../../coupons/stacking.ts';
import { type CartUnit, isOrderable } from '../../entities/cart/cart-unit.ts';
import { type Coupon, asApplied, couponKeyOf } from '../../entities/coupon/coupon.ts';
import { noOversea } from '../../entities/overseas/oversea.ts';
import { bundleKey, cartUnitId, couponIssueNo, couponPolicyNo, sellerKey } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { withFix } from '../../orders/fix.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { diagnose } from '../../rule/rule.ts';
import { anOpenCart, withAllSelected, withCoupons } from '../../testing/builders/cart.ts';
import { aHeldCoupon, aPlace, couponFlags } from '../../testing/builders/coupon.ts';
import { anItem, aSeller, aUnit, testNow } from '../../testing/builders/unit.ts';
import { deselect, removeCoupons, testExactly, testRule } from '../../testing/rule-table.ts';
import { arbCheckoutFacts, findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../testing/rules.ts';
import { checkoutRules } from '../checkout-rules.ts';
import { couponRules } from '../coupon.ts';
import * as rules from './amount.ts';
import { checkoutFactsOf } from './checkout-facts.ts';

const placed = (id: number, over: Partial<Coupon> = {}): CouponAssignment => ({
  coupon: aHeldCoupon({ issueNo: couponIssueNo(`C${id}`), ...over }),
  place: aPlace('Unit', [flaggedUnit(id)]),
});
const paidBy = (id: number, method: string | null): CouponAssignment =>
  placed(id, { paymentCouponName: method ?? undefined });
const three = [1, 2, 3].map((id) => flaggedUnit(id));
const asking = (...coupons: readonly CouponAssignment[]) => ordering(three, { coupons });

const parcels = [
  ['S1', 'B1'],
  ['S1', 'B2'],
  ['S2', 'B3'],
].map(([seller = '', bundle = ''], i) =>
  flaggedUnit(i + 1, [], { seller: aSeller({ sellerKey: sellerKey(seller) }), bundleKey: bundleKey(bundle) }),
);
const freeShipping = parcels.map((unit): CouponAssignment => ({
  coupon: aHeldCoupon({ issueNo: couponIssueNo(`C${unit.cartUnitId}`), flags: couponFlags('isFreeShipping') }),
  place: aPlace('Bundle', [unit]),
}));
const shippingBy = (...indices: readonly number[]) =>
  ordering(parcels, { coupons: freeShipping.filter((_, i) => indices.includes(i)) });
testRule('CART-BR7-14 two shipping coupons', rules.twoShippingCoupons, [
  '[CP-05] accepts one shipping coupon per seller and refuses two; keeps the first and removes exactly the others',
  [shippingBy(), shippingBy(0, 2)],
  [shippingBy(0, 1), shippingBy(0, 1, 2)],
  {
    units: [2],
    fixes: [removeCoupons([2], 'C2')],
    en: 'Only one free-shipping coupon can be used for the same seller.',
  },
]);

testRule('CART-BR7-15 payment methods differ', rules.paymentMethodsDiffer, [
  '[CP-06] one method is compatible, also with coupons without a method; keeps the first and removes exactly others',
  [asking(paidBy(1, 'A'), paidBy(2, 'A'), paidBy(3, null)), asking(paidBy(1, 'A'), paidBy(3, 'A'))],
  [asking(paidBy(1, 'A'), paidBy(2, 'B')), asking(paidBy(1, 'A'), paidBy(2, 'B'), paidBy(3, 'A'))],
  {
    units: [2],
    fixes: [removeCoupons([2], 'C2')],
    en: 'Coupons limited to different payment methods cannot be used together.',
  },
]);

const forOverseas = [placed(1), placed(2, { flags: couponFlags('isOversea') })];
testRule('COUPON-DUPLICATED same coupon twice', rules.sameCouponTwice, [
  '[XT-02] refuses a coupon that is in use twice, on one unit or on two, and removes the second use',
  [ordering([flaggedUnit(1)], { coupons: [placed(1), placed(2)] })],
  [ordering([flaggedUnit(1)], { coupons: [placed(1), placed(1)] })],
  { fixes: [removeCoupons([1], 'C1')], en: 'This coupon is already applied in your cart.' },
]);

testRule('CART-BR7-18 oversea coupon at home', rules.overseaCouponAtHome, [
  '[CP-04] refuses a coupon for overseas shipping on a domestic order, accepts it abroad; removes exactly this coupon',
  [asking(placed(1)), ordering(three, { coupons: forOverseas, oversea: { ...noOversea, country: 'Japan' } })],
  [asking(...forOverseas)],
  {
    units: [2],
    fixes: [removeCoupons([2], 'C2')],
    en: 'Coupons for overseas shipping cannot be used on domestic orders. Please remove the coupon.',
  },
]);

const apple = flaggedUnit(1);
const onFee: CouponAssignment = {
  coupon: aHeldCoupon({ flags: couponFlags('isFreeShipping') }),
  place: aPlace('Bundle', [apple]),
};
const atFee = (fee: number, coupon = onFee) =>
  ordering([flaggedUnit(2), apple], { coupons: [coupon], bundleFees: new Map([[apple.bundleKey, { fee: won(fee) }]]) });
testRule('CART-BR7-43 shipping coupon useless', rules.shippingCouponUseless, [
  [
    '[CP-05] a parcel with a fee of 1 won accepts the coupon, a free one does not; removes exactly this coupon',
    [atFee(1)],
    [atFee(0)],
    {
      params: { product: '사과' },
      units: [1],
      fixes: [removeCoupons([1], 'C1')],
      en: '‘사과’ ships free of charge, so the shipping coupon cannot be used. Please remove the coupon.',
    },
  ],
  [
    '[CP-05 SH-05] a price coupon needs no fee, and an unknown fee is not 0',
    [atFee(0, placed(1)), ordering([apple], { coupons: [onFee] })],
    [],
  ],
]);

const paying = (amount: number) => ordering([apple], { payable: won(amount) });
const couponed = flaggedUnit(2, [], { appliedCouponIssueNoes: [couponIssueNo('C1')] });
const unorderable = flaggedUnit(3, [], { isBuyAvailable: false });
const free = (withoutCoupons: number) =>
  ordering([apple, couponed], { payable: won(0), payableWithoutCoupons: () => won(withoutCoupons) });
testRule('CART-BR7-47 nothing to pay', rules.nothingToPay, [
  [
    '[PR-07] 1 won can be paid, 0 won and less cannot',
    [paying(1)],
    [paying(0), paying(-1)],
    {
      fixes: [deselect(1)],
      en: 'The order cannot be placed: its total is ₩0 or less, or there was a temporary error. Please check your coupons and discounts again.',
    },
  ],
  [
    '[PR-07] removes the coupons if this leaves an amount',
    [],
    [free(1)],
    { fixes: [removeCoupons([2]), deselect(1, 2)] },
  ],
  ['[PR-07] otherwise excludes all units', [], [free(0)], { fixes: [deselect(1, 2)] }],
  [
    '[CK-18] an unorderable unit has no price and its own reason; only orderable units can cost nothing',
    [ordering([unorderable], { payable: won(0) })],
    [ordering([apple, unorderable], { payable: won(0) })],
    { units: [1], fixes: [deselect(1)] },
  ],
]);
testExactly(
  '[PR-07] CART-BR7-47 applies exactly to non-empty orders of 0 won or less',
  rules.nothingToPay,
  arbCheckoutFacts,
  (facts) => [facts, facts.chosen.some(isOrderable) && facts.payable <= 0],
);

const pear = { ...couponed, item: anItem({ itemName: '배' }) };
const negative = (chosen: readonly CartUnit[], ...ids: readonly number[]) =>
  ordering(chosen, { zeroWonUnits: ids.map(cartUnitId) });
testRule('ZERO-WON-ITEM price below zero', rules.priceBelowZero, [
  [
    '[PR-07] refuses a selected unit with a negative price, not an unselected one',
    [negative([apple], 2), ordering([apple])],
    [negative([apple], 1)],
    { params: { product: '사과' } },
  ],
  [
    '[PR-07] names the first unit',
    [],
    [negative([apple, pear], 2)],
    { params: { product: '배' }, en: '‘배’ cannot be ordered because its price is ₩0 or less.' },
  ],
  [
    '[PR-07] excludes the units; coupons stay, because one above the price takes nothing off',
    [],
    [negative([apple, pear], 2, 1)],
    { fixes: [deselect(1, 2)] },
  ],
]);
test('[PR-07] concerns exactly those selected units, and none remains after its fix', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (facts) => {
      expect(isBroken(rules.priceBelowZero, facts)).toBe(facts.zeroWonUnits.length > 0);
      if (facts.zeroWonUnits.length === 0) return;
      const { units } = findingOf(rules.priceBelowZero, facts);
      expect(new Set(units)).toEqual(new Set(facts.zeroWonUnits));
      const chosen = facts.chosen.filter((unit) => !units.includes(unit.cartUnitId));
      expect(isBroken(rules.priceBelowZero, { ...facts, chosen })).toBe(false);
    }),
  );
});

const paid = [paidBy(1, 'A'), paidBy(2, 'A'), paidBy(3, 'B'), paidBy(4, 'C'), paidBy(5, 'A')];

const unrestricted = placed(9);

const keys = (coupons: readonly CouponAssignment[]) => coupons.map(({ coupon }) => couponKeyOf(coupon));

test('[CP-06] without the conflicting coupons the rest is compatible; the first stays', () => {
  expect(keys(rules.conflictingCoupons('CART-BR7-15', paid))).toEqual(['C3', 'C4']);
  expect(rules.conflictingCoupons('CART-BR7-15', paid.slice(0, 2))).toEqual([]);
});

test('[CP-06] returns the first two conflicting coupons of this code only', () => {
  expect(keys(rules.firstConflict('CART-BR7-15', [unrestricted, ...paid.slice(1)]))).toEqual(['C2', 'C3']);
  expect(rules.firstConflict('CART-BR7-15', paid.slice(0, 2))).toEqual([]);
  expect(rules.firstConflict('CART-BR7-14', paid)).toEqual([]);
});

test('[CK-18] removes exactly the named coupons and names each unit once', () => {
  const twice = [paidBy(1, 'A'), { ...paidBy(2, 'B'), place: aPlace('Unit', [flaggedUnit(1)]) }];
  expect(rules.removeThese(twice)).toEqual({ type: 'RemoveCoupons', cartUnitIds: [1], couponIssueNoes: ['C1', 'C2'] });
});

const [one, two] = [cartUnitId(1), cartUnitId(2)];

const twoUnits = [aUnit(), aUnit({ cartUnitId: two })];

type Use = readonly [Partial<Coupon>, Cart['selected']];

const using = (uses: readonly Use[], over: CartFields = {}): Cart => {
  const offered = uses.map(([coupon], i) =>
    aHeldCoupon({
      issueNo: couponIssueNo(`C${i + 1}`),
      discountUnitType: 'Amount',
      discountValue: 500,
      ...coupon,
    }),
  );
  const appliedCoupons = offered.map((coupon, i) => asApplied(coupon, uses[i]?.[1] ?? []));
  return withAllSelected(
    anOpenCart(withCoupons(twoUnits, appliedCoupons), {
      coupons: { applied: appliedCoupons, status: 'Known', offered },
      ...over,
    }),
  );
};

const findings = (state: Cart) => diagnose(rules.couponsOfOrder)(checkoutFactsOf(state));

const said = (state: Cart) => findings(state).map(({ code, units: ids }) => [code, ids]);

test('[CK-19] a valid coupon has no violation', () => {
  expect(said(using([[{}, [one]]]))).toEqual([]);
});

test('[CK-19 CP-03] refuses one won below the minimum purchase and accepts the minimum', () => {
  const least = (possiblePrice: number) => using([[{ possiblePrice: won(possiblePrice) }, [one]]]);
  expect(said(least(10_000))).toEqual([]);
  expect(findings(least(10_001))[0]).toMatchObject({ code: 'COUPON-MINIMUM', params: { min: 10_001 }, units: [1] });
});

test('[CK-19 CP-03] only ordered units of a shared coupon count', () => {
  const both = using([[{ couponType: 'SellerDupCoupon', possiblePrice: won(15_000) }, [one, two]]]);
  expect(said(both)).toEqual([]);
  expect(said({ ...both, selected: [two] })).toEqual([['COUPON-MINIMUM', [2]]]);
});

test('[PR-07 CK-19] a coupon above the price takes nothing off and blocks the order; a coupon of the whole price does not', () => {
  const off = (discountValue: number) => using([[{ discountValue }, [one]]]);
  expect(said(off(10_000))).toEqual([]);
  expect(findings(off(10_001))).toEqual([
    {
      code: 'ZERO-WON-COUPON',
      params: { product: '사과' },
      units: [1],
      fixes: [{ type: 'RemoveCoupons', cartUnitIds: [1], couponIssueNoes: ['C1'] }],
    },
  ]);
  expect([pricedOf(off(10_000)).goods, pricedOf(off(10_001)).goods]).toEqual([10_000, 20_000]);
});

test('[CK-19 CP-10] refuses a coupon that expired before the moment of the prices', () => {
  const expiredDate = new Date(testNow).toISOString();
  expect(said(using([[{ expiredDate }, [one]]], { pricesAsOf: testNow }))).toEqual([]);
  expect(said(using([[{ expiredDate }, [one]]], { pricesAsOf: testNow + 1 }))).toEqual([['COUPON-EXPIRED', [1]]]);
});

test('[CK-19 CP-20] refuses a coupon for another device, and one whose units no longer accept coupons', () => {
  expect(said(using([[{ flags: couponFlags('isMobile') }, [two]]]))).toEqual([['COUPON-MOBILE', [2]]]);
  const state = using([[{}, [one]]]);
  const barred = { ...state, units: state.units.map((unit) => ({ ...unit, isCouponUsable: false })) };
  expect(said(barred)).toEqual([['CART-BR5-05', [1]]]);
});

test('[CK-19 CP-12] units that are now in two parcels are no valid place for one coupon', () => {
  const state = using([[{ couponType: 'SellerDupCoupon' }, [one, two]]]);
  const [first, ...rest] = state.units;
  const parted = { ...state, units: first ? [{ ...first, bundleKey: bundleKey('B9') }, ...rest] : [] };
  expect(said(state)).toEqual([]);
  expect(said(parted)).toEqual([['CART-BR5-08', [1, 2]]]);
  const [fix] = findings(parted)[0]?.fixes ?? [];
  expect(fix && withFix(parted, fix).coupons.applied).toEqual([]);
});

test('[XT-02] a coupon that an answer has twice blocks the order until it is removed', () => {
  for (const second of [[one], [two]]) {
    const state = using([[{}, [one]]]);
    const applied = state.coupons.applied.flatMap((coupon) => [coupon, { ...coupon, cartUnitIds: second }]);
    const twice = replaceFields(state, { coupons: { applied } });
    const found = diagnose(checkoutRules)(checkoutFactsOf(twice));
    expect(found.map(({ code, units: ids }) => [code, ids])).toEqual([['COUPON-DUPLICATED', second]]);
    const [fix] = found[0]?.fixes ?? [];
    expect(fix && diagnose(checkoutRules)(checkoutFactsOf(withFix(twice, fix)))).toEqual([]);
  }
});

test('[CK-19 CP-08] incompatible coupons: the first stays', () => {
  const state = using([
    [{ couponType: 'SuperCoupon' }, [one]],
    [{}, [one]],
  ]);
  expect(said(state)).toEqual([['CART-BR5-14', [1]]]);
  const [fix] = findings(state)[0]?.fixes ?? [];
  expect(fix && withFix(state, fix).coupons.applied.map(({ couponIssueNo: no }) => no)).toEqual(['C1']);
});

test('[CK-18] one reason for all coupons that break a rule, and one fix removes exactly these', () => {
  const state = using([
    [{ flags: couponFlags('isMobile') }, [one]],
    [{ couponType: 'SellerDupCoupon' }, [one, two]],
    [{ flags: couponFlags('isMobile') }, [two]],
  ]);
  const [found, ...others] = findings(state);
  expect([found?.code, found?.units, others]).toEqual(['COUPON-MOBILE', [1, 2], []]);
  expect(found?.fixes).toEqual([{ type: 'RemoveCoupons', cartUnitIds: [1, 2], couponIssueNoes: ['C1', 'C3'] }]);
});

test('[CK-19 CP-09] refuses a coupon outside the wallet, once the wallet is known', () => {
  const state = using([
    [{}, [one]],
    [{}, [two]],
  ]);
  const [spent, held] = state.coupons.offered;
  const offered = held ? [held] : [];
  const wallet = (coupons: CartFields['coupons'] & object): Cart => replaceFields(state, { coupons });
  expect(findings(wallet({ status: 'Known', offered }))).toEqual([
    {
      code: 'CART-BR5-08',
      params: {},
      units: [1],
      fixes: [{ type: 'RemoveCoupons', cartUnitIds: [1], couponIssueNoes: ['C1'] }],
    },
  ]);
  for (const status of ['NotAsked', 'Asking', 'Failed'] as const) expect(said(wallet({ status, offered }))).toEqual([]);
  // A downloadable coupon is not owned yet. A coupon on excluded units is not part of the order.
  const policyNo = couponPolicyNo('C1');
  const mayBe = { ...(spent ?? aHeldCoupon()), issueNo: undefined, issuable: true, policyNo };
  expect(said(wallet({ status: 'Known', offered: [...offered, mayBe] }))).toEqual([['CART-BR5-08', [1]]]);
  expect(said({ ...wallet({ status: 'Known', offered }), selected: [two] })).toEqual([]);
});

test.each([
  ['a guest to sign in', { isLogin: false, memberType: 'NonMember' }, 'CART-BR5-01', 'SignIn'],
  ['a simple member to verify', { memberType: 'SimpleMember' }, 'CART-BR5-20', 'VerifyIdentity'],
] as const)('[CP-01] offers %s instead of removing coupons', (_, buyer, code, fix) => {
  const state = using([[{}, [one]]]);
  const [found] = findings({ ...state, buyer: { ...state.buyer, ...buyer } });
  expect([found?.code, found?.fixes.map(({ type }) => type)]).toEqual([code, [fix, 'RemoveCoupons']]);
});

test('[CK-19] an order evaluates every coupon rule and every exclusion once', () => {
  const asked = checkoutRules.map(({ code }) => code);
  const inOrder: Readonly<Record<string, string>> = {
    'CART-BR5-11': 'CART-BR7-18',
    'CART-BR5-12': 'COUPON-DUPLICATED',
    'CART-BR5-21': 'CART-BR7-43',
  };
  for (const { code } of [...couponRules, ...exclusions])
    expect(asked.filter((one) => one === (inOrder[code] ?? code))).toHaveLength(1);
  for (const code of Object.keys(inOrder)) expect(asked).not.toContain(code);
});

const forMethod = (method: string | null) => ordering([flaggedUnit(1)], { coupons: [paidBy(1, method)] });

test('[CP-06] reports a coupon for one payment method without blocking the order', () => {
  const [warning, ...others] = rules.couponWarnings(forMethod('A카드'));
  expect(others).toEqual([]);
  expect(warning).toMatchObject({ code: 'CART-BR5-10', params: { method: 'A카드' }, units: [1], fixes: [] });
  expect(diagnose(checkoutRules)(forMethod('A카드'))).toEqual([]);
  expect(warning && saidIn(warning).en).toContain('A카드');
});

test('[CP-06] coupons for every method need no notice', () => {
  expect(rules.couponWarnings(forMethod(null))).toEqual([]);
});

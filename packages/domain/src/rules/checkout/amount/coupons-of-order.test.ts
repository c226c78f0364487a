import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, couponIssueNo, couponPolicyNo } from '../../../money/ids.ts';
import type { Cart } from '../../../cart/cart.ts';
import { asApplied, type Coupon } from '../../../entities/coupon/held-coupon.ts';
import { exclusions } from '../../../coupons/stacking.ts';
import { won } from '../../../money/won.ts';
import { anOpenCart, withAllSelected, withCoupons } from '../../../testing/builders/cart.ts';
import { aHeldCoupon, couponFlags } from '../../../testing/builders/coupon.ts';
import { aUnit, testNow } from '../../../testing/builders/unit.ts';
import { couponRules } from '../../coupon/index.ts';
import { diagnose } from '../../../rule/judge.ts';
import { couponsOfOrder } from './coupons-of-order.ts';
import { checkoutFactsOf } from '../facts-of.ts';
import { withFix } from '../../../orders/fix.ts';
import { checkoutRules } from '../../checkout-rules.ts';

const [one, two] = [cartUnitId(1), cartUnitId(2)];
const units = [aUnit(), aUnit({ cartUnitId: two })];

type Use = readonly [Partial<Coupon>, Cart['selected']];

const using = (uses: readonly Use[], over: Partial<Cart> = {}): Cart => {
  const offered = uses.map(([coupon], i) =>
    aHeldCoupon({
      issueNo: O.some(couponIssueNo(`C${i + 1}`)),
      discountUnitType: 'Amount',
      discountValue: 500,
      ...coupon,
    }),
  );
  const appliedCoupons = offered.map((coupon, i) => asApplied(coupon, uses[i]?.[1] ?? []));
  return withAllSelected(
    anOpenCart(withCoupons(units, appliedCoupons), { appliedCoupons, coupons: { status: 'Known', offered }, ...over }),
  );
};
const findings = (state: Cart) => diagnose(couponsOfOrder)(checkoutFactsOf(state));
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
  expect(fix && withFix(parted, fix).appliedCoupons).toEqual([]);
});

test('[CK-19 CP-08] incompatible coupons: the first stays', () => {
  const state = using([
    [{ couponType: 'SuperCoupon' }, [one]],
    [{}, [one]],
  ]);
  expect(said(state)).toEqual([['CART-BR5-14', [1]]]);
  const [fix] = findings(state)[0]?.fixes ?? [];
  expect(fix && withFix(state, fix).appliedCoupons.map(({ couponIssueNo: no }) => no)).toEqual(['C1']);
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
  const wallet = (coupons: Cart['coupons']): Cart => ({ ...state, coupons });
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
  const mayBe = { ...(spent ?? aHeldCoupon()), issueNo: O.none, issuable: true, policyNo };
  expect(said(wallet({ status: 'Known', offered: [...offered, mayBe] }))).toEqual([['CART-BR5-08', [1]]]);
  expect(said({ ...wallet({ status: 'Known', offered }), selected: [two] })).toEqual([]);
});

test('[CP-01] offers a guest to sign in instead of removing coupons', () => {
  const guest = using([[{}, [one]]]);
  const [found] = findings({ ...guest, buyer: { ...guest.buyer, isLogin: false, memberType: 'NonMember' } });
  expect([found?.code, found?.fixes.map(({ type }) => type)]).toEqual(['CART-BR5-01', ['SignIn', 'RemoveCoupons']]);
});

test('[CP-01] offers a simple member to verify instead of removing coupons', () => {
  const simple = using([[{}, [one]]]);
  const [found] = findings({ ...simple, buyer: { ...simple.buyer, memberType: 'SimpleMember' } });
  const fixes = found?.fixes.map(({ type }) => type);
  expect([found?.code, fixes]).toEqual(['CART-BR5-20', ['VerifyIdentity', 'RemoveCoupons']]);
});

test('[CK-19] an order evaluates every coupon rule and every exclusion once', () => {
  const asked = checkoutRules.map(({ code }) => code);
  const inOrder: Readonly<Record<string, string>> = { 'CART-BR5-11': 'CART-BR7-18', 'CART-BR5-21': 'CART-BR7-43' };
  for (const { code } of [...couponRules, ...exclusions])
    expect(asked.filter((one) => one === (inOrder[code] ?? code))).toHaveLength(1);
  for (const code of Object.keys(inOrder)) expect(asked).not.toContain(code);
});

import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import type { Cart } from '../../cart/cart.ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { exclusions } from '../../coupons/stacking.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { type Coupon, asApplied, couponKeyOf } from '../../entities/coupon/held-coupon.ts';
import { noOversea } from '../../entities/overseas/oversea.ts';
import { bundleKey, cartUnitId, couponIssueNo, couponPolicyNo, sellerKey } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { withFix } from '../../orders/fix.ts';
import { diagnose } from '../../rule/judge.ts';
import { anOpenCart, withAllSelected, withCoupons } from '../../testing/builders/cart.ts';
import { aHeldCoupon, aPlace, couponFlags } from '../../testing/builders/coupon.ts';
import { anItem, aSeller, aUnit, testNow } from '../../testing/builders/unit.ts';
import { arbCheckoutFacts, findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../testing/rules.ts';
import { checkoutRules } from '../checkout-rules.ts';
import { couponRules } from '../coupon.ts';
import {
  conflictingCoupons,
  couponWarnings,
  couponsOfOrder,
  firstConflict,
  nothingToPay,
  overseaCouponAtHome,
  paymentMethodsDiffer,
  priceBelowZero,
  removeThese,
  shippingCouponUseless,
  twoShippingCoupons,
} from './amount.ts';
import { checkoutFactsOf } from './checkout-facts.ts';

describe('CART-BR7-14 two shipping coupons', () => {
  const parcel = (id: number, seller: string, bundle: string) =>
    flaggedUnit(id, [], { seller: aSeller({ sellerKey: sellerKey(seller) }), bundleKey: bundleKey(bundle) });

  const shipping = (no: string, unit: CartUnit): CouponAssignment => ({
    coupon: aHeldCoupon({ issueNo: O.some(couponIssueNo(no)), flags: couponFlags('isFreeShipping') }),
    place: aPlace('Bundle', [unit]),
  });

  const one = parcel(1, 'S1', 'B1');

  const two = parcel(2, 'S1', 'B2');

  const third = parcel(3, 'S2', 'B3');

  const asked = (...coupons: readonly CouponAssignment[]) => ordering([one, two, third], { coupons });

  test('[CP-05] accepts one shipping coupon per seller and refuses two', () => {
    expect(isBroken(twoShippingCoupons, asked())).toBe(false);
    expect(isBroken(twoShippingCoupons, asked(shipping('C1', one), shipping('C3', third)))).toBe(false);
    expect(isBroken(twoShippingCoupons, asked(shipping('C1', one), shipping('C2', two)))).toBe(true);
  });

  test('[CP-05] keeps the first and removes exactly the others', () => {
    const coupons = [shipping('C1', one), shipping('C2', two), shipping('C3', third)];
    const found = findingOf(twoShippingCoupons, asked(...coupons));
    expect(found).toMatchObject({
      units: [2],
      fixes: [{ type: 'RemoveCoupons', cartUnitIds: [2], couponIssueNoes: ['C2'] }],
    });
    expect(isBroken(twoShippingCoupons, asked(...coupons.filter((_, i) => i !== 1)))).toBe(false);
  });

  test('[CP-05] has a message in every language', () => {
    expect(saidIn(findingOf(twoShippingCoupons, asked(shipping('C1', one), shipping('C2', two))))).toEqual({
      ko: '무료배송 쿠폰은 같은 판매자의 상품에 1장만 사용할 수 있습니다.',
      en: 'Only one free-shipping coupon can be used for the same seller.',
      cn: '同一卖家的商品只能使用1张免运费优惠券。',
      jp: '送料無料クーポンは、同じ販売者の商品に1枚のみご利用いただけます。',
    });
  });
});

describe('CART-BR7-15 payment methods differ', () => {
  const paidBy = (id: number, method: string | null): CouponAssignment => ({
    coupon: aHeldCoupon({ issueNo: O.some(couponIssueNo(`C${id}`)), paymentCouponName: O.fromNullable(method) }),
    place: aPlace('Unit', [flaggedUnit(id)]),
  });

  const asked = (...coupons: readonly CouponAssignment[]) =>
    ordering(
      [1, 2, 3].map((id) => flaggedUnit(id)),
      { coupons },
    );

  test('[CP-06] coupons of one method are compatible, also with those without a method; two methods are not', () => {
    expect(isBroken(paymentMethodsDiffer, asked(paidBy(1, 'A'), paidBy(2, 'A'), paidBy(3, null)))).toBe(false);
    expect(isBroken(paymentMethodsDiffer, asked(paidBy(1, 'A'), paidBy(2, 'B')))).toBe(true);
  });

  test('[CP-06] keeps the first method and removes exactly the coupons of other methods', () => {
    const found = findingOf(paymentMethodsDiffer, asked(paidBy(1, 'A'), paidBy(2, 'B'), paidBy(3, 'A')));
    expect(found).toMatchObject({
      units: [2],
      fixes: [{ type: 'RemoveCoupons', cartUnitIds: [2], couponIssueNoes: ['C2'] }],
    });
    expect(isBroken(paymentMethodsDiffer, asked(paidBy(1, 'A'), paidBy(3, 'A')))).toBe(false);
  });

  test('[CP-06] has a message in every language', () => {
    expect(saidIn(findingOf(paymentMethodsDiffer, asked(paidBy(1, 'A'), paidBy(2, 'B'))))).toEqual({
      ko: '결제 수단이 서로 다른 쿠폰은 함께 사용할 수 없습니다.',
      en: 'Coupons limited to different payment methods cannot be used together.',
      cn: '限定不同支付方式的优惠券不能同时使用。',
      jp: 'お支払い方法の異なるクーポンは併用できません。',
    });
  });
});

describe('CART-BR7-18 oversea coupon at home', () => {
  const placed = (id: number, isOversea: boolean): CouponAssignment => ({
    coupon: aHeldCoupon({
      issueNo: O.some(couponIssueNo(`C${id}`)),
      flags: isOversea ? couponFlags('isOversea') : couponFlags(),
    }),
    place: aPlace('Unit', [flaggedUnit(id)]),
  });

  const coupons = [placed(1, false), placed(2, true)];

  const units = [flaggedUnit(1), flaggedUnit(2)];

  test('[CP-04] refuses a coupon for overseas shipping on a domestic order, accepts it abroad', () => {
    expect(isBroken(overseaCouponAtHome, ordering(units, { coupons }))).toBe(true);
    expect(isBroken(overseaCouponAtHome, ordering(units, { coupons: [placed(1, false)] }))).toBe(false);
    const abroad = ordering(units, { coupons, oversea: O.some({ ...noOversea, country: 'Japan' }) });
    expect(isBroken(overseaCouponAtHome, abroad)).toBe(false);
  });

  test('[CP-04] removes exactly this coupon', () => {
    expect(findingOf(overseaCouponAtHome, ordering(units, { coupons }))).toMatchObject({
      units: [2],
      fixes: [{ type: 'RemoveCoupons', cartUnitIds: [2], couponIssueNoes: ['C2'] }],
    });
  });

  test('[CP-04] has a message in every language', () => {
    expect(saidIn(findingOf(overseaCouponAtHome, ordering(units, { coupons })))).toEqual({
      ko: '해외배송 전용 쿠폰은 국내배송 주문에 사용할 수 없습니다. 쿠폰을 해제해 주십시오.',
      en: 'Coupons for overseas shipping cannot be used on domestic orders. Please remove the coupon.',
      cn: '海外配送专用优惠券不能用于韩国国内配送订单，请取消该优惠券。',
      jp: '海外配送専用クーポンは国内配送の注文にはご利用いただけません。クーポンを取り消してください。',
    });
  });
});

describe('CART-BR7-43 shipping coupon useless', () => {
  const unit = flaggedUnit(1);

  const onFee: CouponAssignment = {
    coupon: aHeldCoupon({ flags: couponFlags('isFreeShipping') }),
    place: aPlace('Bundle', [unit]),
  };

  const onPrice: CouponAssignment = { coupon: aHeldCoupon(), place: aPlace('Unit', [unit]) };

  const asked = (fee: number, coupon = onFee) =>
    ordering([flaggedUnit(2), unit], { coupons: [coupon], bundleFees: new Map([[unit.bundleKey, { fee: won(fee) }]]) });

  test('[CP-05] a parcel with a fee of 1 won accepts the coupon, a free one does not', () => {
    expect(isBroken(shippingCouponUseless, asked(1))).toBe(false);
    expect(isBroken(shippingCouponUseless, asked(0))).toBe(true);
  });

  test('[CP-05 SH-05] a price coupon needs no fee, and an unknown fee is not 0', () => {
    expect(isBroken(shippingCouponUseless, asked(0, onPrice))).toBe(false);
    expect(isBroken(shippingCouponUseless, ordering([unit], { coupons: [onFee] }))).toBe(false);
  });

  test('[CP-05] removes exactly this coupon', () => {
    expect(findingOf(shippingCouponUseless, asked(0))).toMatchObject({
      units: [1],
      fixes: [{ type: 'RemoveCoupons', cartUnitIds: [1], couponIssueNoes: ['C1'] }],
    });
  });

  test('[CP-05] has a message in every language', () => {
    expect(saidIn(findingOf(shippingCouponUseless, asked(0)))).toEqual({
      ko: '‘사과’ 상품은 배송비가 없으므로 배송비 쿠폰을 사용할 수 없습니다. 쿠폰을 해제해 주십시오.',
      en: '‘사과’ ships free of charge, so the shipping coupon cannot be used. Please remove the coupon.',
      cn: '“사과”无需运费，不能使用运费优惠券。请取消该优惠券。',
      jp: '「사과」は送料がかからないため、送料クーポンをご利用いただけません。クーポンを取り消してください。',
    });
  });
});

describe('CART-BR7-47 nothing to pay', () => {
  const paying = (amount: number) => ordering([aUnit()], { payable: won(amount) });

  test('[PR-07] 1 won can be paid, 0 won and less cannot', () => {
    expect(isBroken(nothingToPay, paying(1))).toBe(false);
    expect(isBroken(nothingToPay, paying(0))).toBe(true);
    expect(isBroken(nothingToPay, paying(-1))).toBe(true);
  });

  test('[PR-07] applies exactly to non-empty orders of 0 won or less', () => {
    fc.assert(
      fc.property(arbCheckoutFacts, (facts) => {
        expect(isBroken(nothingToPay, facts)).toBe(facts.chosen.length > 0 && facts.payable <= 0);
      }),
    );
  });

  test('[PR-07] removes the coupons if an amount remains to pay, otherwise excludes all units', () => {
    const couponed = aUnit({ cartUnitId: cartUnitId(2), appliedCouponIssueNoes: [couponIssueNo('C1')] });
    const fixesAt = (withoutCoupons: number) =>
      findingOf(
        nothingToPay,
        ordering([aUnit(), couponed], { payable: won(0), payableWithoutCoupons: () => won(withoutCoupons) }),
      ).fixes;
    const leaving = { type: 'Deselect', cartUnitIds: [cartUnitId(1), cartUnitId(2)] };
    expect(fixesAt(1)).toEqual([{ type: 'RemoveCoupons', cartUnitIds: [cartUnitId(2)] }, leaving]);
    expect(fixesAt(0)).toEqual([leaving]);
    expect(findingOf(nothingToPay, paying(0)).fixes).toEqual([{ type: 'Deselect', cartUnitIds: [cartUnitId(1)] }]);
  });

  test('[PR-07] has a message in every language', () => {
    expect(saidIn(findingOf(nothingToPay, paying(0)))).toEqual({
      ko: '결제하실 금액이 0원 이하이면 주문할 수 없습니다. 쿠폰과 할인을 다시 확인해 주십시오.',
      en: 'An order with a total of ₩0 or less cannot be placed. Please check your coupons and discounts again.',
      cn: '应付金额为0韩元或以下时无法订购，请重新确认优惠券和折扣。',
      jp: 'お支払い金額が0ウォン以下の場合は注文できません。クーポンと割引をもう一度ご確認ください。',
    });
  });
});

describe('ZERO-WON-ITEM price below zero', () => {
  const apple = aUnit();

  const pear = aUnit({
    cartUnitId: cartUnitId(2),
    item: anItem({ itemName: '배' }),
    appliedCouponIssueNoes: [couponIssueNo('C1')],
  });

  test('[PR-07] refuses a selected unit with a negative price, not an unselected one', () => {
    expect(isBroken(priceBelowZero, ordering([apple], { zeroWonUnits: [cartUnitId(1)] }))).toBe(true);
    expect(isBroken(priceBelowZero, ordering([apple], { zeroWonUnits: [cartUnitId(2)] }))).toBe(false);
    expect(isBroken(priceBelowZero, ordering([apple]))).toBe(false);
  });

  test('[PR-07] concerns exactly those selected units, and none remains after its fix', () => {
    fc.assert(
      fc.property(arbCheckoutFacts, (facts) => {
        expect(isBroken(priceBelowZero, facts)).toBe(facts.zeroWonUnits.length > 0);
        if (facts.zeroWonUnits.length === 0) return;
        const { units } = findingOf(priceBelowZero, facts);
        expect(new Set(units)).toEqual(new Set(facts.zeroWonUnits));
        const chosen = facts.chosen.filter((unit) => !units.includes(unit.cartUnitId));
        expect(isBroken(priceBelowZero, { ...facts, chosen })).toBe(false);
      }),
    );
  });

  test('[PR-07] excludes the units; coupons stay, because they never exceed the price', () => {
    const both = ordering([apple, pear], { zeroWonUnits: [cartUnitId(2), cartUnitId(1)] });
    expect(findingOf(priceBelowZero, both).fixes).toEqual([
      { type: 'Deselect', cartUnitIds: [cartUnitId(1), cartUnitId(2)] },
    ]);
  });

  test('[PR-07] names the first unit in every language', () => {
    expect(saidIn(findingOf(priceBelowZero, ordering([apple, pear], { zeroWonUnits: [cartUnitId(2)] })))).toEqual({
      ko: '‘배’ 상품은 금액이 0원 이하이므로 주문할 수 없습니다.',
      en: '‘배’ cannot be ordered because its price is ₩0 or less.',
      cn: '“배”的金额为0韩元或以下，无法订购。',
      jp: '「배」は金額が0ウォン以下のため、注文できません。',
    });
  });
});

describe('conflicting coupons', () => {
  const paidBy = (id: number, method: string): CouponAssignment => ({
    coupon: aHeldCoupon({ issueNo: O.some(couponIssueNo(`C${id}`)), paymentCouponName: O.some(method) }),
    place: aPlace('Unit', [flaggedUnit(id)]),
  });

  const coupons = [paidBy(1, 'A'), paidBy(2, 'A'), paidBy(3, 'B'), paidBy(4, 'C'), paidBy(5, 'A')];

  const unrestricted: CouponAssignment = { coupon: aHeldCoupon(), place: aPlace('Unit', [flaggedUnit(9)]) };

  const keys = (placed: readonly CouponAssignment[]) => placed.map(({ coupon }) => couponKeyOf(coupon));

  test('[CP-06] without the conflicting coupons the rest is compatible; the first stays', () => {
    expect(keys(conflictingCoupons('CART-BR7-15', coupons))).toEqual(['C3', 'C4']);
    expect(conflictingCoupons('CART-BR7-15', coupons.slice(0, 2))).toEqual([]);
  });

  test('[CP-06] returns the first two conflicting coupons of this code only', () => {
    expect(keys(firstConflict('CART-BR7-15', [unrestricted, ...coupons.slice(1)]))).toEqual(['C2', 'C3']);
    expect(firstConflict('CART-BR7-15', coupons.slice(0, 2))).toEqual([]);
    expect(firstConflict('CART-BR7-14', coupons)).toEqual([]);
  });

  test('[CK-18] removes exactly the named coupons and names each unit once', () => {
    const twice = [paidBy(1, 'A'), { ...paidBy(2, 'B'), place: aPlace('Unit', [flaggedUnit(1)]) }];
    expect(removeThese(twice)).toEqual({ type: 'RemoveCoupons', cartUnitIds: [1], couponIssueNoes: ['C1', 'C2'] });
  });
});

describe('coupons of order', () => {
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
      anOpenCart(withCoupons(units, appliedCoupons), {
        appliedCoupons,
        coupons: { status: 'Known', offered },
        ...over,
      }),
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
    for (const status of ['NotAsked', 'Asking', 'Failed'] as const)
      expect(said(wallet({ status, offered }))).toEqual([]);
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
});

describe('coupon warnings', () => {
  const asked = (method: string | null) =>
    ordering([flaggedUnit(1)], {
      coupons: [
        { coupon: aHeldCoupon({ paymentCouponName: O.fromNullable(method) }), place: aPlace('Unit', [flaggedUnit(1)]) },
      ],
    });

  test('[CP-06] reports a coupon for one payment method without blocking the order', () => {
    const [warning, ...others] = couponWarnings(asked('A카드'));
    expect(others).toEqual([]);
    expect(warning).toMatchObject({ code: 'CART-BR5-10', params: { method: 'A카드' }, units: [1], fixes: [] });
    expect(diagnose(checkoutRules)(asked('A카드'))).toEqual([]);
    expect(warning && saidIn(warning).en).toContain('A카드');
  });

  test('[CP-06] coupons for every method need no notice', () => {
    expect(couponWarnings(asked(null))).toEqual([]);
  });
});

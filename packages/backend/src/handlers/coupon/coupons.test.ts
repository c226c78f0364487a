import { describe, expect, test } from 'vitest';
import { calls } from '@baguni/contract';
import {
  bundleKey,
  cartUnitId,
  couponIssueNo,
  couponPolicyNo,
  itemNo,
  marketplaceParts,
  sellerKey,
  shippingPolicyKey,
  won,
  type CartUnitId,
  type CouponFlags,
} from '@baguni/domain/internal';
import { aBuyer, aPolicy, anItem, aSeller, aUnit, couponFlags } from '@baguni/domain/testing';
import type { CouponPolicy } from '../../store/rows.ts';
import { aShopWith, type ShopWithCart } from '../../testing/carts.ts';
import { aShop, replyOf, quantityOf } from '../../testing/shop.ts';
import { aCouponPolicy, aNewUnit, anIssuedCoupon, scopeA, scopeB } from '../../testing/rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const feePolicy = aPolicy({
  shippingPolicyKey: shippingPolicyKey('FEE'),
  shippingFee: won(3000),
  isConditionalFree: false,
});
const unitNo = (id: number, item: string) =>
  aUnit({
    cartUnitId: cartUnitId(id),
    item: anItem({ itemNo: itemNo(item) }),
    seller: aSeller({ sellerKey: sellerKey('S1') }),
    shippingPolicyKey: feePolicy.shippingPolicyKey,
    bundleKey: bundleKey('B1'),
  });

/** Units 1 and 2 of item I1 and unit 3 of item I2, in one parcel with a fee. */
const world = (): Promise<ShopWithCart> =>
  aShopWith([unitNo(1, 'I1'), unitNo(2, 'I1'), unitNo(3, 'I2')], { shippingPolicies: [feePolicy] });

/** Gives the buyer coupons with these terms: `C1` of the first, `C2` of the second … */
const hold = ({ shop }: ShopWithCart, ...terms: readonly Partial<CouponPolicy>[]): Promise<void> =>
  shop.store.transaction(async (tx) => {
    for (const [i, over] of terms.entries()) {
      const policyNo = couponPolicyNo(`P${i + 1}`);
      await tx.putCouponPolicy('marketplace', aCouponPolicy({ policyNo, perBuyer: 0, ...over }));
      await tx.addIssuedCoupon(scopeA, anIssuedCoupon({ issueNo: couponIssueNo(`C${i + 1}`), policyNo }));
    }
  });

/** Each coupon and the units under it, such as `C1 1 2`. */
type On = readonly string[];

const applying = ({ idOf }: ShopWithCart, on: On, moves = false, also: readonly number[] = []) => ({
  applications: on.map((one) => {
    const [couponNo, ...units] = one.split(' ');
    return { couponIssueNo: couponNo, cartUnitIds: units.map(Number).map(idOf) };
  }),
  cartUnitIds: also.map(idOf),
  moves,
});

const apply = async (at: ShopWithCart, on: On, moves = false, also: readonly number[] = []) =>
  await at.shop.reply('applyCoupons', applying(at, on, moves, also));
const refused = async (at: ShopWithCart, on: On, moves = false) =>
  (await at.shop.refusal('applyCoupons', applying(at, on, moves))).resultCode;

const inUse = async ({ shop, idOf }: ShopWithCart): Promise<On> => {
  const { appliedCoupons } = await shop.reply('getAppliedCoupons', { cartUnitIds: [] });
  const given = (id: CartUnitId): number => [1, 2, 3].find((n) => idOf(n) === id) ?? 0;
  return appliedCoupons.map(({ couponIssueNo: no, cartUnitIds }) => [no, ...cartUnitIds.map(given)].join(' '));
};

describe('applyCoupons', () => {
  test('[CM-07] [CP-17] applies coupons to a unit, a group and a parcel, and returns the new versions', async () => {
    const at = await world();
    await hold(at, {}, { couponType: 'SellerDupCoupon' }, { flags: couponFlags('isFreeShipping'), discountValue: 100 });
    const change = await apply(at, ['C1 1', 'C2 1 2', 'C3 1 2 3']);
    expect(change.appliedCoupons.map(({ isFreeShipping }) => isFreeShipping)).toEqual([false, false, true]);
    expect(change.units).toEqual([1, 2, 3].map((n) => ({ cartUnitId: at.idOf(n), version: 2 })));
    const cart = await at.shop.cart();
    expect(cart.cartVersion).toBe(change.cartVersion);
    expect(cart.units.map((unit) => unit.appliedCouponIssueNoes)).toEqual([['C1', 'C2', 'C3'], ['C2', 'C3'], ['C3']]);
  });

  test('[CM-07] [CP-05] a shipping coupon counts all bought units of its parcel, including those without coupons', async () => {
    const dear = { ...unitNo(2, 'I2'), isCouponUsable: false };
    const at = await aShopWith([unitNo(1, 'I1'), { ...dear, quantity: 9 }], { shippingPolicies: [feePolicy] });
    await hold(at, { flags: couponFlags('isFreeShipping'), discountValue: 100, possiblePrice: won(50_000) });
    const asked = (...selected: readonly number[]) => ({
      ...applying(at, ['C1 1']),
      selected: selected.map(at.idOf),
    });
    const answered = async (body: object) => (await at.shop.ask('applyCoupons', body)).body;
    for (const body of [applying(at, ['C1 1']), asked(), asked(1)])
      expect(await answered(body)).toMatchObject({ resultCode: 'COUPON-MINIMUM' });
    expect(await answered(asked(1, 2))).toMatchObject({ resultCode: '0000' });
  });

  test('[CM-07] [CP-09] a coupon in use elsewhere moves only with consent', async () => {
    const at = await world();
    await hold(at, {});
    await apply(at, ['C1 1']);
    expect(await refused(at, ['C1 3'])).toBe('CART-BR5-12');
    expect(await inUse(at)).toEqual(['C1 1']);
    await apply(at, ['C1 3'], true);
    expect(await inUse(at)).toEqual(['C1 3']);
    expect(await refused(at, ['C1 1', 'C1 3'], true)).toBe('CART-BR5-12');
  });

  test('[CM-07] [CP-12] replaces the coupons of the units; the parcel fee is independent', async () => {
    const at = await world();
    await hold(at, {}, { discountValue: 20 }, { flags: couponFlags('isFreeShipping'), discountValue: 100 });
    await apply(at, ['C1 1', 'C3 1 2 3']);
    await apply(at, ['C2 1']);
    expect(await inUse(at)).toEqual(['C2 1', 'C3 1 2 3']);
    await apply(at, ['C1 3'], false, [1]);
    expect(await inUse(at)).toEqual(['C1 3']);
  });

  test.each<readonly [string, string, Partial<CouponPolicy>, string]>([
    ['CP-02', 'CART-BR5-08', { target: { type: 'Items', itemNos: [itemNo('I9')] } }, 'C1 1'],
    ['CP-17', 'CART-BR5-08', { couponType: 'SuperCoupon' }, 'C1 1 3'],
    ['CP-03', 'COUPON-MINIMUM', { possiblePrice: won(10_000_000) }, 'C1 1'],
    ['CP-20', 'COUPON-CLUB', { flags: couponFlags('isClub') }, 'C1 1'],
    ['CP-20', 'COUPON-MOBILE', { flags: couponFlags('isMobile') }, 'C1 1'],
    ['CP-04', 'CART-BR5-11', { flags: couponFlags('isOversea') }, 'C1 1'],
    ['CP-20', 'COUPON-EXPIRED', { expiredDate: '1969-12-31T00:00:00Z' }, 'C1 1'],
    ['CP-02', 'CART-BR5-08', {}, 'C9 1'],
  ])('[%s] refuses with %s without any change', async (_, code, terms, on) => {
    const at = await world();
    await hold(at, terms);
    expect(await refused(at, [on])).toBe(code);
    expect(await inUse(at)).toEqual([]);
  });

  test.each<readonly [string, keyof CouponFlags, object]>([
    ['[CP-20] on a mobile page', 'isMobile', { device: 'm' }],
    ['[CP-20] in the app', 'isApp', { isApp: true }],
  ])('%s accepts a coupon for this device', async (_, flag, from) => {
    const at = await world();
    await hold(at, { flags: couponFlags(flag) });
    const answer = await at.shop.ask('applyCoupons', applying(at, ['C1 1']), from);
    expect(answer.status).toBe(200);
  });

  test('[CP-08 BL-10] [CP-07] [CP-06] [CP-09] refuses incompatible coupons with the first reason', async () => {
    const at = await world();
    const pay = (name: string) => ({ ko: name, en: name, cn: name, jp: name });
    await hold(
      at,
      {},
      { couponType: 'SuperCoupon' },
      { flags: couponFlags('isTimeSale') },
      { couponType: 'SellerDupCoupon', paymentCouponName: pay('A') },
      { paymentCouponName: pay('B') },
    );
    expect(await refused(at, ['C1 1', 'C2 1 2'])).toBe('CART-BR5-14');
    expect(await refused(at, ['C3 1', 'C4 1 2'])).toBe('COUPON-TIME-SALE');
    expect(await refused(at, ['C3 1', 'C3 1'])).toBe('CART-BR5-12');
    await apply(at, ['C4 1 2']);
    expect(await refused(at, ['C5 3'])).toBe('CART-BR7-15');
    expect(await inUse(at)).toEqual(['C4 1 2']);
  });

  test('does not find units and coupons of others', async () => {
    const at = await world();
    await hold(at, {});
    await at.shop.store.transaction((tx) =>
      tx.addIssuedCoupon(scopeB, anIssuedCoupon({ issueNo: couponIssueNo('B1') })),
    );
    const theirs = await at.shop.store.transaction((tx) => tx.addUnit(scopeB, aNewUnit()));
    const body = { applications: [{ couponIssueNo: 'C1', cartUnitIds: [theirs] }], cartUnitIds: [], moves: false };
    expect((await at.shop.ask('applyCoupons', body)).status).toBe(404);
    expect(await refused(at, ['B1 1'])).toBe('CART-BR5-08');
  });
});

describe('unapplyCoupons', () => {
  test('[CM-08] removes coupons by unit completely and by issue number; a repeat changes nothing', async () => {
    const at = await world();
    await hold(at, {}, { couponType: 'SellerDupCoupon' }, { discountValue: 5 });
    await apply(at, ['C1 1', 'C2 1 2', 'C3 3']);
    const off = { cartUnitIds: [at.idOf(2)], couponIssueNoes: ['C3', 'C9'] };
    const change = await at.shop.reply('unapplyCoupons', off);
    expect(change.units.map(({ cartUnitId: id }) => id)).toEqual([1, 2, 3].map(at.idOf));
    expect(await inUse(at)).toEqual(['C1 1']);
    const again = await at.shop.reply('unapplyCoupons', off);
    expect(again.units).toEqual([]);
    expect(await inUse(at)).toEqual(['C1 1']);
  });

  test('[QT-04] [DL-03] a quantity change releases the whole coupon, a deletion only its unit', async () => {
    const at = await world();
    await hold(at, { couponType: 'SellerDupCoupon' }, {});
    await apply(at, ['C1 1 2', 'C2 3']);
    await at.shop.ask('removeCartUnits', { cartUnitIds: [at.idOf(2)], deleteCauseType: 'Buyer' });
    expect(await inUse(at)).toEqual(['C1 1', 'C2 3']);
    const change = quantityOf(at.idOf(3), 3, { unitVersion: 2, cancelCoupons: true });
    expect((await at.shop.ask('setQuantity', change)).status).toBe(200);
    expect(await inUse(at)).toEqual(['C1 1']);
    await apply(at, ['C2 3']);
  });
});

describe('issueCoupon', () => {
  const wanted = { eventNo: 'E1', encStr: 'signed', couponPromotionType: 'Cart' };
  const offer = ({ shop }: ShopWithCart, over: Partial<CouponPolicy> = {}): Promise<unknown> =>
    shop.store.transaction((tx) => tx.putCouponPolicy('marketplace', aCouponPolicy(over)));
  const issue = async ({ shop }: ShopWithCart, now = 0, body: object = wanted) =>
    await shop.reply('issueCoupon', body, { now });
  const reasonOf = async (at: ShopWithCart, now = 0, body: object = wanted) =>
    (await issue(at, now, body)).failedReason;

  test('[CM-26] [CM-25] [CM-47] [CP-14] a downloaded coupon is owned, found, and no longer downloadable', async () => {
    const at = await world();
    await offer(at);
    const box = async () => (await at.shop.reply('getCouponBox', { cartUnitIds: [] })).coupons;
    expect((await box()).map(({ issueNo, issuable }) => [issueNo, issuable])).toEqual([[undefined, true]]);
    const policy = { usedCouponIssueNos: [], couponPolicyNo: 'P1' };
    const unused = async (body: object) => (await at.shop.reply('getUnusedCoupon', body)).coupon;
    expect(await unused(policy)).toBeUndefined();
    const { issueNo, isSuccess } = await issue(at);
    expect([isSuccess, issueNo]).toEqual([true, 'P1-1']);
    expect((await box()).map((coupon) => [coupon.issueNo, coupon.issuable])).toEqual([['P1-1', false]]);
    expect(await unused(policy)).toBeDefined();
    expect(await unused({ ...policy, usedCouponIssueNos: ['P1-1'] })).toBeUndefined();
    const picked = await at.shop.reply('pickCouponIssueNo', policy);
    expect(picked.couponIssueNo).toEqual('P1-1');
  });

  test('[CM-25] [CM-47] [CP-09] does not return a coupon in use as unused', async () => {
    const at = await world();
    await hold(at, {});
    const policy = { usedCouponIssueNos: [], couponPolicyNo: 'P1' };
    const found = async () => [
      (await at.shop.reply('getUnusedCoupon', policy)).coupon !== undefined,
      (await at.shop.reply('pickCouponIssueNo', policy)).couponIssueNo !== undefined,
    ];
    expect(await found()).toEqual([true, true]);
    await apply(at, ['C1 1']);
    expect(await found()).toEqual([false, false]);
  });

  test('[CP-15 RL-1] refuses the sixth attempt of a day; the next day starts a new count', async () => {
    const at = await world();
    await offer(at, { perBuyer: 2, issueLimit: 1 });
    await issue(at);
    for (let tries = 2; tries <= 5; tries += 1) expect(await reasonOf(at)).toEqual('sold-out');
    expect(await reasonOf(at)).toEqual('over-try');
    expect(await reasonOf(at, DAY_MS)).toEqual('sold-out');
  });

  test('[CP-14] returns the reason against a download', async () => {
    const at = await world();
    await offer(at);
    expect(await reasonOf(at, 0, { ...wanted, encStr: 'forged' })).toEqual('unknown');
    expect(await reasonOf(at, 0, { ...wanted, couponPromotionType: 'Item' })).toEqual('unknown');
    await issue(at);
    expect(await reasonOf(at)).toEqual('already-issued');
    await offer(at, { expiredDate: '1969-01-01T00:00:00Z' });
    expect(await reasonOf(at)).toEqual('expired');
  });

  test.each([
    ['a visitor', aBuyer({ isLogin: false, memberType: 'NonMember' }), 'CART-BR5-01'],
    ['a simple member', aBuyer({ memberType: 'SimpleMember' }), 'CART-BR5-20'],
  ])('[CP-01] %s cannot download coupons', async (_, buyer, code) => {
    const at = await aShopWith([unitNo(1, 'I1')], { buyer });
    await offer(at);
    expect((await at.shop.refusal('issueCoupon', wanted)).resultCode).toBe(code);
  });

  test('[CP-01 AZ-6] [RL-01] a simple member with a verified identity can download and use coupons', async () => {
    const buyer = aBuyer({ memberType: 'SimpleMember', isIdentityVerified: true });
    const at = await aShopWith([unitNo(1, 'I1')], { buyer });
    await offer(at);
    expect(await issue(at)).toMatchObject({ isSuccess: true, issueNo: 'P1-1' });
    await apply(at, ['P1-1 1']);
    expect(await inUse(at)).toEqual(['P1-1 1']);
  });
});

describe('lists and recommendations', () => {
  test('[CM-21] [CM-45] [CM-46] lists only coupons for these units', async () => {
    const at = await world();
    const forItem = (no: string): Partial<CouponPolicy> => ({ target: { type: 'Items', itemNos: [itemNo(no)] } });
    await hold(at, forItem('I1'), forItem('I2'), {});
    const of = async (answer: Promise<Parameters<typeof replyOf>[1]>) =>
      replyOf(calls.getCouponBox, await answer).coupons.map(({ policyNo }) => policyNo);
    expect(await of(at.shop.ask('getCouponBox', { cartUnitIds: [] }))).toEqual(['P1', 'P2', 'P3']);
    expect(await of(at.shop.ask('getGroupCouponList', { cartUnitIds: [1, 2].map(at.idOf) }))).toEqual(['P1', 'P3']);
    expect(await of(at.shop.ask('getUnitCouponList', { cartUnitId: at.idOf(3) }))).toEqual(['P2', 'P3']);
  });

  test('[CM-21 CK-19] lists a coupon in use on its units even if its terms now name other items', async () => {
    const at = await world();
    await hold(at, {}, {});
    await apply(at, ['C1 1']);
    const target = { type: 'Items', itemNos: [itemNo('I9')] } as const;
    await at.shop.store.transaction(async (tx) => {
      for (const policyNo of ['P1', 'P2'].map(couponPolicyNo))
        await tx.putCouponPolicy('marketplace', aCouponPolicy({ policyNo, perBuyer: 0, target }));
    });
    const of = async (body: object) =>
      (await at.shop.reply('getCouponBox', body)).coupons.map(({ policyNo }) => policyNo);
    expect(await of({ cartUnitIds: [] })).toEqual(['P1']);
    expect(await of({ cartUnitIds: [at.idOf(3)] })).toEqual([]);
  });

  test('[CM-22] the coupons on some units', async () => {
    const at = await world();
    await hold(at, {}, { discountValue: 5 });
    await apply(at, ['C1 1', 'C2 3']);
    const body = { cartUnitIds: [at.idOf(3)] };
    const reply = await at.shop.reply('getAppliedCoupons', body);
    expect(reply.appliedCoupons.map((coupon) => coupon.couponIssueNo)).toEqual(['C2']);
  });

  test('[CM-23] recommends the coupon of a group that saves most, excluding those in use elsewhere, and it can be applied', async () => {
    const at = await world();
    await hold(at, { discountValue: 30 }, { discountValue: 20 });
    const targets = [{ key: 'g', cartUnitIds: [at.idOf(3)] }];
    const ask = async (used: readonly string[]) => {
      const body = { targets, couponsOnNotTargeted: used };
      return (await at.shop.reply('getRecommendedCoupons', body)).groups[0];
    };
    const best = await ask([]);
    expect(best?.coupons.map(({ coupon }) => coupon.policyNo)).toEqual(['P1']);
    expect((await ask(['C1']))?.coupons.map(({ coupon }) => coupon.policyNo)).toEqual(['P2']);
    const change = await apply(at, ['C1 3']);
    expect(change.appliedCoupons[0]?.cartUnitIds).toEqual(best?.coupons[0]?.cartUnitIds);
  });

  test('[CM-23] recommends no coupon in use on another unit, and searches no combination', async () => {
    const at = await world();
    await hold(at, { discountValue: 30 });
    await apply(at, ['C1 1']);
    const best = () => expect.unreachable('no search');
    const shop = aShop(at.shop.store, 'TX', { ...marketplaceParts, offers: { best } });
    const targets = [1, 3].map((n) => ({ key: `g${n}`, cartUnitIds: [at.idOf(n)] }));
    const { groups } = await shop.reply('getRecommendedCoupons', { targets, couponsOnNotTargeted: [] });
    expect(groups.map(({ coupons, saving }) => [coupons.length, saving > 0])).toEqual([
      [1, true],
      [0, false],
    ]);
  });
});

describe('orders', () => {
  const order = (at: ShopWithCart, units: readonly number[]) => at.shop.order(units.map(at.idOf));
  const txKeyOf = async (at: ShopWithCart, units: readonly number[]) =>
    replyOf(calls.addCheckoutByCart, await order(at, units)).txKey;

  test('[CK-19] [CP-05] the order total includes coupons on prices and on fees', async () => {
    const at = await world();
    await hold(at, {}, { flags: couponFlags('isFreeShipping'), discountValue: 100 });
    const orderOf = async () => at.shop.reply('getOrder', { txKey: await txKeyOf(at, [1, 3]) });
    const bare = await orderOf();
    await apply(at, ['C1 1', 'C2 1 2 3']);
    const { entries, payable } = await orderOf();
    expect(bare.payable - payable).toBe(3000 + 1000);
    expect(entries.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['BuyerCoupon', 'ShippingCoupon']));
  });

  test('[CM-48] [CK-19] refuses ordered coupons that no longer apply, with their code', async () => {
    const at = await world();
    await hold(at, { couponType: 'SellerDupCoupon', possiblePrice: won(15_000) });
    const [one, both] = [[1], [1, 2]];
    await apply(at, ['C1 1 2']);
    const check = async (units: readonly number[]) =>
      (await at.shop.reply('checkAppliedCoupons', { cartUnitIds: units.map(at.idOf) })).objections;
    expect((await order(at, both)).status).toBe(200);
    expect(await check(both)).toEqual([]);
    expect((await order(at, one)).body).toMatchObject({ resultCode: 'COUPON-MINIMUM' });
    expect(await check(one)).toEqual([{ code: 'COUPON-MINIMUM', cartUnitIds: [at.idOf(1)] }]);
  });

  test('[CP-09] a payment spends the coupon, and a second order with it cannot be paid', async () => {
    const at = await world();
    await hold(at, { couponType: 'SellerDupCoupon' });
    await apply(at, ['C1 1 2']);
    const [first, second] = [await txKeyOf(at, [1]), await txKeyOf(at, [2])];
    expect((await at.shop.ask('payOrder', { txKey: first })).status).toBe(200);
    const refusal = await at.shop.refusal('payOrder', { txKey: second });
    expect(refusal.resultCode).toBe('CART-CHANGED');
    expect(await inUse(at)).toEqual([]);
    expect(await refused(at, ['C1 2'])).toBe('CART-BR5-08');
  });

  test('[CP-09] an order cannot be paid after its coupon moved away', async () => {
    const at = await world();
    await hold(at, {});
    await apply(at, ['C1 1']);
    const txKey = await txKeyOf(at, [1]);
    await apply(at, ['C1 3'], true);
    expect((await at.shop.refusal('payOrder', { txKey })).resultCode).toBe('CART-CHANGED');
    expect(await inUse(at)).toEqual(['C1 3']);
  });
});

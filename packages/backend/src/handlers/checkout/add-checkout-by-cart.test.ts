import { type CheckoutRequest, calls } from '@baguni/contract';
import { describe, expect, test } from 'vitest';
import {
  cartUnitId,
  couponIssueNo,
  couponPolicyNo,
  itemNo,
  won,
  type CartUnit,
  type CartUnitId,
  itemStock,
  noFlags,
  asApplied,
} from '@baguni/domain/internal';
import {
  aBuyer,
  aCashbackPolicy,
  aCoupon,
  aHeldCoupon,
  anAddress,
  aPolicy,
  aUnit,
  anItem,
} from '@baguni/domain/testing';
import { aShopWith, type ShopWithCart } from '../../testing/carts.ts';
import { policyOf, setStock } from '../../testing/rows.ts';
import { errorOf, replyOf } from '../../testing/shop.ts';

const unitNo = (n: number, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({ cartUnitId: cartUnitId(n), item: anItem({ itemNo: itemNo(`I${n}`) }), ...over });

const payableOfApples = (pieces: number): number => pieces * 10_000 + 2500;

const order = (cartUnitIds: readonly CartUnitId[], payable: number, over: Partial<CheckoutRequest> = {}): unknown =>
  calls.addCheckoutByCart.request.encode({
    cartUnitIds,
    coupons: [],
    discounts: [],
    branchServiceType: 'Reserve',
    cartVersion: 1,
    payableSeen: won(payable),
    agreed: [],
    oversea: undefined,
    ...over,
  });

const refusalOf = async ({ shop }: ShopWithCart, request: unknown) => await shop.refusal('addCheckoutByCart', request);

describe('addCheckoutByCart', () => {
  test('[CM-10] creates a checkout of the selected units that the order page can read', async () => {
    const { shop, idOf } = await aShopWith([unitNo(1, { quantity: 2 }), unitNo(2)]);
    const request = order([idOf(1)], payableOfApples(2));
    const reply = await shop.reply('addCheckoutByCart', request);
    expect(reply).toMatchObject({ isSuccess: true, checkoutUnitIds: [idOf(1)] });
    const { txKey } = reply;
    const made = await shop.reply('getOrder', { txKey });
    expect(made).toMatchObject({ txKey, isPaid: false, payable: payableOfApples(2) });
    expect(made.lines).toEqual([expect.objectContaining({ cartUnitId: idOf(1), quantity: 2, price: 20_000 })]);
  });

  test('[CK-13] orders of a day have consecutive numbers, and their addresses stay unguessable', async () => {
    const { shop, idOf } = await aShopWith([unitNo(1)]);
    const numberAt = async (now: number) => {
      const request = order([idOf(1)], payableOfApples(1));
      const { txKey } = await shop.reply('addCheckoutByCart', request, { now });
      const made = await shop.reply('getOrder', { txKey });
      expect(txKey).not.toBe(made.orderNumber);
      return made.orderNumber;
    };
    const evening = Date.UTC(2026, 10, 22, 14);
    expect([await numberAt(evening), await numberAt(evening), await numberAt(evening + 3_600_000)]).toEqual([
      '2026-1122-0001',
      '2026-1122-0002',
      '2026-1123-0001',
    ]);
  });

  test('[CK-13] an order shows its address, arrivals, cashback and required payment method; other units have none', async () => {
    const fast = anItem({ itemNo: itemNo('I1'), flags: { ...noFlags, isSmileDelivery: true } });
    const held = aHeldCoupon({ discountValue: 10, paymentCouponName: 'Baguni Card' });
    const { shop, idOf } = await aShopWith([unitNo(1, { item: fast, quantity: 2 }), unitNo(2)], {
      latestShippingAddress: anAddress({ zipCode: '04001', address: '서울' }),
      appliedCoupons: [asApplied(held, [cartUnitId(1)])],
    });
    const { cartUnitIds: _, ...policy } = aCashbackPolicy({ rate: 1 });
    const cashbacks = [{ ...policy, target: { type: 'All' as const } }];
    await shop.store.transaction(async (tx) => {
      await tx.putCouponPolicy('marketplace', policyOf(held, couponPolicyNo('given/C1')));
      await tx.putCashbacks('marketplace', cashbacks);
    });
    const now = Date.parse('2026-11-20T09:00:00+09:00');
    const reply = replyOf(calls.addCheckoutByCart, await shop.order([idOf(1), idOf(2)], {}, { now }));
    const { payable, lines, terms } = await shop.reply('getOrder', { txKey: reply.txKey });
    expect([payable, lines.length]).toEqual([30_500, 2]);
    expect(terms).toEqual({
      address: { address: '서울', zipCode: '04001' },
      arrivals: [{ cartUnitId: idOf(1), arrivalScheduledDate: '2026-11-21', displayType: 'Scheduled' }],
      cashback: 280,
      paymentMethod: 'Baguni Card',
    });
  });

  test('[LY-08] stores the memo unchanged, without effect on prices', async () => {
    const memo = '<b>문 앞에</b> =HYPERLINK("x")';
    const { shop, idOf } = await aShopWith([unitNo(1)]);
    const request = order([idOf(1)], payableOfApples(1), { memo });
    const { txKey } = await shop.reply('addCheckoutByCart', request);
    const made = await shop.reply('getOrder', { txKey });
    expect(made).toMatchObject({ memo, payable: payableOfApples(1) });
  });

  test.each([undefined, ''])('[LY-08] an order with the memo %j has no memo', async (memo) => {
    const { shop, idOf } = await aShopWith([unitNo(1)]);
    const request = order([idOf(1)], payableOfApples(1), memo === undefined ? {} : { memo });
    const { txKey } = await shop.reply('addCheckoutByCart', request);
    expect(await shop.reply('getOrder', { txKey })).not.toHaveProperty('memo');
  });

  test('[LY-08] refuses a memo of 101 bytes without repeating its text', async () => {
    const world = await aShopWith([unitNo(1)]);
    const memo = `${'가'.repeat(50)}z`;
    const error = await refusalOf(world, order([world.idOf(1)], payableOfApples(1), { memo }));
    expect(error).toMatchObject({ status: 400 });
    expect(JSON.stringify(error)).toContain('memo');
    expect(JSON.stringify(error)).not.toContain('가가');
  });

  test('a checkout does not change the cart, its version or the stock', async () => {
    const world = await aShopWith([unitNo(1, { item: anItem({ itemNo: itemNo('I1'), stock: 3 }) })]);
    const { shop, idOf } = world;
    await shop.ask('addCheckoutByCart', order([idOf(1)], payableOfApples(1)));
    const cart = await shop.cart();
    expect(cart).toMatchObject({ cartVersion: 1, units: [{ version: 1, item: { stock: 3 } }] });
  });

  test.each([
    [true, undefined],
    [false, 'UNABLE-ADULT_LIMIT'],
  ])('[CK-11 CK-19] an adult item and a buyer without a certificate; the cart has one: %s', async (ofCart, refused) => {
    const adult = unitNo(1, { item: anItem({ itemNo: itemNo('I1'), flags: { ...noFlags, isAdult: true } }) });
    const { shop, idOf } = await aShopWith([adult], {
      buyer: aBuyer({ isCertificatedAdult: false }),
      isCertificatedAdult: ofCart,
    });
    const answer = await shop.ask('addCheckoutByCart', order([idOf(1)], payableOfApples(1)));
    const code = answer.status === 200 ? undefined : errorOf(calls.addCheckoutByCart, answer).resultCode;
    expect(code).toBe(refused);
  });

  test('[CK-19] refuses a coupon that is not applied to these units, and counts one that is', async () => {
    const coupon = aCoupon({
      couponIssueNo: couponIssueNo('C1'),
      couponType: 'SuperCoupon',
      discountUnitType: 'Amount',
      discountValue: 1000,
      possiblePrice: won(0),
      limitPrice: won(0),
      cartUnitIds: [cartUnitId(1)],
    });
    const world = await aShopWith([unitNo(1), unitNo(2)], { appliedCoupons: [coupon] });
    const { shop, idOf } = world;
    const with2 = (
      couponNo: string,
      ids: readonly CartUnitId[],
      couponType: CheckoutRequest['coupons'][number]['couponType'] = 'SuperCoupon',
    ): unknown =>
      order([idOf(1)], payableOfApples(1) - 1000, {
        coupons: [{ couponNo: couponIssueNo(couponNo), couponType, cartUnitIds: ids }],
      });
    expect((await refusalOf(world, with2('C9', [idOf(1)]))).resultCode).toBe('CART-STALE');
    expect((await refusalOf(world, with2('C1', [idOf(2)]))).resultCode).toBe('CART-STALE');
    expect((await refusalOf(world, with2('C1', [idOf(1)], 'BuyerCoupon'))).resultCode).toBe('CART-STALE');
    const answer = await shop.ask('addCheckoutByCart', with2('C1', [idOf(1)]));
    expect(replyOf(calls.addCheckoutByCart, answer).isSuccess).toBe(true);
  });

  test('[SV-04] refuses a cart that changed after the page read it', async () => {
    const world = await aShopWith([unitNo(1), unitNo(2)]);
    const { shop, idOf } = world;
    await shop.ask('removeCartUnits', { cartUnitIds: [idOf(2)], deleteCauseType: 'Buyer' });
    const error = await refusalOf(world, order([idOf(1)], payableOfApples(1)));
    expect(error).toMatchObject({ resultCode: 'CART-STALE', status: 409, data: { cartVersion: 2 } });
  });

  test('[CK-01] refuses an empty selection and more than 30 units', async () => {
    const many = Array.from({ length: 31 }, (_, i) => unitNo(i + 1));
    const world = await aShopWith(many);
    expect((await refusalOf(world, order([], 0))).resultCode).toBe('CART-BR7-01');
    const ids = many.map((unit) => world.idOf(unit.cartUnitId));
    expect((await refusalOf(world, order(ids, payableOfApples(31)))).resultCode).toBe('CART-BR7-33');
  });

  test('[CK-02] refuses a sold-out unit with its code and product', async () => {
    const stocked = unitNo(1, { item: anItem({ itemNo: itemNo('I1'), itemName: '한정 사과', stock: 3 }) });
    const world = await aShopWith([stocked]);
    await world.shop.store.transaction((tx) => setStock(tx, 'marketplace', itemStock(itemNo('I1')), 0));
    const error = await refusalOf(world, order([world.idOf(1)], payableOfApples(1)));
    expect(error).toMatchObject({ resultCode: 'CART-BR7-03', status: 422 });
    expect(error.message).toContain('한정 사과');
  });

  test('[QT-02] refuses a quantity that exceeds the current stock', async () => {
    const stocked = unitNo(1, { quantity: 3, item: anItem({ itemNo: itemNo('I1'), stock: 3 }) });
    const world = await aShopWith([stocked]);
    await world.shop.store.transaction((tx) => setStock(tx, 'marketplace', itemStock(itemNo('I1')), 2));
    expect((await refusalOf(world, order([world.idOf(1)], payableOfApples(3)))).resultCode).toBe('CART-BR3-03');
  });

  test('[QT-02] refuses units that together exceed a shared stock', async () => {
    const shared = anItem({ itemNo: itemNo('I1'), stock: 5 });
    const world = await aShopWith([unitNo(1, { quantity: 3, item: shared }), unitNo(2, { quantity: 3, item: shared })]);
    const error = await refusalOf(world, order([world.idOf(1), world.idOf(2)], payableOfApples(6)));
    expect(error).toMatchObject({ resultCode: 'STOCK-SHARED', data: { params: { left: 5, pieces: 6 } } });
    const one = await world.shop.ask('addCheckoutByCart', order([world.idOf(1)], payableOfApples(3)));
    expect(replyOf(calls.addCheckoutByCart, one).isSuccess).toBe(true);
  });

  test('[PR-07] refuses an order without an amount to pay', async () => {
    const free = unitNo(1, { item: anItem({ itemNo: itemNo('I1'), itemSellPrice: won(0) }) });
    const world = await aShopWith([free], { shippingPolicies: [aPolicy({ shippingFee: won(0) })] });
    expect((await refusalOf(world, order([world.idOf(1)], 0))).resultCode).toBe('CART-BR7-47');
  });
});

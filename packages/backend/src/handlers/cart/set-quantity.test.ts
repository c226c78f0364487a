import { calls } from '@baguni/contract';
import { describe, expect, test } from 'vitest';
import {
  cartUnitId,
  couponIssueNo,
  itemNo,
  languages,
  noFlags,
  itemStock,
  type CartUnit,
  type Item,
} from '@baguni/domain/internal';
import { aCoupon, aUnit, anAddition, anItem, anOption, messagesOf } from '@baguni/domain/testing';
import { buyerOwner } from '../../store/rows.ts';
import { aShopWith } from '../../testing/carts.ts';
import { quantityOf, replyOf } from '../../testing/shop.ts';
import { scopeA, scopeB, aNewUnit, setStock } from '../../testing/rows.ts';

const ofItem = (over: Partial<Item>): Partial<CartUnit> => ({ item: anItem(over) });

describe('setQuantity', () => {
  test('[CM-04] returns the current unit with raised versions', async () => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    const reply = await shop.reply('setQuantity', quantityOf(idOf(1), 3));
    expect(reply.unit).toMatchObject({ cartUnitId: idOf(1), quantity: 3, version: 2 });
    const cart = await shop.cart();
    expect(cart.units[0]).toEqual(reply.unit);
    expect(cart.cartVersion).toBe(reply.cartVersion);
  });

  const refused: readonly (readonly [string, Partial<CartUnit>, number, string])[] = [
    [
      'below the minimum',
      { quantity: 5, ...ofItem({ limits: { min: 3, max: undefined, multiple: 1 } }) },
      2,
      'CART-BR3-05',
    ],
    ['above the maximum', ofItem({ limits: { min: 1, max: 5, multiple: 1 } }), 6, 'CART-BR3-06'],
    ['no multiple', { quantity: 2, ...ofItem({ limits: { min: 1, max: undefined, multiple: 2 } }) }, 3, 'CART-BR1-55'],
    ['more than is left', ofItem({ stock: 4 }), 5, 'CART-BR3-03'],
    ['more than is left of the option', ofItem({ options: [anOption({ stock: 4 })] }), 5, 'CART-BR3-04'],
    ['a discount agreement', { isItemDiscountAgreement: true }, 2, 'CART-BR3-07'],
    ['two of a department store', ofItem({ flags: { ...noFlags, isDepartmentStore: true } }), 3, 'CART-BR3-08'],
  ];
  test.each(refused)('[QT-02][SV-03] the server applies the same rules: %s', async (_, over, quantity, code) => {
    const unit = aUnit(over);
    const { shop, idOf } = await aShopWith([unit]);
    const error = await shop.refusal('setQuantity', quantityOf(idOf(1), quantity));
    expect(error).toMatchObject({ resultCode: code, domain: 'cart-api', status: 422 });
    expect(error.message).not.toContain('{');
    const { units, cartVersion } = await shop.cart();
    expect(units[0]).toMatchObject({ quantity: unit.quantity, version: 1 });
    expect(cartVersion).toBe(1);
  });

  test('[QT-02] uses the current stock, not that of the cart read', async () => {
    const { shop, idOf } = await aShopWith([aUnit({ item: anItem({ stock: 9 }) })]);
    await shop.store.transaction((tx) => setStock(tx, 'marketplace', itemStock(itemNo('I1')), 2));
    const error = await shop.refusal('setQuantity', quantityOf(idOf(1), 3));
    expect(error.resultCode).toBe('CART-BR3-03');
  });

  test.each([
    ['ko', 0, 'CART-BR3-01', '수량은 1개 이상 입력해 주세요.'],
    ['en', -1, 'CART-BR3-01', 'Please enter a quantity of at least 1.'],
    ['cn', 1000, 'CART-BR3-09', '999'],
    ['jp', 99_999, 'CART-BR3-09', '999'],
  ] as const)('[XT-15 QT-01] in %s refuses %i pieces by the code %s', async (language, quantity, code, text) => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    const error = await shop.refusal('setQuantity', quantityOf(idOf(1), quantity), { language });
    expect(error).toMatchObject({ resultCode: code, status: 422 });
    expect(error.message).toContain(text);
  });

  test.each(languages)('[XT-15] refuses an unreadable request and a missing unit in %s', async (language) => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    const request = { ...quantityOf(idOf(1), 1), quantity: 'two' };
    const answer = await shop.ask('setQuantity', request, { language });
    expect(answer.body).toMatchObject({ message: messagesOf[language]['TEMPORARY-PROBLEM'] });
    const { message } = await shop.refusal('setQuantity', quantityOf(cartUnitId(99), 1), { language });
    expect(message).toBe(messagesOf[language]['CART-CHANGED']);
  });

  test.each([1.5, '2', 1e21, null, 2 ** 53])('[CM-53] refuses a quantity of %j as an invalid request', async (bad) => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    const answer = await shop.ask('setQuantity', { ...quantityOf(idOf(1), 1), quantity: bad });
    expect(answer).toMatchObject({ status: 400, body: { resultCode: '9400', data: { paths: ['quantity'] } } });
  });

  test('[SV-04] an outdated unit version returns 409 with the unit and the cart version', async () => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    const first = await shop.reply('setQuantity', quantityOf(idOf(1), 3));
    const error = await shop.refusal('setQuantity', quantityOf(idOf(1), 7));
    expect(error).toMatchObject({ resultCode: 'CART-STALE', status: 409, data: first });
    const { units } = await shop.cart();
    expect(units[0]?.quantity).toBe(3);
  });

  test('[SV-04] accepts only one of two simultaneous changes of one version', async () => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    const answers = await Promise.all([4, 5].map((n) => shop.ask('setQuantity', quantityOf(idOf(1), n))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('[QT-03][QT-04] a coupon refuses the change until the shopper agrees; the coupon is then cancelled completely', async () => {
    const units = [aUnit(), aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemNo: itemNo('I2') }) })];
    const group = aCoupon({ couponIssueNo: couponIssueNo('C1'), cartUnitIds: [cartUnitId(1), cartUnitId(2)] });
    const { shop, idOf } = await aShopWith(units, { appliedCoupons: [group] });
    const error = await shop.refusal('setQuantity', quantityOf(idOf(1), 2));
    expect(error.resultCode).toBe('CART-BR3-07');
    const agreed = await shop.ask('setQuantity', quantityOf(idOf(1), 2, { cancelCoupons: true }));
    expect(replyOf(calls.setQuantity, agreed).unit.appliedCouponIssueNoes).toEqual([]);
    const cart = await shop.cart();
    expect(cart.appliedCoupons).toEqual([]);
    expect(cart.units.map((unit) => unit.appliedCouponIssueNoes)).toEqual([[], []]);
  });

  test('does not find or change units of another shopper or tenant', async () => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    const strangers = [
      { scope: scopeB, guestOwner: null },
      { scope: { tenant: 'outlet' as const, owner: buyerOwner('a') }, guestOwner: null },
    ];
    for (const session of strangers) {
      const error = await shop.refusal('setQuantity', quantityOf(idOf(1), 3), { session });
      expect(error).toMatchObject({ resultCode: 'CART-CHANGED', status: 404 });
    }
    const units = await shop.store.transaction((tx) => tx.units(scopeA));
    expect(units[0]).toMatchObject({ quantity: 1, version: 1 });
  });

  test('the quantity of an addition does not change with the unit quantity', async () => {
    const { shop, idOf } = await aShopWith([aUnit({ item: anItem({ additions: [anAddition({ quantity: 3 })] }) })]);
    const { unit } = await shop.reply('setQuantity', quantityOf(idOf(1), 4));
    expect(unit.item.additions[0]?.quantity).toBe(3);
  });
});

const request = (...cartUnitIds: readonly number[]) => ({ cartUnitIds, deleteCauseType: 'Buyer' });
const three = [1, 2, 3].map((n) => aUnit({ cartUnitId: cartUnitId(n) }));

describe('removeCartUnits', () => {
  test('[CM-05][DL-03] removes units with their coupons; a group coupon stays on its other units', async () => {
    const alone = aCoupon({ couponIssueNo: couponIssueNo('C1'), cartUnitIds: [cartUnitId(1)] });
    const group = aCoupon({ couponIssueNo: couponIssueNo('C2'), cartUnitIds: [cartUnitId(1), cartUnitId(2)] });
    const { shop, idOf } = await aShopWith(three, { appliedCoupons: [alone, group] });
    const reply = await shop.reply('removeCartUnits', request(idOf(1)));
    expect(reply).toEqual({ removedCartUnitIds: [idOf(1)], cartVersion: 2 });
    const cart = await shop.cart();
    expect(cart.units.map((unit) => unit.cartUnitId)).toEqual([idOf(2), idOf(3)]);
    expect(cart.appliedCoupons).toEqual([{ ...group, cartUnitIds: [idOf(2)] }]);
    expect(cart.cartVersion).toBe(2);
  });

  test('ignores units of others and removed units; a repeated removal is no error', async () => {
    const { shop, idOf } = await aShopWith(three);
    const foreign = await shop.store.transaction((tx) => tx.addUnit(scopeB, aNewUnit()));
    const body = request(idOf(2), foreign, 987_654);
    const first = await shop.reply('removeCartUnits', body);
    expect(first.removedCartUnitIds).toEqual([idOf(2)]);
    const again = await shop.reply('removeCartUnits', body);
    expect(again).toEqual({ removedCartUnitIds: [], cartVersion: first.cartVersion });
    const theirs = await shop.store.transaction((tx) => tx.units(scopeB));
    expect(theirs.map((unit) => unit.cartUnitId)).toEqual([foreign]);
  });

  test('[DL-05] accepts only the buyer as the cause', async () => {
    const { shop, idOf } = await aShopWith(three);
    const answer = await shop.ask('removeCartUnits', { cartUnitIds: [idOf(1)], deleteCauseType: 'Shop' });
    expect(answer).toMatchObject({ status: 400, body: { data: { paths: ['deleteCauseType'] } } });
  });
});

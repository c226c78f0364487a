import { describe, expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '@baguni/domain';
import { aCoupon, aUnit } from '@baguni/domain/testing';
import { aShopWith } from '../../testing/carts.ts';
import { aNewUnit, scopeB } from '../../testing/rows.ts';

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

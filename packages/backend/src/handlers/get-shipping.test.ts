import { describe, expect, test } from 'vitest';
import { cartUnitId, shippingPolicyKey, won, itemNo } from '@baguni/domain';
import { aDiscount, aPolicy, aUnit, anItem } from '@baguni/domain/testing';
import { aShopWith } from '../testing/carts.ts';
import { aNewUnit, scopeB } from '../testing/rows.ts';

const policy = aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(30_000), shippingFee: won(3000) });

describe('getShipping and getAvailableDiscount', () => {
  test('[CM-13] returns the fee of each parcel for the requested quantities', async () => {
    const { shop, idOf } = await aShopWith([aUnit()], { shippingPolicies: [policy] });
    const ask = async (quantity: number) => {
      const body = { countryCode: 'SouthKorea', requests: [{ cartUnitId: idOf(1), quantity }] };
      return await shop.reply('getShipping', body);
    };
    const two = await ask(2);
    expect(two.shippingBundles.map(({ shippingFee }) => shippingFee)).toEqual([3000]);
    expect(two.shippingPolicies).toEqual([policy]);
    expect((await ask(3)).shippingBundles.map(({ shippingFee }) => shippingFee)).toEqual([0]);
  });

  test('[SV-03] excludes units of other shoppers and unorderable units from parcels', async () => {
    const unorderable = aUnit({ cartUnitId: cartUnitId(2), isBuyAvailable: false });
    const { shop, idOf } = await aShopWith([aUnit(), unorderable]);
    const foreign = await shop.store.transaction((tx) => tx.addUnit(scopeB, aNewUnit()));
    const requests = [idOf(2), foreign].map((id) => ({ cartUnitId: id, quantity: 1 }));
    const reply = await shop.reply('getShipping', { countryCode: 'SouthKorea', requests });
    expect(reply.shippingBundles).toEqual([]);
  });

  test('[CM-11] returns discounts of the requested units, but not of other shoppers’ units', async () => {
    const discount = aDiscount({ discountNo: 'D7' });
    const units = [
      aUnit({ discounts: [discount] }),
      aUnit({
        cartUnitId: cartUnitId(2),
        item: anItem({ itemNo: itemNo('I2') }),
        shippingPolicyKey: shippingPolicyKey('P1'),
      }),
    ];
    const { shop, idOf } = await aShopWith(units);
    const foreign = await shop.store.transaction((tx) => tx.addUnit(scopeB, aNewUnit()));
    const requests = [idOf(1), foreign].map((id) => ({ cartUnitId: id, quantity: 1 }));
    const reply = await shop.reply('getAvailableDiscount', { requests });
    expect(reply.discounts).toEqual([{ cartUnitId: idOf(1), discounts: [discount] }]);
  });
});

import { describe, expect, test } from 'vitest';
import { calls } from '@baguni/contract';
import { cartUnitId, couponIssueNo, itemNo, languages, won, type CartUnit, type Item } from '@baguni/domain/internal';
import {
  aBuyer,
  aCoupon,
  aDiscount,
  aFundingDiscount,
  aUnit,
  anAddition,
  anAddress,
  anItem,
  anOption,
  aPolicy,
} from '@baguni/domain/testing';
import { guestOwner } from '../../store/rows.ts';
import { aShopWith } from '../../testing/carts.ts';
import { replyOf, quantityOf, aShop } from '../../testing/shop.ts';
import { aCatalogueOf, aNewUnit, aStoredBuyer, scopeA, scopeB } from '../../testing/rows.ts';

describe('getCart and getInitialCart', () => {
  test('[CM-02] returns the stored units, policies, parcels and coupons', async () => {
    const coupon = aCoupon({ couponIssueNo: couponIssueNo('C1'), cartUnitIds: [cartUnitId(1)] });
    const unit = aUnit({
      quantity: 2,
      item: anItem({ options: [anOption({ stock: 5 })], additions: [anAddition({ quantity: 2 })] }),
    });
    const { shop, idOf } = await aShopWith([unit], { appliedCoupons: [coupon] });
    const cart = await shop.cart();
    const expected = { ...unit, cartUnitId: idOf(1), appliedCouponIssueNoes: [couponIssueNo('C1')] };
    expect(cart.units).toEqual([expected]);
    expect(cart.appliedCoupons).toEqual([{ ...coupon, cartUnitIds: [idOf(1)] }]);
    expect(cart.shippingPolicies.map((policy) => policy.shippingPolicyKey)).toEqual([unit.shippingPolicyKey]);
    expect(cart.bundleTerms.map((terms) => terms.bundleKey)).toEqual([unit.bundleKey]);
  });

  test('[DC-03] a cart read contains funding discounts with their units', async () => {
    const funding = aFundingDiscount({ cartUnitIds: [cartUnitId(2)] });
    const units = [aUnit(), aUnit({ cartUnitId: cartUnitId(2) })];
    const { shop, idOf } = await aShopWith(units, { fundingDiscounts: [funding] });
    const cart = await shop.cart();
    expect(cart.fundingDiscounts).toEqual([{ ...funding, cartUnitIds: [idOf(2)] }]);
    const initial = await shop.reply('getInitialCart');
    expect(initial.fundingDiscounts).toEqual(cart.fundingDiscounts);
  });

  test('[CM-53] reads units of older rows with missing fields', async () => {
    const { shop } = await aShopWith([aUnit()]);
    const { isViaEmployeeMall: _, isDeliveryTimeEnded: __, ...older } = aNewUnit().detail;
    await shop.store.transaction((tx) => tx.addUnit(scopeA, aNewUnit({ detail: older })));
    const cart = await shop.cart();
    expect(cart.unreadable).toEqual([]);
    expect(cart.units).toHaveLength(2);
  });

  test('[CM-02] returns only requested units and never units of others', async () => {
    const { shop, idOf } = await aShopWith([aUnit(), aUnit({ cartUnitId: cartUnitId(2) })]);
    const foreign = await shop.store.transaction((tx) => tx.addUnit(scopeB, aNewUnit()));
    const cart = await shop.reply('getCart', { cartUnitIdList: [idOf(2), foreign] });
    expect(cart.units.map((unit) => unit.cartUnitId)).toEqual([idOf(2)]);
  });

  test('[CM-01] the first read contains the buyer, the shipping country and units to delete', async () => {
    const buyer = aBuyer({ isSmileClub: true });
    const units = [aUnit(), aUnit({ cartUnitId: cartUnitId(2) })];
    const { shop, idOf } = await aShopWith(units, { buyer, removeCartUnitIds: [cartUnitId(1)] });
    const initial = await shop.reply('getInitialCart');
    expect(initial).toMatchObject({ buyer, removeCartUnitIds: [idOf(1)], isNeedMerge: false });
  });

  test('[CM-01 CK-11] separates the certificate of the cart from that of the buyer', async () => {
    const buyer = aBuyer({ isCertificatedAdult: false });
    const { shop } = await aShopWith([aUnit()], { buyer, isCertificatedAdult: true });
    const initial = await shop.reply('getInitialCart');
    expect([initial.buyer.isCertificatedAdult, initial.isCertificatedAdult]).toEqual([false, true]);
  });

  test('[CM-02] a later read contains the current shipping country and grocery service', async () => {
    const moved = { latestShippingAddress: anAddress(), priorityBranchServiceType: 'Dawn' } as const;
    const { shop } = await aShopWith([aUnit()], moved);
    expect(await shop.cart()).toMatchObject(moved);
  });

  test('[CM-01][CM-02][SH-07] both reads list the items that ship free alone, after discounts', async () => {
    const price = (itemSellPrice: number) => ({
      item: anItem({ itemSellPrice: won(itemSellPrice) }),
      discounts: [aDiscount()],
    });
    const policy = aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(30_000) });
    const listOf = async (itemSellPrice: number) => {
      const { shop } = await aShopWith([aUnit(price(itemSellPrice))], { shippingPolicies: [policy] });
      const first = await shop.reply('getInitialCart');
      const again = await shop.cart();
      return [first.defaultItemShippingFeeIsFreeList, again.defaultItemShippingFeeIsFreeList];
    };
    const free = [{ itemNo: 'I1', isFreeShipping: true }];
    expect(await listOf(33_332)).toEqual([[], []]);
    expect(await listOf(33_333)).toEqual([free, free]);
  });

  test('[LS-01] reports a guest cart to merge, but not an empty one or one of a buyer', async () => {
    const { shop } = await aShopWith([aUnit()]);
    const session = { scope: scopeA, guestOwner: guestOwner('g') };
    const guest = { tenant: 'marketplace' as const, owner: guestOwner('g') };
    const needs = async (): Promise<boolean> => (await shop.reply('getInitialCart', {}, { session })).isNeedMerge;
    expect(await needs()).toBe(false);
    await shop.store.transaction((tx) => tx.addUnit(guest, aNewUnit()));
    expect(await needs()).toBe(true);
    await shop.store.transaction((tx) => tx.addUnit(scopeB, aNewUnit()));
    const thief = { scope: scopeA, guestOwner: scopeB.owner };
    await shop.store.transaction((tx) => tx.putBuyer(scopeB, aStoredBuyer()));
    expect((await shop.reply('getInitialCart', {}, { session: thief })).isNeedMerge).toBe(false);
  });

  test('an unused cart is empty', async () => {
    const cart = await aShop().reply('getInitialCart');
    expect(cart).toMatchObject({
      units: [],
      cartVersion: 0,
      buyer: { memberType: 'NonMember' },
      isCertificatedAdult: false,
    });
  });

  test('[SV-03] a new catalogue price applies at the next read', async () => {
    const { shop } = await aShopWith([aUnit()]);
    const cheaper = aCatalogueOf(anItem({ itemSellPrice: won(7000) }));
    await shop.store.transaction((tx) => tx.putCatalogue('marketplace', 'ko', cheaper));
    const { units } = await shop.cart();
    expect(units[0]?.item.itemSellPrice).toBe(7000);
  });

  const ofItem = (over: Partial<Item>): Partial<CartUnit> => ({ item: anItem(over) });
  const least = { min: 3, max: undefined, multiple: 1 };
  const short = anAddition({ quantity: 3, stock: 2 });
  const availability: readonly (readonly [string, Partial<CartUnit>, string | null])[] = [
    ['nothing left of the item', ofItem({ stock: 0 }), 'ITEM_OUT_OF_STOCK'],
    ['less than the fewest', { quantity: 3, ...ofItem({ stock: 2, limits: least }) }, 'ITEM_OUT_OF_STOCK'],
    ['nothing left of the option', ofItem({ options: [anOption({ stock: 0 })] }), 'OPTION_OUT_OF_STOCK'],
    ['too few of the addition', ofItem({ additions: [short] }), 'ADDITION_OUT_OF_STOCK'],
    ['fewer left than asked, so it can be lowered', { quantity: 3, ...ofItem({ stock: 2 }) }, null],
    ['the buyer may not', { isBuyAvailable: false, unableOrderType: 'ADULT_LIMIT' }, 'ADULT_LIMIT'],
    ['no reason given', { isBuyAvailable: false }, 'OTHER'],
  ];
  test.each(availability)('[CK-02] derives availability: %s', async (_, over, reason) => {
    const { shop } = await aShopWith([aUnit(over)]);
    const [read] = (await shop.cart()).units;
    expect(read?.unableOrderType).toEqual(reason ?? undefined);
    expect(read?.isBuyAvailable).toBe(reason === null);
  });

  test('an item missing from the catalogue is unorderable, and the rest of the cart stays', async () => {
    const { shop } = await aShopWith([aUnit()]);
    await shop.store.transaction((tx) => tx.addUnit(scopeA, aNewUnit({ itemNo: itemNo('gone') })));
    const { units } = await shop.cart();
    expect(units.map((unit) => unit.unableOrderType)).toEqual([undefined, 'ITEM_STOP_SELLING']);
    const asked = { cartUnitId: units[1]?.cartUnitId };
    expect(await shop.reply('getItemOptions', asked)).toEqual({ options: [], measures: [] });
  });

  test.each(languages)('a cart in %s has texts in that language', async (language) => {
    const shop = aShop();
    await shop.store.transaction(async (tx) => {
      for (const each of languages)
        await tx.putCatalogue('marketplace', each, aCatalogueOf(anItem({ itemName: `name in ${each}` })));
      await tx.addUnit(scopeA, aNewUnit());
    });
    const { units } = await shop.cart({ language });
    expect(units[0]?.item.itemName).toBe(`name in ${language}`);
  });
});

describe('units of the same choice', () => {
  const red = (quantity: number, over: Partial<CartUnit> = {}) =>
    aUnit({ quantity, item: anItem({ options: [anOption({ optionNo: 'red' })] }), ...over });

  test('[XT-02] reference each other in every read; another option or service is another choice', async () => {
    const units = [
      red(1, { cartUnitId: cartUnitId(1) }),
      red(3, { cartUnitId: cartUnitId(2) }),
      aUnit({ cartUnitId: cartUnitId(3) }),
    ];
    const { shop, idOf } = await aShopWith(units);
    const told = (read: readonly CartUnit[]) =>
      read.map(({ hasDuplicates, duplicateCartUnitIds }) => [hasDuplicates, duplicateCartUnitIds]);
    const expected = [
      [true, [idOf(2)]],
      [true, [idOf(1)]],
      [false, []],
    ];
    expect(told((await shop.cart()).units)).toEqual(expected);
    expect(told((await shop.reply('getInitialCart')).units)).toEqual(expected);
    const changed = await shop.ask('setQuantity', quantityOf(idOf(1), 2));
    expect(told([replyOf(calls.setQuantity, changed).unit])).toEqual(expected.slice(0, 1));
  });
});

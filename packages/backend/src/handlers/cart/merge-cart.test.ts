import { describe, expect, test } from 'vitest';
import { cartUnitId, itemNo, type CartUnit } from '@baguni/domain/internal';
import { aBuyer, aUnit, anAddition, anInitialCart, anItem, anOption } from '@baguni/domain/testing';
import type { Session } from '../../store/rows.ts';
import { aShopWithGuest, guestScope, putWorld } from '../../testing/carts.ts';
import type { TestShop } from '../../testing/shop.ts';
import { aCatalogueOf, aCouponPolicy, anIssuedCoupon, scopeA, scopeB } from '../../testing/rows.ts';

const guest = guestScope;
const session: Session = { scope: scopeA, guestOwner: guest.owner };

const named = (n: number, no: string, quantity: number, over: Partial<CartUnit['item']> = {}): CartUnit =>
  aUnit({ cartUnitId: cartUnitId(n), quantity, item: anItem({ itemNo: itemNo(no), ...over }) });

const boxes = (quantity: number, left?: number) => ({
  additions: [anAddition({ additionNo: 'box', quantity, stock: left })],
});

const twoCarts = (mine: readonly CartUnit[], theirs: readonly CartUnit[], cartSize = 100): Promise<TestShop> =>
  aShopWithGuest(mine, theirs, { cartSize });

const cartOf = async (shop: TestShop) => await shop.reply('getInitialCart', {}, { session });

const removeFirst = async (shop: TestShop) => {
  const [unit] = (await cartOf(shop)).units;
  await shop.ask('removeCartUnits', { cartUnitIds: [unit?.cartUnitId], deleteCauseType: 'Buyer' }, { session });
};

const pieces = async (shop: TestShop): Promise<readonly string[]> =>
  (await cartOf(shop)).units.map(({ item, quantity }) => `${item.itemNo} ${quantity}`);

const guestUnits = (shop: TestShop) => shop.store.transaction((tx) => tx.units(guest));

const guestPieces = async (shop: TestShop): Promise<readonly string[]> =>
  (await guestUnits(shop)).map((unit) => `${unit.itemNo} ${unit.quantity}`);

describe('mergeCart', () => {
  test('[CM-03] adds up equal choices, adds other units and empties the guest cart', async () => {
    const shop = await twoCarts([named(1, 'A', 2)], [named(2, 'A', 3), named(3, 'B', 1)]);
    expect((await cartOf(shop)).isNeedMerge).toBe(true);
    const { cartVersion } = await shop.reply('mergeCart', {}, { session });
    expect(await pieces(shop)).toEqual(['A 5', 'B 1']);
    expect(await cartOf(shop)).toMatchObject({ isNeedMerge: false, cartVersion });
    expect(await guestPieces(shop)).toEqual([]);
  });

  test('[CM-03] a repeated merge changes nothing and does not restore deleted units', async () => {
    const shop = await twoCarts([], [named(1, 'A', 1), named(2, 'B', 1)]);
    const first = await shop.reply('mergeCart', {}, { session });
    const again = await shop.reply('mergeCart', {}, { session });
    expect(again).toEqual({ cartVersion: first.cartVersion, added: [], addedUp: [], left: [] });
    await removeFirst(shop);
    await shop.ask('mergeCart', {}, { session });
    expect(await pieces(shop)).toEqual(['B 1']);
  });

  test('different options or additions are different choices; additions are added up', async () => {
    const red = { options: [anOption({ optionNo: 'red' })] };
    const blue = { options: [anOption({ optionNo: 'blue' })] };
    const shop = await twoCarts(
      [named(1, 'A', 1, red), named(2, 'B', 1, boxes(1)), named(3, 'C', 1)],
      [named(4, 'A', 1, blue), named(5, 'A', 1, red), named(6, 'B', 1, boxes(2)), named(7, 'C', 1, boxes(1))],
    );
    await shop.ask('mergeCart', {}, { session });
    expect(await pieces(shop)).toEqual(['A 2', 'B 2', 'C 1', 'A 1', 'C 1']);
    const added = (await cartOf(shop)).units.map((unit) => unit.item.additions[0]?.quantity);
    expect(added).toEqual([undefined, 3, undefined, undefined, 1]);
  });

  test.each([
    { mine: 1, theirs: 1, left: 2, now: [2, 2], stays: [] },
    { mine: 2, theirs: 2, left: 2, now: [1, 2], stays: [['A', 1, 2]] },
    { mine: 1, theirs: 5, left: 3, now: [1, 1], stays: [['A', 1, 5]] },
  ])(
    '[GM-2 GM-4] moves a unit with all additions or not at all, so that a merge makes no unit unorderable: %j',
    async ({ mine, theirs, left, now: [quantity, box], stays }) => {
      const shop = await twoCarts([named(1, 'A', 1, boxes(mine, left))], [named(2, 'A', 1, boxes(theirs, left))]);
      const merged = await shop.reply('mergeCart', {}, { session });
      const { units } = await cartOf(shop);
      expect(units).toMatchObject([{ quantity, isBuyAvailable: true, item: { additions: [{ quantity: box }] } }]);
      const inGuest = (await guestUnits(shop)).map((unit) => [
        unit.itemNo,
        unit.quantity,
        unit.detail.additions[0]?.quantity,
      ]);
      expect(inGuest).toEqual(stays);
      expect(merged.left.map(({ code, params }) => [code, params])).toEqual(
        stays.map(() => ['CART-BR1-03', { max: left }]),
      );
    },
  );

  test('[GM-2] a merge does not reduce an addition that is now short', async () => {
    const shop = await twoCarts([named(1, 'A', 1, boxes(3, 1))], [named(2, 'A', 1, boxes(1, 1))]);
    await shop.ask('mergeCart', {}, { session });
    expect((await cartOf(shop)).units).toMatchObject([{ item: { additions: [{ quantity: 3 }] } }]);
  });

  test('[GM-2 QT-03] adds pieces to a unit with a coupon in use, which stays in use', async () => {
    const shop = await twoCarts([named(1, 'A', 2)], [named(2, 'A', 3)]);
    const cartUnitIds = (await cartOf(shop)).units.map((unit) => unit.cartUnitId);
    await shop.store.transaction(async (tx) => {
      await tx.putCouponPolicy('marketplace', aCouponPolicy());
      await tx.addIssuedCoupon(scopeA, anIssuedCoupon({ cartUnitIds }));
    });
    await shop.reply('mergeCart', {}, { session });
    expect(await pieces(shop)).toEqual(['A 5']);
    expect((await cartOf(shop)).appliedCoupons).toMatchObject([{ cartUnitIds }]);
  });

  test('[GM-4] the reply lists added, increased and remaining units with reasons', async () => {
    const limits = { limits: { min: 1, max: 5, multiple: 1 } };
    const shop = await twoCarts(
      [named(1, 'A', 4, limits), named(2, 'B', 1)],
      [named(3, 'A', 3, limits), named(4, 'B', 2), named(5, 'C', 2), named(6, 'D', 7)],
      3,
    );
    const merged = await shop.reply('mergeCart', {}, { session });
    const { units, cartVersion } = await cartOf(shop);
    const idOf = (no: string) => units.find(({ item }) => item.itemNo === no)?.cartUnitId;
    expect(merged.cartVersion).toBe(cartVersion);
    expect(merged.added).toEqual([{ cartUnitId: idOf('C'), quantity: 2 }]);
    expect(merged.addedUp).toEqual([
      { cartUnitId: idOf('A'), quantity: 1 },
      { cartUnitId: idOf('B'), quantity: 2 },
    ]);
    expect(merged.left).toMatchObject([
      { itemName: '사과', quantity: 2, code: 'CART-BR1-33', params: { max: 5 } },
      { itemName: '사과', quantity: 7, code: 'CART-BR1-43', params: { max: 3 } },
    ]);
    expect(await guestPieces(shop)).toEqual(['A 2', 'D 7']);
  });

  test.each([
    ['999 pieces', {}, 600, 600, 399, 'CART-BR1-32'],
    ['the item’s maximum', { limits: { min: 1, max: 7, multiple: 1 } }, 4, 5, 3, 'CART-BR1-33'],
    ['its multiples', { limits: { min: 1, max: undefined, multiple: 2 } }, 2, 3, 2, 'CART-BR1-55'],
    ['its stock', { stock: 5 }, 3, 3, 2, 'CART-BR1-01'],
    ['an option’s stock', { options: [anOption({ stock: 5 })] }, 3, 3, 2, 'CART-BR1-02'],
  ] as const)('[GM-4] pieces beyond %s stay in the guest cart', async (_, over, mine, theirs, goes, code) => {
    const shop = await twoCarts([named(1, 'A', mine, over)], [named(2, 'A', theirs, over)]);
    const { addedUp, left } = await shop.reply('mergeCart', {}, { session });
    expect(addedUp.map(({ quantity }) => quantity)).toEqual([goes]);
    expect(left).toMatchObject([{ quantity: theirs - goes, code }]);
    expect(await pieces(shop)).toEqual([`A ${mine + goes}`]);
    expect(await guestPieces(shop)).toEqual([`A ${theirs - goes}`]);
  });

  test('[GM-4] [LS-01] reports remaining units once, and requests a merge again only if some of them fit', async () => {
    const shop = await twoCarts([named(1, 'A', 1)], [named(2, 'B', 2), named(3, 'C', 1)], 1);
    expect((await cartOf(shop)).isNeedMerge).toBe(true);
    const first = await shop.reply('mergeCart', {}, { session });
    expect([first.added, first.addedUp, first.left.length]).toEqual([[], [], 2]);
    const read = await cartOf(shop);
    expect(read).toMatchObject({ isNeedMerge: false, cartVersion: first.cartVersion });
    expect((await shop.reply('mergeCart', {}, { session })).left).toEqual([]);
    await removeFirst(shop);
    expect((await cartOf(shop)).isNeedMerge).toBe(true);
    const later = await shop.reply('mergeCart', {}, { session });
    expect([later.added.map(({ quantity }) => quantity), later.left]).toMatchObject([[2], [{ quantity: 1 }]]);
    expect([await pieces(shop), await guestPieces(shop)]).toEqual([['B 2'], ['C 1']]);
    expect((await cartOf(shop)).isNeedMerge).toBe(false);
  });

  test('[GM-4] reports remaining units again to another buyer in the same browser', async () => {
    const shop = await twoCarts([named(1, 'A', 1)], [named(2, 'B', 2)], 1);
    await shop.ask('mergeCart', {}, { session });
    const other: Session = { scope: scopeB, guestOwner: guest.owner };
    await putWorld(shop.store, scopeB, anInitialCart([], { buyer: aBuyer({ cartSize: 0 }) }));
    const read = async () => await shop.reply('getInitialCart', {}, { session: other });
    expect((await read()).isNeedMerge).toBe(true);
    const told = await shop.reply('mergeCart', {}, { session: other });
    expect(told.left).toMatchObject([{ quantity: 2 }]);
    expect((await read()).isNeedMerge).toBe(false);
  });

  test('[GM-4] texts of remaining units are in the page language', async () => {
    const options = [anOption({ optionNo: 'red' })];
    const shop = await twoCarts([named(1, 'A', 1)], [named(2, 'B', 2, { options })], 1);
    const item = anItem({ itemNo: itemNo('B'), itemName: 'Pears', options });
    await shop.store.transaction((tx) => tx.putCatalogue('marketplace', 'en', aCatalogueOf(item)));
    expect((await shop.reply('mergeCart', {}, { session, language: 'en' })).left).toEqual([
      {
        itemName: 'Pears',
        itemImageUrl: item.itemImageUrl,
        options,
        additions: [],
        quantity: 2,
        code: 'CART-BR1-43',
        params: { max: 1 },
      },
    ]);
  });
});

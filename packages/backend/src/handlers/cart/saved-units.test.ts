import { describe, expect, test } from 'vitest';
import {
  cartUnitId,
  couponIssueNo,
  itemNo,
  itemStock,
  languages,
  type CartUnit,
  type Item,
} from '@baguni/domain/internal';
import { aCoupon, aUnit, anAddition, anItem, anOption, messagesOf } from '@baguni/domain/testing';
import type { Scope, Session } from '../../store/rows.ts';
import { aShopWith, aShopWithGuest, guestScope } from '../../testing/carts.ts';
import { aNewUnit, scopeA, scopeB, setStock } from '../../testing/rows.ts';
import type { TestShop } from '../../testing/shop.ts';

const apple = (n: number, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({ cartUnitId: cartUnitId(n), quantity: 2, item: anItem({ itemNo: itemNo(`I${n}`) }), ...over });
const three = [1, 2, 3].map((n) => apple(n));

const save = (shop: TestShop, ...cartUnitIds: readonly number[]) => shop.reply('saveForLater', { cartUnitIds });
const move = (shop: TestShop, cartUnitId: number, before?: number) =>
  shop.reply('moveToCart', { cartUnitId, ...(before === undefined ? {} : { before }) });
const itemsIn = (units: readonly CartUnit[]) => units.map(({ item, quantity }) => `${item.itemNo} ${quantity}`);
const saved = async (shop: TestShop) => itemsIn((await shop.reply('getSavedUnits')).units);
const inCart = async (shop: TestShop) => itemsIn((await shop.cart()).units);

describe('saveForLater', () => {
  test('moves units out of the cart with their coupons, and keeps their ids', async () => {
    const alone = aCoupon({ couponIssueNo: couponIssueNo('C1'), cartUnitIds: [cartUnitId(1)] });
    const { shop, idOf } = await aShopWith(three, { appliedCoupons: [alone] });
    expect(await save(shop, idOf(1), 987_654)).toEqual({ savedCartUnitIds: [idOf(1)], cartVersion: 2 });
    const cart = await shop.cart();
    expect([itemsIn(cart.units), cart.appliedCoupons, cart.cartVersion]).toEqual([['I2 2', 'I3 2'], [], 2]);
    expect((await shop.reply('getSavedUnits')).units).toMatchObject([
      { cartUnitId: idOf(1), quantity: 2, appliedCouponIssueNoes: [] },
    ]);
  });

  test('ignores units of others, and a repeat saves no unit twice', async () => {
    const { shop, idOf } = await aShopWith(three);
    const foreign = await shop.store.transaction((tx) => tx.addUnit(scopeB, aNewUnit()));
    await save(shop, idOf(1), foreign);
    expect((await save(shop, idOf(1), foreign)).savedCartUnitIds).toEqual([]);
    expect(await saved(shop)).toEqual(['I1 2']);
    expect(await shop.store.transaction((tx) => tx.savedUnits(scopeB))).toEqual([]);
  });

  test.each(languages)('refuses more than 100 saved units in %s, and changes no cart', async (language) => {
    const { shop, idOf } = await aShopWith(three);
    const stored = Array.from({ length: 99 }, (_, i) => ({
      ...aNewUnit(),
      cartUnitId: cartUnitId(1_000 + i),
      version: 1,
    }));
    await shop.store.transaction((tx) => tx.saveUnits(scopeA, stored, 0));
    const error = await shop.refusal('saveForLater', { cartUnitIds: [idOf(1), idOf(2)] }, { language });
    expect(error).toMatchObject({ resultCode: 'SAVED-FULL', status: 422 });
    expect(error.message).toBe(messagesOf[language]['SAVED-FULL'].replace('{max}', '100'));
    expect(await inCart(shop)).toEqual(['I1 2', 'I2 2', 'I3 2']);
    await save(shop, idOf(1));
    expect(await saved(shop)).toHaveLength(100);
  });
});

describe('moveToCart', () => {
  test('[DL-03] returns a unit with its options and additions to its position, once', async () => {
    const options = [
      anOption({ optionNo: 'O7' }),
      anOption({ optionNo: 'T', optionType: 'Text', optionEntries: [{ name: '각인', value: 'Tori' }] }),
    ];
    const item = anItem({ itemNo: itemNo('I1'), options, additions: [anAddition({ quantity: 2 })] });
    const { shop, idOf } = await aShopWith([apple(1, { item, quantity: 4 }), apple(2)]);
    const [before] = (await shop.cart()).units;
    await save(shop, idOf(1));
    const { cartUnitId: id, cartVersion } = await move(shop, idOf(1), idOf(2));
    const cart = await shop.cart();
    expect([cart.units[0], cart.cartVersion]).toEqual([{ ...before, cartUnitId: id, version: 1 }, cartVersion]);
    expect([itemsIn(cart.units), await saved(shop)]).toEqual([['I1 4', 'I2 2'], []]);
    expect(await shop.refusal('moveToCart', { cartUnitId: idOf(1) })).toMatchObject({ resultCode: 'CART-CHANGED' });
  });

  test('[QT-03] adds the pieces to an equal unit of the cart', async () => {
    const { shop, idOf } = await aShopWith([apple(1), apple(2)]);
    await save(shop, idOf(1));
    const own = await shop.store.transaction((tx) =>
      tx.addUnit(scopeA, aNewUnit({ itemNo: itemNo('I1'), quantity: 3 })),
    );
    expect((await move(shop, idOf(1))).cartUnitId).toBe(own);
    expect(await inCart(shop)).toEqual(['I2 2', 'I1 5']);
  });

  const equalUnits = async (item: Partial<Item>): Promise<TestShop> => {
    const { shop, idOf } = await aShopWith([apple(1, { item: anItem({ itemNo: itemNo('I1'), ...item }) })]);
    const again = { ...aNewUnit({ itemNo: itemNo('I1'), quantity: 2 }), cartUnitId: cartUnitId(900), version: 1 };
    await shop.store.transaction((tx) => tx.saveUnits(scopeA, [again], 0));
    await save(shop, idOf(1));
    await move(shop, idOf(1));
    return shop;
  };

  test.each([
    ['stock', { stock: 3 }, 'CART-BR1-01'],
    ['maximum', { limits: { min: 1, max: 3, multiple: 1 } }, 'CART-BR1-33'],
  ])('[CM-06] equal saved units move while the %s allows; the rest stays saved', async (_, item, resultCode) => {
    const shop = await equalUnits(item);
    expect(await shop.refusal('moveToCart', { cartUnitId: 900 })).toMatchObject({ resultCode });
    expect([await inCart(shop), await saved(shop)]).toEqual([['I1 2'], ['I1 2']]);
  });

  test.each([
    ['stock', { stock: 4 }],
    ['maximum', { limits: { min: 1, max: 4, multiple: 1 } }],
  ])('[CM-06] equal saved units move up to the %s', async (_, item) => {
    const shop = await equalUnits(item);
    await move(shop, 900);
    expect([await inCart(shop), await saved(shop)]).toEqual([['I1 4'], []]);
  });

  test('[CM-06] refuses a unit whose stock is too low now, and keeps it saved', async () => {
    const { shop, idOf } = await aShopWith([apple(1, { item: anItem({ itemNo: itemNo('I1'), stock: 9 }) })]);
    await save(shop, idOf(1));
    await shop.store.transaction((tx) => setStock(tx, 'marketplace', itemStock(itemNo('I1')), 1));
    expect(await shop.refusal('moveToCart', { cartUnitId: idOf(1) })).toMatchObject({ resultCode: 'CART-BR1-01' });
    expect([await inCart(shop), await saved(shop)]).toEqual([[], ['I1 2']]);
  });

  test('[CM-06] refuses a unit whose option is not sold any more, and keeps it saved', async () => {
    const item = anItem({ itemNo: itemNo('I1'), options: [anOption({ optionNo: 'O7' })] });
    const { shop, idOf } = await aShopWith([apple(1, { item })]);
    await save(shop, idOf(1));
    await shop.store.transaction((tx) => {
      const terms = aNewUnit().detail;
      const offered = { item: { ...item, options: [anOption({ optionNo: 'O8' })] }, unable: null, terms };
      return tx.putCatalogue('marketplace', 'ko', { items: new Map([[item.itemNo, offered]]) });
    });
    expect(await shop.refusal('moveToCart', { cartUnitId: idOf(1) })).toMatchObject({ resultCode: 'CART-BR1-04' });
    expect([await inCart(shop), await saved(shop)]).toEqual([[], ['I1 2']]);
  });

  test('puts a unit last without a position, also if an undo gave it one before', async () => {
    const { shop, idOf } = await aShopWith([apple(1), apple(2)]);
    await save(shop, idOf(1));
    const { cartUnitId: id } = await move(shop, idOf(1), idOf(2));
    await save(shop, id);
    await move(shop, id);
    expect(await inCart(shop)).toEqual(['I2 2', 'I1 2']);
  });

  test('[AZ-2] does not find saved units of others', async () => {
    const { shop } = await aShopWith(three);
    const foreign = { ...aNewUnit(), cartUnitId: cartUnitId(500), version: 1 };
    await shop.store.transaction((tx) => tx.saveUnits(scopeB, [foreign], 0));
    expect(await shop.refusal('moveToCart', { cartUnitId: 500 })).toMatchObject({ resultCode: 'CART-CHANGED' });
  });
});

test('removeSavedUnits deletes saved units only, and ignores a repeat', async () => {
  const { shop, idOf } = await aShopWith(three);
  await save(shop, idOf(1), idOf(2));
  const body = { cartUnitIds: [idOf(1), idOf(3)] };
  expect((await shop.reply('removeSavedUnits', body)).removedCartUnitIds).toEqual([idOf(1)]);
  expect((await shop.reply('removeSavedUnits', body)).removedCartUnitIds).toEqual([]);
  expect([await saved(shop), await inCart(shop)]).toEqual([['I2 2'], ['I3 2']]);
});

describe('[CM-03] after sign-in', () => {
  const session: Session = { scope: scopeA, guestOwner: guestScope.owner };
  const stored = (n: number) => ({ ...aNewUnit({ itemNo: itemNo('I1') }), cartUnitId: cartUnitId(n), version: 1 });

  test('the saved units of the guest join those of the buyer, also without a guest cart', async () => {
    const shop = await aShopWithGuest([apple(1)], []);
    await shop.store.transaction((tx) => tx.saveUnits(guestScope, [stored(501), stored(502)], 0));
    const isNeedMerge = async () => (await shop.reply('getInitialCart', {}, { session })).isNeedMerge;
    expect(await isNeedMerge()).toBe(true);
    const { cartVersion } = await shop.cart({ session });
    const reply = await shop.reply('mergeCart', {}, { session });
    expect(reply.cartVersion).toBe(cartVersion + 1);
    expect([reply.added, reply.left, await isNeedMerge()]).toEqual([[], [], false]);
    expect(await saved(shop)).toEqual(['I1 2', 'I1 2']);
    expect(await shop.store.transaction((tx) => tx.savedUnits(guestScope))).toEqual([]);
  });

  test('the viewed items of the guest join those of the buyer, at their latest time, and once', async () => {
    const shop = await aShopWithGuest([apple(1)], []);
    const views = (...items: readonly (readonly [string, number])[]) =>
      items.map(([no, viewedAt]) => ({ itemNo: itemNo(no), viewedAt }));
    await shop.store.transaction(async (tx) => {
      await tx.addViewed(scopeA, views(['I1', 1], ['I2', 4]));
      await tx.addViewed(guestScope, views(['I1', 5], ['I2', 3], ['I3', 2]));
    });
    const initial = async () => shop.reply('getInitialCart', {}, { session });
    expect((await initial()).isNeedMerge).toBe(true);
    const { cartVersion, ...reply } = await shop.reply('mergeCart', {}, { session });
    expect(reply).toEqual({ added: [], addedUp: [], left: [] });
    expect(await initial()).toMatchObject({ isNeedMerge: false, cartVersion });
    const of = (scope: Scope) => shop.store.transaction((tx) => tx.viewedItems(scope));
    expect([await of(scopeA), await of(guestScope)]).toEqual([views(['I1', 5], ['I2', 4], ['I3', 2]), []]);
  });

  test('[GM-4] those without room stay with the guest, without another merge', async () => {
    const shop = await aShopWithGuest([apple(1)], []);
    await shop.store.transaction(async (tx) => {
      await tx.saveUnits(
        scopeA,
        Array.from({ length: 99 }, (_, i) => stored(1_000 + i)),
        0,
      );
      await tx.saveUnits(guestScope, [stored(501), stored(502)], 0);
    });
    await shop.reply('mergeCart', {}, { session });
    expect((await shop.reply('getInitialCart', {}, { session })).isNeedMerge).toBe(false);
    expect((await shop.store.transaction((tx) => tx.savedUnits(guestScope))).map(({ cartUnitId: id }) => id)).toEqual([
      501,
    ]);
  });
});

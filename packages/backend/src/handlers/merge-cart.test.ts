import { option as O } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { calls } from '@baguni/contract';
import { cartUnitId, itemNo, type CartUnit } from '@baguni/domain';
import { aBuyer, aUnit, anAddition, anInitialCart, anItem, anOption } from '@baguni/domain/testing';
import { guestOwner, type Scope, type Session } from '../store/owner.ts';
import { putCart } from '../seed/put-cart.ts';
import { putWorld } from '../testing/put-world.ts';
import { replyOf } from '../testing/read.ts';
import { scopeA } from '../testing/rows.ts';
import { aShop, type TestShop } from '../testing/shop.ts';

const guest: Scope = { tenant: 'marketplace', owner: guestOwner('g') };
const session: Session = { scope: scopeA, guestOwner: guest.owner };
const buyer = aBuyer({ cartSize: 100 });

const named = (n: number, no: string, quantity: number, over: Partial<CartUnit['item']> = {}): CartUnit =>
  aUnit({ cartUnitId: cartUnitId(n), quantity, item: anItem({ itemNo: itemNo(no), ...over }) });

/** A shop with a buyer's cart and a guest's; the catalogue knows the items of both. */
const twoCarts = async (mine: readonly CartUnit[], theirs: readonly CartUnit[], cartSize = 100): Promise<TestShop> => {
  const shop = aShop();
  await putWorld(shop.store, scopeA, anInitialCart(mine, { buyer: { ...buyer, cartSize } }));
  await putWorld(
    shop.store,
    { tenant: 'marketplace', owner: guestOwner('catalogue') },
    anInitialCart([...mine, ...theirs]),
  );
  const cart = { units: theirs, appliedCoupons: [], fundingDiscounts: [] };
  await shop.store.transaction((tx) =>
    putCart(tx, guest, { ko: cart, en: cart, cn: cart, jp: cart }, { ofSale: () => null, flagged: [] }),
  );
  return shop;
};

const cartOf = async (shop: TestShop) =>
  replyOf(calls.getInitialCart, await shop.ask('getInitialCart', {}, { session }));

const pieces = async (shop: TestShop): Promise<readonly (readonly [string, number])[]> =>
  (await cartOf(shop)).units.map((unit) => [unit.item.itemNo, unit.quantity] as const);

describe('mergeCart', () => {
  test('[CM-03] the same choice is added up, others are put in, and the guest cart is empty', async () => {
    const shop = await twoCarts([named(1, 'A', 2)], [named(2, 'A', 3), named(3, 'B', 1)]);
    expect((await cartOf(shop)).isNeedMerge).toBe(true);
    const { cartVersion } = replyOf(calls.mergeCart, await shop.ask('mergeCart', {}, { session }));
    expect(await pieces(shop)).toEqual([
      ['A', 5],
      ['B', 1],
    ]);
    expect(await cartOf(shop)).toMatchObject({ isNeedMerge: false, cartVersion });
    expect(await shop.store.transaction((tx) => tx.units(guest))).toEqual([]);
  });

  test('[CM-03] a repeat changes nothing, and what was deleted since does not come back', async () => {
    const shop = await twoCarts([], [named(1, 'A', 1), named(2, 'B', 1)]);
    const first = replyOf(calls.mergeCart, await shop.ask('mergeCart', {}, { session }));
    const again = replyOf(calls.mergeCart, await shop.ask('mergeCart', {}, { session }));
    expect(again).toEqual(first);
    const [unit] = (await cartOf(shop)).units;
    await shop.ask('removeCartUnits', { cartUnitIds: [unit?.cartUnitId], deleteCauseType: 'Buyer' }, { session });
    await shop.ask('mergeCart', {}, { session });
    expect(await pieces(shop)).toEqual([['B', 1]]);
  });

  test('other options and other additions are other choices; numbers of additions are added up', async () => {
    const red = { options: [anOption({ optionNo: 'red' })] };
    const blue = { options: [anOption({ optionNo: 'blue' })] };
    const box = (quantity: number) => ({ additions: [anAddition({ additionNo: 'box', quantity })] });
    const shop = await twoCarts(
      [named(1, 'A', 1, red), named(2, 'B', 1, box(1)), named(3, 'C', 1)],
      [named(4, 'A', 1, blue), named(5, 'A', 1, red), named(6, 'B', 1, box(2)), named(7, 'C', 1, box(1))],
    );
    await shop.ask('mergeCart', {}, { session });
    expect(await pieces(shop)).toEqual([
      ['A', 2],
      ['B', 2],
      ['C', 1],
      ['A', 1],
      ['C', 1],
    ]);
    const boxes = (await cartOf(shop)).units.map((unit) => unit.item.additions[0]?.quantity);
    expect(boxes).toEqual([undefined, 3, undefined, undefined, 1]);
  });

  test.each([
    { mine: 1, theirs: 1, left: 2, box: 2 },
    { mine: 2, theirs: 2, left: 2, box: 2 },
    { mine: 1, theirs: 5, left: 3, box: 3 },
  ])(
    '[GM-2] additions are added up as far as they are left, so that a merge makes no unit unorderable: %j',
    async ({ mine, theirs, left, box }) => {
      const boxes = (quantity: number) => ({
        additions: [anAddition({ additionNo: 'box', quantity, stock: O.some(left) })],
      });
      const shop = await twoCarts([named(1, 'A', 1, boxes(mine))], [named(2, 'A', 1, boxes(theirs))]);
      await shop.ask('mergeCart', {}, { session });
      const { units } = await cartOf(shop);
      expect(units).toMatchObject([{ quantity: 2, isBuyAvailable: true, item: { additions: [{ quantity: box }] } }]);
    },
  );

  test('[GM-2] of an addition that is short by now a merge takes nothing away', async () => {
    const boxes = (quantity: number) => ({
      additions: [anAddition({ additionNo: 'box', quantity, stock: O.some(1) })],
    });
    const shop = await twoCarts([named(1, 'A', 1, boxes(3))], [named(2, 'A', 1, boxes(1))]);
    await shop.ask('mergeCart', {}, { session });
    expect((await cartOf(shop)).units).toMatchObject([{ item: { additions: [{ quantity: 3 }] } }]);
  });

  test('sums stay within 999, the item’s maximum and its multiples, and never below what was there', async () => {
    const limits = { limits: { min: 1, max: O.some(7), multiple: 2 } };
    const shop = await twoCarts(
      [
        named(1, 'A', 600),
        named(2, 'B', 4, limits),
        named(3, 'C', 9, { limits: { min: 1, max: O.some(5), multiple: 1 } }),
      ],
      [
        named(4, 'A', 600),
        named(5, 'B', 4, limits),
        named(6, 'C', 1, { limits: { min: 1, max: O.some(5), multiple: 1 } }),
      ],
    );
    await shop.ask('mergeCart', {}, { session });
    expect(await pieces(shop)).toEqual([
      ['A', 999],
      ['B', 6],
      ['C', 9],
    ]);
  });

  test('a cart takes no more units than it holds', async () => {
    const shop = await twoCarts(
      [named(1, 'A', 1), named(2, 'B', 1)],
      [named(3, 'C', 1), named(4, 'D', 1), named(5, 'A', 1)],
      3,
    );
    await shop.ask('mergeCart', {}, { session });
    expect(await pieces(shop)).toEqual([
      ['A', 2],
      ['B', 1],
      ['C', 1],
    ]);
  });

  test('[SV-04] two merges sent together count once', async () => {
    const shop = await twoCarts([named(1, 'A', 1)], [named(2, 'A', 1)]);
    await Promise.all([0, 1].map(() => shop.ask('mergeCart', {}, { session })));
    expect(await pieces(shop)).toEqual([['A', 2]]);
  });
});

import { describe, expect, test } from 'vitest';
import { calls } from '@baguni/contract';
import {
  cartUnitId,
  itemNo,
  sellerKey,
  slotKeyOf,
  type CartUnit,
  type TxKey,
  itemStock,
} from '@baguni/domain/internal';
import { aBuyer, aDiscount, anInitialCart, anItem, aSeller, aSmileFreshBranch, aUnit } from '@baguni/domain/testing';
import type { Session } from '../../store/rows.ts';
import { aShopWith, aShopWithGuest, guestScope, putWorld } from '../../testing/carts.ts';
import { errorOf, replyOf, type TestShop } from '../../testing/shop.ts';
import { aRecipient, scopeA, scopeB } from '../../testing/rows.ts';

const guest: Session = { scope: guestScope, guestOwner: null };
const nonMember: Session = { ...guest, ordersAsNonMember: true };
const member: Session = { scope: scopeA, guestOwner: guestScope.owner };
const other: Session = { scope: scopeB, guestOwner: null };

/** Members save 1,000 won per piece (DC-01). */
const unit = (n: number, no: string, quantity = 1, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({
    cartUnitId: cartUnitId(n),
    quantity,
    item: anItem({ itemNo: itemNo(no), stock: 50 }),
    discounts: [aDiscount({ discountNo: `member-${no}`, discountType: 'Member' })],
    ...over,
  });

const cartIn = async (shop: TestShop, session: Session) => await shop.reply('getInitialCart', {}, { session });

const prepare = async (shop: TestShop, session: Session, over: object = {}): Promise<TxKey> => {
  const cartUnitIds = (await shop.cart({ session })).units.map((one) => one.cartUnitId);
  return replyOf(calls.addCheckoutByCart, await shop.order(cartUnitIds, over, { session })).txKey;
};

const pay = (shop: TestShop, txKey: TxKey, session: Session) => shop.ask('payOrder', { txKey }, { session });
const read = (shop: TestShop, txKey: TxKey, session: Session) => shop.ask('getOrder', { txKey }, { session });
const takeOver = (shop: TestShop, txKey: TxKey, session: Session = member) =>
  shop.ask('takeOrderOver', { txKey }, { session });

describe('payOrder by a visitor', () => {
  const shopOfGuest = async () => {
    const { shop } = await aShopWith(
      [unit(1, 'A')],
      { buyer: aBuyer({ isLogin: false, memberType: 'NonMember' }) },
      guest,
    );
    return { shop, txKey: await prepare(shop, guest) };
  };

  test('[CK-15] is refused before sign-in without any effect, and the order can be paid later', async () => {
    const { shop, txKey } = await shopOfGuest();
    expect(errorOf(calls.payOrder, await pay(shop, txKey, guest))).toMatchObject({
      resultCode: 'SIGN-IN-TO-ORDER',
      status: 422,
    });
    expect(replyOf(calls.getOrder, await read(shop, txKey, guest)).isPaid).toBe(false);
    const left = await shop.store.transaction((tx) => tx.stock('marketplace', [itemStock(itemNo('A'))]));
    expect([...left.values()]).toEqual([50]);
    expect((await cartIn(shop, guest)).units).toHaveLength(1);
    expect(replyOf(calls.payOrder, await pay(shop, txKey, nonMember)).isPaid).toBe(true);
  });

  test('[CK-15] ignores sign-in claims of the request', async () => {
    const { shop, txKey } = await shopOfGuest();
    const claims = { txKey, ordersAsNonMember: true, isLogin: true, buyer: aBuyer() };
    const answer = await shop.ask('payOrder', claims, { session: guest });
    expect(errorOf(calls.payOrder, answer).resultCode).toBe('SIGN-IN-TO-ORDER');
  });

  test('[CK-15 RL-01] the first read shows whether the visitor orders as a non-member', async () => {
    const { shop } = await shopOfGuest();
    const chosen = async (session: Session) => (await cartIn(shop, session)).buyer.ordersAsNonMember;
    expect([await chosen(guest), await chosen(nonMember)]).toEqual([false, true]);
  });
});

const twoCarts = async (...carts: Parameters<typeof aShopWithGuest>): Promise<TestShop> => {
  const shop = await aShopWithGuest(...carts);
  await putWorld(shop.store, scopeB, anInitialCart([], { buyer: aBuyer() }));
  return shop;
};

const linesOf = (order: { readonly lines: readonly { readonly quantity: number }[] }) =>
  order.lines.map(({ quantity }) => quantity);

describe('takeOrderOver', () => {
  test('[CK-15] prepares a visitor order again after sign-in with the cart and prices of the member, under the same key', async () => {
    const shop = await twoCarts([unit(1, 'A', 3)], [unit(2, 'A', 2), unit(3, 'B')]);
    const txKey = await prepare(shop, guest);
    const before = replyOf(calls.getOrder, await read(shop, txKey, guest));
    expect(errorOf(calls.getOrder, await read(shop, txKey, member))).toMatchObject({
      resultCode: 'ORDER-OF-GUEST',
      status: 409,
    });
    const taken = replyOf(calls.takeOrderOver, await takeOver(shop, txKey));
    const { units } = await cartIn(shop, member);
    expect(taken.order).toMatchObject({ txKey, isPaid: false });
    expect(taken.order.lines.map((line) => line.cartUnitId)).toEqual(units.map((one) => one.cartUnitId));
    expect(linesOf(taken.order)).toEqual([5, 1]);
    expect(taken.payableBefore).toBe(before.payable);
    expect(taken.order.entries.filter(({ rule }) => rule === 'MemberDiscount').map(({ amount }) => amount)).toEqual([
      -5_000, -1_000,
    ]);
    expect(taken.merge).toMatchObject({ added: [{ quantity: 1 }], addedUp: [{ quantity: 2 }], left: [] });
    expect(replyOf(calls.getOrder, await read(shop, txKey, member))).toEqual(taken.order);
    expect(replyOf(calls.payOrder, await pay(shop, txKey, member)).isPaid).toBe(true);
    expect((await cartIn(shop, member)).units).toEqual([]);
  });

  test('[LY-09 CK-15] keeps the delivery slot; refuses one that is no longer available', async () => {
    const fresh = { cartUnitType: 'SmileFresh', smileFreshBranch: aSmileFreshBranch() } as const;
    const ordered = async () => {
      const shop = await twoCarts([], [unit(2, 'A', 2, fresh)]);
      const key = slotKeyOf({ day: '1970-01-01', service: 'Reserve', fromHour: 13, branchCode: 'F1' });
      return { shop, key, txKey: await prepare(shop, guest, { deliverySlots: [key] }) };
    };
    const { shop, key, txKey } = await ordered();
    expect(replyOf(calls.takeOrderOver, await takeOver(shop, txKey)).order.deliverySlots).toMatchObject([
      { slotKey: key },
    ]);
    const late = await ordered();
    const now = Date.parse('1970-01-01T11:00:00+09:00');
    const answer = await late.shop.ask('takeOrderOver', { txKey: late.txKey }, { session: member, now });
    expect(errorOf(calls.takeOrderOver, answer).resultCode).toBe('CART-BR7-31');
  });

  test('[LY-08 CK-15] keeps the memo of the order', async () => {
    const shop = await twoCarts([], [unit(2, 'A')]);
    const txKey = await prepare(shop, guest, { memo: '문 앞에' });
    expect(replyOf(calls.takeOrderOver, await takeOver(shop, txKey)).order.memo).toBe('문 앞에');
    expect(replyOf(calls.getOrder, await read(shop, txKey, member)).memo).toBe('문 앞에');
  });

  test('[CK-15 SV-04] runs once: a repeat returns the order and merges nothing', async () => {
    const shop = await twoCarts([], [unit(2, 'A', 2)]);
    const txKey = await prepare(shop, guest);
    const answers = await Promise.all([0, 1].map(() => takeOver(shop, txKey)));
    const [first, again] = answers.map((answer) => replyOf(calls.takeOrderOver, answer));
    expect(again?.order).toEqual(first?.order);
    expect(again?.payableBefore).toBe(first?.order.payable);
    expect(again?.merge).toEqual({ added: [], addedUp: [], left: [] });
    expect((await cartIn(shop, member)).units).toMatchObject([{ quantity: 2 }]);
  });

  test('[CK-15] finds the ordered units even if the carts were merged before', async () => {
    const shop = await twoCarts([unit(1, 'C')], [unit(2, 'A', 2)]);
    const txKey = await prepare(shop, guest);
    await shop.ask('mergeCart', {}, { session: member });
    expect(errorOf(calls.getOrder, await read(shop, txKey, member)).resultCode).toBe('ORDER-OF-GUEST');
    expect(errorOf(calls.payOrder, await pay(shop, txKey, member)).resultCode).toBe('ORDER-OF-GUEST');
    const taken = replyOf(calls.takeOrderOver, await takeOver(shop, txKey));
    expect([linesOf(taken.order), taken.merge.added]).toEqual([[2], []]);
  });

  test('[CK-15 AZ-1] refuses a second buyer, elsewhere or in the same browser after a merge or transfer', async () => {
    for (const first of ['mergeCart', 'takeOrderOver'] as const) {
      const shop = await twoCarts([], [unit(2, 'A', 2)]);
      const txKey = await prepare(shop, guest);
      const second: Session = { ...other, guestOwner: guestScope.owner };
      expect((await read(shop, txKey, other)).status).toBe(404);
      expect((await takeOver(shop, txKey, other)).status).toBe(404);
      await shop.ask(first, { txKey }, { session: member });
      for (const session of [other, second, guest]) {
        expect([first, (await read(shop, txKey, session)).status]).toEqual([first, 404]);
        expect((await takeOver(shop, txKey, session)).status).toBe(404);
        expect((await pay(shop, txKey, session)).status).not.toBe(200);
      }
    }
  });

  test('[CK-15 AZ-1] refuses to transfer an order of a buyer’s cart', async () => {
    const shop = await twoCarts([unit(1, 'A')], []);
    const txKey = await prepare(shop, { scope: scopeA, guestOwner: null });
    const thief: Session = { scope: scopeB, guestOwner: scopeA.owner };
    expect((await read(shop, txKey, thief)).status).toBe(404);
    expect((await takeOver(shop, txKey, thief)).status).toBe(404);
  });

  test('[CK-15] a paid visitor order stays with the visitor', async () => {
    const shop = await twoCarts([], [unit(2, 'A', 2)]);
    const txKey = await prepare(shop, guest);
    await shop.reply('deliverOrderTo', { txKey, recipient: aRecipient() }, { session: nonMember });
    await pay(shop, txKey, nonMember);
    expect((await takeOver(shop, txKey)).status).toBe(404);
    expect(replyOf(calls.getOrder, await read(shop, txKey, nonMember)).isPaid).toBe(true);
  });

  test('[CK-15 GM-4] omits units that did not fit into the cart; changes nothing if none fit', async () => {
    const shop = await twoCarts([unit(1, 'A')], [unit(2, 'A', 2), unit(3, 'B')], { cartSize: 1 });
    const txKey = await prepare(shop, guest);
    const taken = replyOf(calls.takeOrderOver, await takeOver(shop, txKey));
    expect(linesOf(taken.order)).toEqual([3]);
    expect(taken.merge.left).toMatchObject([{ quantity: 1, code: 'CART-BR1-43' }]);

    const full = await twoCarts([unit(1, 'A')], [unit(3, 'B')], { cartSize: 1 });
    const key = await prepare(full, guest);
    expect(errorOf(calls.takeOrderOver, await takeOver(full, key))).toMatchObject({
      resultCode: 'ORDER-NOT-IN-CART',
      status: 409,
    });
    expect((await cartIn(full, member)).isNeedMerge).toBe(true);
    expect((await read(full, key, guest)).status).toBe(200);
  });

  test('[CK-15] units changed after the preparation, or left by an earlier merge, are not part of the order', async () => {
    const shop = await twoCarts([unit(1, 'A')], [unit(2, 'A', 2)]);
    const txKey = await prepare(shop, guest);
    const [theirs] = (await cartIn(shop, guest)).units;
    const change = { cartUnitId: theirs?.cartUnitId, quantity: 7, branchServiceType: 'Reserve', unitVersion: 1 };
    await shop.ask('setQuantity', { ...change, cancelCoupons: false }, { session: guest });
    expect(errorOf(calls.takeOrderOver, await takeOver(shop, txKey)).resultCode).toBe('ORDER-NOT-IN-CART');
  });

  test('[CK-15 CK-12] rules refuse items that the member cannot buy, without a merge', async () => {
    const own = { seller: aSeller({ sellerKey: sellerKey('MINE') }) };
    const shop = await twoCarts([], [unit(2, 'A', 2, own)], { ownSellerKeys: [sellerKey('MINE')] });
    const txKey = await prepare(shop, guest);
    expect(errorOf(calls.takeOrderOver, await takeOver(shop, txKey)).resultCode).toBe('CART-BR1-25');
    expect((await cartIn(shop, member)).units).toEqual([]);
    expect((await cartIn(shop, guest)).units).toHaveLength(1);
  });

  test('returns the order unchanged if it already belongs to the buyer', async () => {
    const shop = await twoCarts([unit(1, 'A')], []);
    const txKey = await prepare(shop, member);
    const taken = replyOf(calls.takeOrderOver, await takeOver(shop, txKey));
    expect(taken.order).toEqual(replyOf(calls.getOrder, await read(shop, txKey, member)));
    expect(taken.payableBefore).toBe(taken.order.payable);
    expect((await takeOver(shop, 'nothing' as TxKey)).status).toBe(404);
  });
});

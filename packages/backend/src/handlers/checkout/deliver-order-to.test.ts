import { calls } from '@baguni/contract';
import { aBuyer, aSmileFreshUnit, aUnit, anItem } from '@baguni/domain/testing';
import { txKey as keyOf, type Recipient, type TxKey } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import type { Session } from '../../store/rows.ts';
import { aShopWith, guestScope } from '../../testing/carts.ts';
import { aRecipient, scopeA, scopeB } from '../../testing/rows.ts';
import { errorOf, replyOf, shopperA, type TestShop } from '../../testing/shop.ts';

const nonMember: Session = { scope: guestScope, guestOwner: null, ordersAsNonMember: true };
const shipped = anItem({ flags: { ...anItem().flags, isSmileDelivery: true } });

interface Orders {
  readonly shop: TestShop;
  readonly txKey: TxKey;
  readonly session: Session;
  readonly deliver: (over?: Partial<Recipient>, language?: 'ko' | 'en') => ReturnType<TestShop['ask']>;
  readonly pay: () => ReturnType<TestShop['ask']>;
}

/** An unpaid order of a buyer without an address. */
const anOrder = async (session: Session, unit = aUnit({ item: shipped })): Promise<Orders> => {
  const buyer = session === nonMember ? aBuyer({ isLogin: false, memberType: 'NonMember' }) : aBuyer();
  const { shop, idOf } = await aShopWith([unit], { buyer }, session);
  await shop.store.transaction(async (tx) => {
    const stored = await tx.buyer(session.scope);
    if (stored) await tx.putBuyer(session.scope, { ...stored, latestShippingAddress: null });
  });
  const { txKey } = replyOf(calls.addCheckoutByCart, await shop.order([idOf(1)], {}, { session }));
  return {
    shop,
    txKey,
    session,
    deliver: (over, language = 'ko') =>
      shop.ask('deliverOrderTo', { txKey, recipient: aRecipient(over) }, { session, language }),
    pay: () => shop.ask('payOrder', { txKey }, { session }),
  };
};

test.each([
  ['a non-member', nonMember],
  ['a member without an address', shopperA],
])('[CK-20] refuses the payment of %s until the address is entered, without any effect', async (_, session) => {
  const { shop, txKey, deliver, pay } = await anOrder(session);
  expect(errorOf(calls.payOrder, await pay())).toMatchObject({
    resultCode: 'ORDER-NEEDS-ADDRESS',
    status: 422,
  });
  expect((await shop.reply('getOrder', { txKey }, { session })).isPaid).toBe(false);
  expect((await shop.cart({ session })).units).toHaveLength(1);
  await deliver();
  const paid = replyOf(calls.payOrder, await pay());
  const { zipCode, address } = aRecipient();
  expect(paid).toMatchObject({
    isPaid: true,
    recipient: aRecipient(),
    terms: { address: { zipCode, address } },
  });
  expect(await shop.reply('getOrder', { txKey }, { session })).toEqual(paid);
});

test('[CK-20] keeps the entered address and its arrivals if the order is prepared again after its price guarantee', async () => {
  const { shop, txKey, deliver } = await anOrder(nonMember);
  const { terms } = replyOf(calls.deliverOrderTo, await deliver({ zipCode: '63001' }));
  expect(terms?.arrivals).toHaveLength(1);
  const late = { session: nonMember, now: 11 * 60_000 };
  const { payable } = await shop.reply('getOrder', { txKey }, late);
  const paid = await shop.reply('payOrder', { txKey, payableSeen: payable }, late);
  expect(paid).toMatchObject({ recipient: aRecipient({ zipCode: '63001' }), terms: { arrivals: terms?.arrivals } });
});

test('[CK-20] [LY-09] the entered address keeps the arrival of a delivery slot', async () => {
  const { shop, txKey, deliver } = await anOrder(nonMember, aSmileFreshUnit());
  const { terms: before } = await shop.reply('getOrder', { txKey }, { session: nonMember });
  expect(before?.arrivals).toHaveLength(1);
  const { terms } = replyOf(calls.deliverOrderTo, await deliver());
  expect(terms?.arrivals).toEqual(before?.arrivals);
});

test('[CK-20] stores the normalized texts, and lists invalid fields in the language of the shopper', async () => {
  const { deliver } = await anOrder(nonMember);
  const { recipient } = replyOf(
    calls.deliverOrderTo,
    await deliver({ name: ' 김\n바구니 ', phone: '０１０ 1234 5678' }),
  );
  expect(recipient).toEqual(aRecipient({ name: '김 바구니', phone: '010 1234 5678' }));
  expect(errorOf(calls.deliverOrderTo, await deliver({ phone: '', zipCode: '1234' }, 'en'))).toMatchObject({
    resultCode: 'ORDER-NEEDS-ADDRESS',
    status: 422,
    message: 'Please enter the name, phone number and address for the delivery, then pay.',
    data: { fields: ['phone', 'zipCode'] },
  });
  expect(errorOf(calls.deliverOrderTo, await deliver({ zipCode: '1234' }))).toMatchObject({
    data: { fields: ['zipCode'] },
  });
});

test('[CK-20 AZ-1] changes neither orders of others nor paid ones', async () => {
  const { shop, txKey, deliver, pay } = await anOrder(shopperA);
  const theirs = await shop.ask(
    'deliverOrderTo',
    { txKey, recipient: aRecipient() },
    { session: { scope: scopeB, guestOwner: null } },
  );
  expect(errorOf(calls.deliverOrderTo, theirs).resultCode).toBe('ORDER-FAILED');
  const unknown = await shop.ask('deliverOrderTo', { txKey: keyOf('none'), recipient: aRecipient() });
  expect(errorOf(calls.deliverOrderTo, unknown).resultCode).toBe('ORDER-FAILED');
  await deliver();
  await pay();
  const again = replyOf(calls.deliverOrderTo, await deliver({ name: '다른 사람' }));
  expect([again.isPaid, again.recipient]).toEqual([true, aRecipient()]);
  const stored = await shop.store.transaction((tx) => tx.order(scopeA, txKey));
  expect(stored?.recipient).toEqual(aRecipient());
});

test('[CK-20 SV-04] an address that arrives together with the payment never changes a paid order', async () => {
  const { shop, txKey, deliver, pay } = await anOrder(shopperA);
  await deliver();
  const [paid, changed] = await Promise.all([pay(), deliver({ address: '부산광역시 해운대구 바닷가 1' })]);
  const final = await shop.reply('getOrder', { txKey });
  expect([replyOf(calls.payOrder, paid), replyOf(calls.deliverOrderTo, changed)]).toEqual([final, final]);
});

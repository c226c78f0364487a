import { expect } from 'vitest';
import { txKey } from '@baguni/domain';
import { aDeliverySlot, aUnit } from '@baguni/domain/testing';
import { guestOwner } from '../../store/owner.ts';
import { aStoredOrder, scopeA, scopeB } from '../rows.ts';
import type { RowTests } from './row-tests.ts';

export const orderContract: RowTests = {
  'an order is read as it was written, by its shopper only': async (tx) => {
    const order = aStoredOrder({
      units: [aUnit()],
      countryType: 'Japan',
      shippingCompany: 'CJ',
      memo: '<b>문 앞에</b>',
      deliverySlots: [aDeliverySlot()],
      orderNumber: '2026-1122-0001',
    });
    await tx.addOrder(scopeA, order);
    expect(await tx.order(scopeA, txKey('T1'))).toEqual(order);
    expect(await tx.order(scopeA, txKey('T2'))).toBeNull();
    expect(await tx.order(scopeB, txKey('T1'))).toBeNull();
    expect(await tx.order({ ...scopeA, tenant: 'outlet' }, txKey('T1'))).toBeNull();
  },

  '[CK-13] orders of a day are counted for each tenant apart, from 1': async (tx) => {
    expect(await tx.nextOrder('marketplace', '2026-1122')).toBe(1);
    expect(await tx.nextOrder('marketplace', '2026-1122')).toBe(2);
    expect(await tx.nextOrder('marketplace', '2026-1123')).toBe(1);
    expect(await tx.nextOrder('outlet', '2026-1122')).toBe(1);
  },

  '[SV-04] an order is paid once, by its shopper': async (tx) => {
    await tx.addOrder(scopeA, aStoredOrder());
    expect(await tx.markPaid(scopeB, txKey('T1'), 7)).toBe(false);
    expect(await tx.markPaid(scopeA, txKey('T1'), 7)).toBe(true);
    expect(await tx.markPaid(scopeA, txKey('T1'), 8)).toBe(false);
    expect(await tx.markPaid(scopeA, txKey('unknown'), 8)).toBe(false);
    expect(await tx.order(scopeA, txKey('T1'))).toEqual(aStoredOrder({ paidAt: 7 }));
  },

  '[CK-15] unpaid orders of a guest become a buyer’s, and nobody else’s; paid ones and others’ stay': async (tx) => {
    const guest = { ...scopeA, owner: guestOwner('g') };
    await tx.addOrder(guest, aStoredOrder());
    await tx.addOrder(guest, aStoredOrder({ txKey: txKey('paid'), paidAt: 3 }));
    await tx.addOrder({ ...guest, owner: guestOwner('other') }, aStoredOrder({ txKey: txKey('theirs') }));
    await tx.addOrder({ ...guest, tenant: 'outlet' }, aStoredOrder({ txKey: txKey('outlet') }));
    await tx.moveUnpaidOrders(guest, scopeA);
    expect(await tx.order(scopeA, txKey('T1'))).toEqual(aStoredOrder());
    expect(await tx.order(guest, txKey('T1'))).toBeNull();
    expect(await tx.order(guest, txKey('paid'))).not.toBeNull();
    for (const key of ['paid', 'theirs', 'outlet']) expect(await tx.order(scopeA, txKey(key))).toBeNull();
  },

  '[CK-15] an unpaid order is written anew under its key, by its shopper only; a paid one is not': async (tx) => {
    const anew = aStoredOrder({
      createdAt: 9,
      units: [aUnit()],
      agreed: ['ASK-INCOME-DUTY'],
      preparedFor: scopeA.owner,
    });
    await tx.addOrder(scopeA, aStoredOrder());
    expect(await tx.rewriteOrder(scopeB, anew)).toBe(false);
    expect(await tx.rewriteOrder(scopeA, anew)).toBe(true);
    expect(await tx.order(scopeA, txKey('T1'))).toEqual(anew);
    expect(await tx.rewriteOrder(scopeA, { ...anew, txKey: txKey('unknown') })).toBe(false);
    await tx.markPaid(scopeA, txKey('T1'), 7);
    expect(await tx.rewriteOrder(scopeA, aStoredOrder())).toBe(false);
    expect(await tx.order(scopeA, txKey('T1'))).toEqual({ ...anew, paidAt: 7 });
  },

  'a shopper’s orders are read the latest first, at most so many, nobody else’s': async (tx) => {
    const at = (key: string, createdAt: number) => aStoredOrder({ txKey: txKey(key), createdAt });
    for (const order of [at('first', 1), at('third', 3), at('second', 2)]) await tx.addOrder(scopeA, order);
    await tx.addOrder(scopeB, at('theirs', 4));
    await tx.addOrder({ ...scopeA, tenant: 'outlet' }, at('outlet', 5));
    await tx.markPaid(scopeA, txKey('second'), 7);
    const second = { ...at('second', 2), paidAt: 7 };
    expect(await tx.orders(scopeA, 9)).toEqual([at('third', 3), second, at('first', 1)]);
    expect(await tx.orders(scopeA, 2)).toEqual([at('third', 3), second]);
    expect(await tx.orders({ ...scopeA, owner: guestOwner('g') }, 9)).toEqual([]);
  },

  'retention drops old checkouts that nobody paid': async (tx) => {
    await tx.addOrder(scopeA, aStoredOrder({ txKey: txKey('old') }));
    await tx.addOrder(scopeA, aStoredOrder({ txKey: txKey('old, paid'), paidAt: 3 }));
    await tx.addOrder(scopeA, aStoredOrder({ txKey: txKey('new'), createdAt: 500 }));
    const dropped = await tx.forget({
      unpaidOrdersBefore: 100,
      idempotencyBefore: 0,
      sessionsExpiredBefore: 0,
      couponTriesBefore: 0,
      detailsExpiredBefore: 0,
      seenBefore: 0,
    });
    expect(dropped).toBe(1);
    expect(await tx.order(scopeA, txKey('old'))).toBeNull();
    expect(await tx.order(scopeA, txKey('old, paid'))).not.toBeNull();
    expect(await tx.order(scopeA, txKey('new'))).not.toBeNull();
  },
};

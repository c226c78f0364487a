import { expect } from 'vitest';
import { guestOwner } from '../../store/owner.ts';
import type { StoredSession } from '../../store/rows.ts';
import { aStoredBuyer, scopeA, scopeB } from '../rows.ts';
import type { RowTests } from './row-tests.ts';

const session: StoredSession = {
  tokenHash: 'hash',
  scope: scopeA,
  guestOwner: guestOwner('g'),
  createdAt: 0,
  expiresAt: 1000,
};

/** Sessions expire, end early and are replaced; buyers belong to one tenant. */
export const sessionContract: RowTests = {
  'a session is found until it expires, and is replaced by its token hash': async (tx) => {
    await tx.putSession(session);
    expect(await tx.session('hash', 999)).toEqual(session);
    expect(await tx.session('hash', 1000)).toBeNull();
    expect(await tx.session('other', 0)).toBeNull();
    await tx.putSession({ ...session, guestOwner: null });
    expect((await tx.session('hash', 0))?.guestOwner).toBeNull();
    await tx.putSession({ ...session, ordersAsNonMember: true });
    expect((await tx.session('hash', 0))?.ordersAsNonMember).toBe(true);
    await tx.putSession(session);
    expect((await tx.session('hash', 0))?.ordersAsNonMember ?? false).toBe(false);
  },

  '[AZ-7] a session that is ended is found no more, but known to have been there before': async (tx) => {
    await tx.putSession(session);
    await tx.putSession({ ...session, tokenHash: 'other' });
    await tx.endSession('hash', 500);
    await tx.endSession('none', 500);
    expect(await tx.session('hash', 500)).toBeNull();
    expect(await tx.session('hash', 499)).toEqual({ ...session, expiresAt: 500 });
    expect(await tx.session('other', 500)).not.toBeNull();
    // ending a session twice does not extend it
    await tx.endSession('hash', 700);
    expect(await tx.session('hash', 500)).toBeNull();
    // writing it again does not extend it either
    expect(await tx.putSession({ ...session, createdAt: 500, expiresAt: 5000 })).toBe(false);
    expect(await tx.session('hash', 500)).toBeNull();
    expect(await tx.putSession({ ...session, tokenHash: 'other', createdAt: 500, expiresAt: 5000 })).toBe(true);
    expect((await tx.session('other', 500))?.expiresAt).toBe(5000);
  },

  'a buyer is read as it was written, in its own tenant only': async (tx) => {
    await tx.putBuyer(scopeA, aStoredBuyer());
    await tx.putBuyer(scopeA, aStoredBuyer({ shippingCountry: 'Japan' }));
    expect(await tx.buyer(scopeA)).toEqual(aStoredBuyer({ shippingCountry: 'Japan' }));
    expect(await tx.buyer(scopeB)).toBeNull();
    expect(await tx.buyer({ ...scopeA, tenant: 'outlet' })).toBeNull();
  },

  'retention drops expired sessions only': async (tx) => {
    await tx.putSession(session);
    await tx.putSession({ ...session, tokenHash: 'later', expiresAt: 5000 });
    const dropped = await tx.forget({
      sessionsExpiredBefore: 2000,
      idempotencyBefore: 0,
      unpaidOrdersBefore: 0,
      couponTriesBefore: 0,
      detailsExpiredBefore: 0,
      seenBefore: 0,
    });
    expect(dropped).toBe(1);
    expect(await tx.session('later', 0)).not.toBeNull();
  },
};

import { cartUnitId, couponIssueNo, won, type SeenCart } from '@baguni/domain';
import { expect } from 'vitest';
import { scopeA, scopeB } from '../rows.ts';
import type { RowTests } from './row-tests.ts';

const seen: SeenCart = {
  seenAt: 1_000,
  units: [{ cartUnitId: cartUnitId(1), choice: '', piecePrice: won(10_000), wasOrderable: true }],
  toldCoupons: [couponIssueNo('C1')],
};

const nothingOld = {
  idempotencyBefore: 0,
  sessionsExpiredBefore: 0,
  unpaidOrdersBefore: 0,
  couponTriesBefore: 0,
  detailsExpiredBefore: 0,
  seenBefore: 0,
};

export const visitContract: RowTests = {
  '[RC-03] what a visit leaves behind is there for the next one, and gives way to it': async (tx) => {
    expect(await tx.seenCart(scopeA)).toBeNull();
    await tx.putSeenCart(scopeA, seen);
    expect(await tx.seenCart(scopeA)).toEqual(seen);
    const later: SeenCart = { ...seen, seenAt: 2_000, units: [] };
    await tx.putSeenCart(scopeA, later);
    expect(await tx.seenCart(scopeA)).toEqual(later);
  },

  '[RC-03] a visit is its shopper’s, in one tenant': async (tx) => {
    await tx.putSeenCart(scopeA, seen);
    expect(await tx.seenCart(scopeB)).toBeNull();
    expect(await tx.seenCart({ ...scopeA, tenant: 'outlet' })).toBeNull();
  },

  '[RC-03] retention drops what was seen long ago': async (tx) => {
    await tx.putSeenCart(scopeA, seen);
    await tx.putSeenCart(scopeB, { ...seen, seenAt: 2_000 });
    expect(await tx.forget({ ...nothingOld, seenBefore: 1_000 })).toBe(0);
    expect(await tx.forget({ ...nothingOld, seenBefore: 1_001 })).toBe(1);
    expect([await tx.seenCart(scopeA), (await tx.seenCart(scopeB))?.seenAt]).toEqual([null, 2_000]);
  },
};

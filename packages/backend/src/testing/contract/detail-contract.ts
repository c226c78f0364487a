import { expect } from 'vitest';
import { MOST_DETAILS, type StoredDetail } from '../../store/rows.ts';
import { aLayerDetail, aStoredDetail, scopeA, scopeB } from '../rows.ts';
import type { RowTests } from './row-tests.ts';

const stored = aStoredDetail();
const { key } = stored;
const of = { place: 'Gateway', type: 'AddressBook', key } as const;

const nothingOld = {
  idempotencyBefore: 0,
  sessionsExpiredBefore: 0,
  unpaidOrdersBefore: 0,
  couponTriesBefore: 0,
  detailsExpiredBefore: 0,
  seenBefore: 0,
};

export const detailContract: RowTests = {
  '[RT-07] a detail is taken once': async (tx) => {
    await tx.keepDetail(scopeA, stored);
    expect(await tx.takeDetail(scopeA, of, 0)).toEqual(stored);
    expect(await tx.takeDetail(scopeA, of, 0)).toBeNull();
  },

  '[RT-07] a detail is its owner’s: another shopper’s try finds nothing, and takes nothing away': async (tx) => {
    await tx.keepDetail(scopeA, stored);
    expect(await tx.takeDetail(scopeB, of, 0)).toBeNull();
    expect(await tx.takeDetail({ ...scopeA, tenant: 'outlet' }, of, 0)).toBeNull();
    expect(await tx.takeDetail(scopeA, of, 0)).toEqual(stored);
  },

  '[RT-07] a detail is for its place and type alone': async (tx) => {
    await tx.keepDetail(scopeA, stored);
    expect(await tx.takeDetail(scopeA, { ...of, type: 'PaypalGateway' }, 0)).toBeNull();
    expect(await tx.takeDetail(scopeA, { ...of, place: 'Layer' }, 0)).toBeNull();
    expect(await tx.takeDetail(scopeA, { ...of, key: aStoredDetail('K2').key }, 0)).toBeNull();
    expect(await tx.takeDetail(scopeA, of, 0)).toEqual(stored);
  },

  '[RT-08] a layer’s detail is kept as it is, markup and all': async (tx) => {
    const layer: StoredDetail = { place: 'Layer', key, expiresAt: 10, detail: aLayerDetail() };
    await tx.keepDetail(scopeA, layer);
    expect(await tx.takeDetail(scopeA, { place: 'Layer', type: 'CartMemo', key }, 0)).toEqual(layer);
  },

  '[RT-07] a detail expires, and retention drops it': async (tx) => {
    await tx.keepDetail(scopeA, stored);
    expect(await tx.takeDetail(scopeA, of, stored.expiresAt)).toBeNull();
    expect(await tx.forget({ ...nothingOld, detailsExpiredBefore: stored.expiresAt })).toBe(0);
    expect(await tx.forget({ ...nothingOld, detailsExpiredBefore: stored.expiresAt + 1 })).toBe(1);
    expect(await tx.takeDetail(scopeA, of, stored.expiresAt - 1)).toBeNull();
  },

  '[RT-07] of one shopper a limited number is kept: the oldest goes, nobody else’s does': async (tx) => {
    const late = (i: number): StoredDetail => ({ ...aStoredDetail(`L${i}`), expiresAt: 1_000 + i });
    await tx.keepDetail(scopeB, { ...stored, key: aStoredDetail('of B').key });
    for (let i = 0; i <= MOST_DETAILS; i += 1) await tx.keepDetail(scopeA, late(i));
    expect(await tx.takeDetail(scopeA, { ...of, key: late(0).key }, 0)).toBeNull();
    for (let i = 1; i <= MOST_DETAILS; i += 1)
      expect(await tx.takeDetail(scopeA, { ...of, key: late(i).key }, 0)).toEqual(late(i));
    expect(await tx.takeDetail(scopeB, { ...of, key: aStoredDetail('of B').key }, 0)).not.toBeNull();
  },

  '[RT-07] a detail is there until the last millisecond': async (tx) => {
    await tx.keepDetail(scopeA, stored);
    expect(await tx.takeDetail(scopeA, of, stored.expiresAt - 1)).toEqual(stored);
  },
};

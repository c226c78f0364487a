import { expect } from 'vitest';
import { bundleKey, itemNo, sellerKey, shippingPolicyKey, itemStock, optionStock } from '@baguni/domain';
import { anItem } from '@baguni/domain/testing';
import { emptyCatalogue, type CatalogueKeys } from '../../store/catalogue.ts';
import { aCatalogue } from '../rows.ts';
import type { RowTests } from './row-tests.ts';

const everything: CatalogueKeys = {
  items: [itemNo('I1'), itemNo('unknown')],
  sellers: [sellerKey('S1')],
  policies: [shippingPolicyKey('P1')],
  bundleTerms: [bundleKey('B1')],
  discounts: ['D1', '__proto__'],
  fundings: ['F1', '__proto__'],
};
const nothing: CatalogueKeys = { items: [], sellers: [], policies: [], bundleTerms: [], discounts: [], fundings: [] };

export const catalogueContract: RowTests = {
  'a catalogue is read as it was written, only what was asked for, in its tenant and language': async (tx) => {
    await tx.putCatalogue('marketplace', 'ko', aCatalogue());
    expect(await tx.catalogue('marketplace', 'ko', everything)).toEqual(aCatalogue());
    expect(await tx.catalogue('marketplace', 'ko', nothing)).toEqual(emptyCatalogue);
    expect(await tx.catalogue('marketplace', 'en', everything)).toEqual(emptyCatalogue);
    expect(await tx.catalogue('outlet', 'ko', everything)).toEqual(emptyCatalogue);
  },

  'writing an entry again replaces it and keeps the others': async (tx) => {
    await tx.putCatalogue('marketplace', 'ko', aCatalogue());
    const changed = { item: anItem({ itemNo: itemNo('I1'), itemName: '배' }), unable: 'ITEM_STOP_SELLING' as const };
    await tx.putCatalogue('marketplace', 'ko', { ...emptyCatalogue, items: new Map([[itemNo('I1'), changed]]) });
    const read = await tx.catalogue('marketplace', 'ko', everything);
    expect(read).toEqual({ ...aCatalogue(), items: new Map([[itemNo('I1'), changed]]) });
  },

  'stock: what has no row is not limited; pieces are taken where enough are left': async (tx) => {
    const limited = itemStock(itemNo('I1'));
    const free = optionStock(itemNo('I1'), 'O1');
    await tx.putStock('marketplace', limited, 3);
    expect(await tx.takeStock('marketplace', { key: limited, pieces: 2 })).toBe(true);
    expect(await tx.takeStock('marketplace', { key: limited, pieces: 2 })).toBe(false);
    expect(await tx.takeStock('marketplace', { key: free, pieces: 999 })).toBe(true);
    expect(await tx.stock('marketplace', [limited, free])).toEqual(new Map([[limited, 1]]));
    expect(await tx.stock('marketplace', [])).toEqual(new Map());
    expect(await tx.stock('outlet', [limited])).toEqual(new Map());
    await tx.putStock('marketplace', limited, null);
    expect(await tx.stock('marketplace', [limited])).toEqual(new Map());
  },
};

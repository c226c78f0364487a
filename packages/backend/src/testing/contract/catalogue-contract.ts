import { expect, test } from 'vitest';
import { bundleKey, itemNo, sellerKey, shippingPolicyKey, itemStock, optionStock } from '@baguni/domain';
import { anItem } from '@baguni/domain/testing';
import { emptyCatalogue, type CatalogueKeys } from '../../store/catalogue.ts';
import type { Store } from '../../store/store.ts';
import { aCatalogue } from '../rows.ts';

const everything: CatalogueKeys = {
  items: [itemNo('I1'), itemNo('unknown')],
  sellers: [sellerKey('S1')],
  policies: [shippingPolicyKey('P1')],
  bundleTerms: [bundleKey('B1')],
  discounts: ['D1', '__proto__'],
  fundings: ['F1', '__proto__'],
};
const nothing: CatalogueKeys = { items: [], sellers: [], policies: [], bundleTerms: [], discounts: [], fundings: [] };

/** The catalogue and its stock. */
export const catalogueContract = (makeStore: () => Promise<Store>): void => {
  test('a catalogue is read as it was written, only what was asked for, in its tenant and language', async () => {
    const store = await makeStore();
    await store.transaction(async (tx) => {
      await tx.putCatalogue('marketplace', 'ko', aCatalogue());
      expect(await tx.catalogue('marketplace', 'ko', everything)).toEqual(aCatalogue());
      expect(await tx.catalogue('marketplace', 'ko', nothing)).toEqual(emptyCatalogue);
      expect(await tx.catalogue('marketplace', 'en', everything)).toEqual(emptyCatalogue);
      expect(await tx.catalogue('outlet', 'ko', everything)).toEqual(emptyCatalogue);
    });
  });

  test('writing an entry again replaces it and keeps the others', async () => {
    const store = await makeStore();
    await store.transaction(async (tx) => {
      await tx.putCatalogue('marketplace', 'ko', aCatalogue());
      const changed = { item: anItem({ itemNo: itemNo('I1'), itemName: '배' }), unable: 'ITEM_STOP_SELLING' as const };
      await tx.putCatalogue('marketplace', 'ko', { ...emptyCatalogue, items: new Map([[itemNo('I1'), changed]]) });
      const read = await tx.catalogue('marketplace', 'ko', everything);
      expect(read).toEqual({ ...aCatalogue(), items: new Map([[itemNo('I1'), changed]]) });
    });
  });

  test('stock: what has no row is not limited; pieces are taken where enough are left', async () => {
    const store = await makeStore();
    const limited = itemStock(itemNo('I1'));
    const free = optionStock(itemNo('I1'), 'O1');
    await store.transaction(async (tx) => {
      await tx.putStock('marketplace', limited, 3);
      expect(await tx.takeStock('marketplace', { key: limited, pieces: 2 })).toBe(true);
      expect(await tx.takeStock('marketplace', { key: limited, pieces: 2 })).toBe(false);
      expect(await tx.takeStock('marketplace', { key: free, pieces: 999 })).toBe(true);
      expect(await tx.stock('marketplace', [limited, free])).toEqual(new Map([[limited, 1]]));
      expect(await tx.stock('marketplace', [])).toEqual(new Map());
      expect(await tx.stock('outlet', [limited])).toEqual(new Map());
      await tx.putStock('marketplace', limited, null);
      expect(await tx.stock('marketplace', [limited])).toEqual(new Map());
    });
  });
};

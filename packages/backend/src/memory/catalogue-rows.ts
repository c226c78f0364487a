import type { Language, Tenant } from '@baguni/domain';
import { emptyCatalogue, type Catalogue } from '../store/catalogue.ts';
import type { CatalogueRows } from '../store/tx.ts';
import { keyOf, table, type Journal } from './table.ts';

const pick = <K, V>(from: ReadonlyMap<K, V>, keys: readonly K[]): ReadonlyMap<K, V> => {
  const picked = new Map<K, V>();
  for (const key of keys) {
    const row = from.get(key);
    if (row !== undefined) picked.set(key, row);
  }
  return picked;
};

const over = <K, V>(below: ReadonlyMap<K, V>, above: ReadonlyMap<K, V>): ReadonlyMap<K, V> =>
  above.size === 0 ? below : new Map([...below, ...above]);

export const catalogueRows = (log: Journal): CatalogueRows => {
  const catalogues = table<Catalogue>(log);
  const stocks = table<number>(log);
  const read = (tenant: Tenant, language: Language): Catalogue =>
    catalogues.get(keyOf(tenant, language)) ?? emptyCatalogue;
  return {
    catalogue: async (tenant, language, keys) => {
      const all = read(tenant, language);
      return {
        items: pick(all.items, keys.items),
        sellers: pick(all.sellers, keys.sellers),
        policies: pick(all.policies, keys.policies),
        bundleTerms: pick(all.bundleTerms, keys.bundleTerms),
        discounts: pick(all.discounts, keys.discounts),
        fundings: pick(all.fundings, keys.fundings),
      };
    },
    putCatalogue: async (tenant, language, added) => {
      const all = read(tenant, language);
      catalogues.set(keyOf(tenant, language), {
        items: over(all.items, added.items),
        sellers: over(all.sellers, added.sellers),
        policies: over(all.policies, added.policies),
        bundleTerms: over(all.bundleTerms, added.bundleTerms),
        discounts: over(all.discounts, added.discounts),
        fundings: over(all.fundings, added.fundings),
      });
    },
    stock: async (tenant, keys) =>
      new Map(
        keys.flatMap((key) => {
          const left = stocks.get(keyOf(tenant, key));
          return left === undefined ? [] : [[key, left] as const];
        }),
      ),
    putStock: async (tenant, key, left) =>
      left === null ? stocks.remove(keyOf(tenant, key)) : stocks.set(keyOf(tenant, key), left),
    takeStock: async (tenant, { key, pieces }) => {
      const left = stocks.get(keyOf(tenant, key));
      if (left === undefined) return true;
      if (left < pieces) return false;
      stocks.set(keyOf(tenant, key), left - pieces);
      return true;
    },
  };
};

import type { CashbackTerms, ItemNo, Language, Tenant } from '@baguni/domain';
import { keysOfTarget } from '../store/coupon-targets.ts';
import { emptyCatalogue, type Catalogue } from '../store/catalogue.ts';
import type { CatalogueRows, OfferRows, SeedRows, OrderRows, IdempotencyRows } from '../store/tx.ts';
import { keyOf, table, type Journal } from './table.ts';
import { entriesByItem, noOffers, type ItemOffers, type Offers } from '../store/offers.ts';
import type { StoredOrder } from '../store/rows.ts';
import { ANSWER_LASTS_MS, type IdempotentRequest, type StoredAnswer } from '../store/idempotency.ts';
import type { Scope } from '../store/owner.ts';

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
    // transactions run one after another
    holdCatalogue: () => Promise.resolve(),
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
    parcelItems: async (tenant, language, { bundleKey, price, most }) => {
      const items = [...read(tenant, language).items.values()]
        .filter(({ terms }) => terms?.bundleKey === bundleKey)
        .toSorted((a, b) => a.item.itemSellPrice - b.item.itemSellPrice || (a.item.itemNo < b.item.itemNo ? -1 : 1));
      const at = items.filter(({ item }) => item.itemSellPrice < price).length;
      return [...items.slice(at, at + most), ...items.slice(Math.max(0, at - most), at).toReversed()];
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

export const offerRows = (log: Journal): OfferRows => {
  const rows = table<Offers>(log);
  const cashbacks = table<readonly CashbackTerms[]>(log);
  const byItem = table<readonly unknown[]>(log);
  return {
    offers: async (tenant) => rows.get(tenant) ?? noOffers,
    putOffers: async (tenant, offers) => {
      rows.set(tenant, offers);
    },
    cashbacks: async (tenant, targets) =>
      (cashbacks.get(tenant) ?? []).filter(({ target }) => keysOfTarget(target).some((key) => targets.includes(key))),
    putCashbacks: async (tenant, terms) => cashbacks.set(tenant, terms),
    itemOffers: async <Kind extends keyof ItemOffers>(tenant: Tenant, kind: Kind, itemNos: readonly ItemNo[]) => {
      const entries = [...new Set(itemNos)].flatMap((no) => byItem.get(keyOf(tenant, kind, no)) ?? []);
      // `putItemOffers` stores the entries of a list under its kind
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return entries as unknown as ItemOffers[Kind];
    },
    putItemOffers: async (tenant, lists) => {
      for (const { kind, itemNo, entries } of entriesByItem(lists)) byItem.set(keyOf(tenant, kind, itemNo), entries);
    },
  };
};

const LAST = 'last';

export const seedRows = (log: Journal): SeedRows => {
  const builds = table<string>(log);
  return {
    seededBy: async () => builds.get(LAST) ?? null,
    putSeededBy: async (build) => builds.set(LAST, build),
  };
};

export const orderTables = (log: Journal) => {
  const orders = table<StoredOrder>(log);
  const days = table<number>(log);
  return {
    orders,
    rows: {
      nextOrder: async (tenant, day) => {
        const key = keyOf(tenant, day);
        const count = (days.get(key) ?? 0) + 1;
        days.set(key, count);
        return count;
      },
      addOrder: async ({ tenant, owner }, order) => {
        const key = keyOf(tenant, owner, order.txKey);
        if (orders.get(key)) throw new Error('the key of a checkout was given twice');
        orders.set(key, order);
      },
      order: async ({ tenant, owner }, txKey) => orders.get(keyOf(tenant, owner, txKey)) ?? null,
      orders: async ({ tenant, owner }, limit) =>
        [...orders.entries()]
          .flatMap(([key, order]) => (key === keyOf(tenant, owner, order.txKey) ? [order] : []))
          .toSorted((a, b) => b.createdAt - a.createdAt || (a.txKey < b.txKey ? -1 : 1))
          .slice(0, limit),
      moveUnpaidOrders: async (guest, to) => {
        for (const [key, order] of orders.entries()) {
          if (order.paidAt !== null || key !== keyOf(guest.tenant, guest.owner, order.txKey)) continue;
          orders.remove(key);
          orders.set(keyOf(to.tenant, to.owner, order.txKey), order);
        }
      },
      rewriteOrder: async ({ tenant, owner }, order) => {
        const key = keyOf(tenant, owner, order.txKey);
        if (orders.get(key)?.paidAt !== null) return false;
        orders.set(key, order);
        return true;
      },
      markPaid: async ({ tenant, owner }, txKey, now) => {
        const key = keyOf(tenant, owner, txKey);
        const order = orders.get(key);
        if (order?.paidAt !== null) return false;
        orders.set(key, { ...order, paidAt: now });
        return true;
      },
    } satisfies OrderRows,
  };
};

interface StoredRequest {
  readonly bodyHash: string;
  /** Ms since 1970 UTC. */
  readonly claimedAt: number;
  readonly answer: StoredAnswer;
}

const keyOfRequest = ({ tenant, owner }: Scope, { path, key }: Pick<IdempotentRequest, 'path' | 'key'>): string =>
  keyOf(tenant, owner, path, key);

/** Answered requests. Transactions run one after another, so all are finished. */
export const idempotencyTables = (log: Journal) => {
  const claims = table<StoredRequest>(log);
  const answeredAt = (key: string, now: number): StoredRequest | null => {
    const known = claims.get(key);
    return known && now - known.claimedAt < ANSWER_LASTS_MS ? known : null;
  };
  const rows: IdempotencyRows = {
    claim: async (scope, request, now) => {
      const known = answeredAt(keyOfRequest(scope, request), now);
      if (!known) return { type: 'New' };
      return known.bodyHash === request.bodyHash ? { type: 'Replay', answer: known.answer } : { type: 'DifferentBody' };
    },
    outcome: async (scope, of, now) => {
      const known = answeredAt(keyOfRequest(scope, of), now);
      return known ? { type: 'Answered', answer: known.answer } : { type: 'Unknown' };
    },
    complete: async (scope, request, now, answer) => {
      const key = keyOfRequest(scope, request);
      if (answeredAt(key, now)) return false;
      claims.set(key, { bodyHash: request.bodyHash, claimedAt: now, answer });
      return true;
    },
  };
  return { rows, claims };
};

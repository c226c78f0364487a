import type { CashbackTerms, ItemNo, Language, StockKey, Tenant } from '@baguni/domain/internal';
import {
  keysOfTarget,
  isSameOffers,
  noOffers,
  type EntriesOfItem,
  type ItemOffers,
  type NameOfEntries,
  type Offers,
} from '../store/offers.ts';
import { eachPart, emptyCatalogue, type Catalogue, type CatalogueKeys } from '../store/catalogue.ts';
import type { CatalogueRows, IdempotencyRows, OfferRows, OrderRows, SeedRows } from '../store/tx.ts';
import { keyOf, table, type Tables } from './table.ts';
import {
  type StoredOrder,
  ANSWER_LASTS_MS,
  type IdempotentRequest,
  type StoredAnswer,
  type Scope,
} from '../store/rows.ts';

const pick = (from: ReadonlyMap<string, unknown>, keys: readonly string[] = []): ReadonlyMap<string, unknown> => {
  const picked = new Map<string, unknown>();
  for (const key of keys) {
    const row = from.get(key);
    if (row !== undefined) picked.set(key, row);
  }
  return picked;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const changedIn = (below: ReadonlyMap<string, unknown>, above: ReadonlyMap<string, unknown>): readonly string[] =>
  [...above].flatMap(([key, value]) => (isSame(below.get(key), value) ? [] : [key]));

export const catalogueRows = (tables: Tables): CatalogueRows => {
  const catalogues = table<Catalogue>(tables);
  const stocks = table<number>(tables);
  const read = (tenant: Tenant, language: Language): Catalogue =>
    catalogues.get(keyOf(tenant, language)) ?? emptyCatalogue;
  const putStock = (tenant: Tenant, key: StockKey, left: number | null): unknown =>
    left === null ? stocks.remove(keyOf(tenant, key)) : stocks.set(keyOf(tenant, key), left);
  return {
    // transactions run one after another
    holdCatalogue: () => Promise.resolve(),
    catalogue: async (tenant, language, keys) => {
      const all = read(tenant, language);
      return eachPart<Catalogue>((part) => pick(all[part], keys[part]));
    },
    parcelItems: async (tenant, language, { bundleKey, price, most }) => {
      const items = [...read(tenant, language).items.values()]
        .filter(({ terms }) => terms?.bundleKey === bundleKey)
        .toSorted((a, b) => a.item.itemSellPrice - b.item.itemSellPrice || (a.item.itemNo < b.item.itemNo ? -1 : 1));
      const at = items.filter(({ item }) => item.itemSellPrice < price).length;
      return [...items.slice(at, at + most), ...items.slice(Math.max(0, at - most), at).toReversed()];
    },
    putCatalogue: async (tenant, language, catalogue) => {
      const all = read(tenant, language);
      const added = { ...emptyCatalogue, ...catalogue };
      catalogues.set(
        keyOf(tenant, language),
        eachPart((part) =>
          added[part].size === 0 ? all[part] : new Map<string, unknown>([...all[part], ...added[part]]),
        ),
      );
      return eachPart<CatalogueKeys>((part) => changedIn(all[part], added[part]));
    },
    knownItems: async (tenant, itemNos) => {
      const { items } = read(tenant, 'ko');
      return new Set(itemNos.filter((no) => items.has(no)));
    },
    stock: async (tenant, keys) =>
      new Map(
        keys.flatMap((key) => {
          const left = stocks.get(keyOf(tenant, key));
          return left === undefined ? [] : [[key, left] as const];
        }),
      ),
    putStocks: async (tenant, all) => {
      for (const [key, left] of all) putStock(tenant, key, left);
    },
    takeStock: async (tenant, { key, pieces }) => {
      const left = stocks.get(keyOf(tenant, key));
      if (left === undefined) return true;
      if (left < pieces) return false;
      stocks.set(keyOf(tenant, key), left - pieces);
      return true;
    },
  };
};

export const offerRows = (tables: Tables): OfferRows => {
  const rows = table<Offers>(tables);
  const cashbacks = table<readonly CashbackTerms[]>(tables);
  const byItem = table<readonly unknown[]>(tables);
  const putEntries = (tenant: Tenant, all: readonly EntriesOfItem[]): readonly NameOfEntries[] => {
    const changed = all.filter(
      ({ kind, itemNo, entries }) => !isSame(byItem.get(keyOf(tenant, kind, itemNo)), entries),
    );
    for (const { kind, itemNo, entries } of changed) byItem.set(keyOf(tenant, kind, itemNo), entries);
    return changed;
  };
  return {
    offers: async (tenant) => rows.get(tenant) ?? noOffers,
    putOffers: async (tenant, offers) => {
      if (isSameOffers(rows.get(tenant) ?? noOffers, offers)) return false;
      rows.set(tenant, offers);
      return true;
    },
    cashbacks: async (tenant, targets) =>
      (cashbacks.get(tenant) ?? []).filter(({ target }) => keysOfTarget(target).some((key) => targets.includes(key))),
    putCashbacks: async (tenant, terms) => {
      if (isSame(cashbacks.get(tenant) ?? [], terms)) return false;
      cashbacks.set(tenant, terms);
      return true;
    },
    itemOffers: async <Kind extends keyof ItemOffers>(tenant: Tenant, kind: Kind, itemNos: readonly ItemNo[]) => {
      const entries = [...new Set(itemNos)].flatMap((no) => byItem.get(keyOf(tenant, kind, no)) ?? []);
      // `putEntries` stores the entries of a list under its kind
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return entries as unknown as ItemOffers[Kind];
    },
    putEntries: async (tenant, entries) => putEntries(tenant, entries),
  };
};

const LAST = 'last';

export const seedRows = (tables: Tables): SeedRows => {
  const builds = table<string>(tables);
  return {
    seededBy: async () => builds.get(LAST) ?? null,
    putSeededBy: async (build) => builds.set(LAST, build),
  };
};

export const orderRows = (tables: Tables): OrderRows => {
  const orders = table<StoredOrder>(tables);
  const days = table<number>(tables);
  return {
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
      orders
        .of(tenant, owner)
        .toSorted((a, b) => b.createdAt - a.createdAt || (a.txKey < b.txKey ? -1 : 1))
        .slice(0, limit),
    moveUnpaidOrders: async (guest, to) => {
      for (const order of orders.of(guest.tenant, guest.owner)) {
        if (order.paidAt !== null) continue;
        orders.remove(keyOf(guest.tenant, guest.owner, order.txKey));
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
export const idempotencyRows = (tables: Tables): IdempotencyRows => {
  const claims = table<StoredRequest>(tables);
  const answeredAt = (key: string, now: number): StoredRequest | null => {
    const known = claims.get(key);
    return known && now - known.claimedAt < ANSWER_LASTS_MS ? known : null;
  };
  return {
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
};

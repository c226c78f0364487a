import {
  type Scope,
  type CouponPolicy,
  type StoredBuyer,
  type StoredSession,
  type StoredUnit,
  type IssuedCoupon,
  type StoredPolicy,
  inPlaces,
  MOST_DETAILS,
  MOST_VIEWED,
  typeOfDetail,
  type DetailName,
  type StoredDetail,
  type ViewedItem,
} from '../store/rows.ts';
import { expiryOf, keysOfTarget } from '../store/offers.ts';
import type { SessionRows, CartRows, CouponRows, SavedRows, ViewedRows, VisitRows, DetailRows } from '../store/tx.ts';
import { keyOf, removeOf, table, type Journal } from './table.ts';
import { cartUnitId, type CartUnitId, type CouponIssueNo, type Tenant, type SeenCart } from '@baguni/domain/internal';

const keyOfShopper = ({ tenant, owner }: Scope, ...more: readonly string[]): string => keyOf(tenant, owner, ...more);

export const sessionTables = (log: Journal) => {
  const sessions = table<StoredSession>(log);
  const buyers = table<StoredBuyer>(log);
  return {
    sessions,
    buyers,
    rows: {
      session: async (tokenHash, now) => {
        const found = sessions.get(tokenHash);
        return found && found.expiresAt > now ? found : null;
      },
      putSession: async (session) => {
        const found = sessions.get(session.tokenHash);
        if (found && found.expiresAt <= session.createdAt) return false;
        sessions.set(session.tokenHash, session);
        return true;
      },
      endSession: async (tokenHash, now) => {
        const found = sessions.get(tokenHash);
        if (found && found.expiresAt > now) sessions.set(tokenHash, { ...found, expiresAt: now });
      },
      holdSession: async (tokenHash, now) => (sessions.get(tokenHash)?.expiresAt ?? now) > now,
      buyer: async (scope) => buyers.get(keyOfShopper(scope)) ?? null,
      putBuyer: async (scope, buyer) => buyers.set(keyOfShopper(scope), buyer),
    } satisfies SessionRows,
  };
};

interface StoredCart {
  readonly version: number;
  readonly units: ReadonlyMap<CartUnitId, StoredUnit>;
}

const newCart: StoredCart = { version: 0, units: new Map() };

const without = <K, V>(map: ReadonlyMap<K, V>, keys: readonly K[]): ReadonlyMap<K, V> => {
  const copy = new Map(map);
  for (const key of keys) copy.delete(key);
  return copy;
};

export const cartTables = (log: Journal) => {
  const carts = table<StoredCart>(log);
  let lastId = 0;
  const cartOf = (scope: Scope): StoredCart => carts.get(keyOfShopper(scope)) ?? newCart;
  const change = (scope: Scope, part: Partial<StoredCart>): void =>
    carts.set(keyOfShopper(scope), { ...cartOf(scope), ...part });
  const putUnit = (scope: Scope, unit: StoredUnit): void =>
    change(scope, { units: new Map(cartOf(scope).units).set(unit.cartUnitId, unit) });
  const rows: CartRows = {
    cartVersion: async (scope) => cartOf(scope).version,
    bumpCart: async (scope) => {
      const version = cartOf(scope).version + 1;
      change(scope, { version });
      return version;
    },
    units: async (scope) => inPlaces([...cartOf(scope).units.values()]),
    addUnit: async (scope, unit) => {
      // numbers are never reused, not even after a rollback
      lastId += 1;
      putUnit(scope, { ...unit, cartUnitId: cartUnitId(lastId), version: 1 });
      return cartUnitId(lastId);
    },
    updateUnit: async (scope, id, version, { quantity, detail }) => {
      const unit = cartOf(scope).units.get(id);
      if (unit?.version !== version) return false;
      putUnit(scope, { ...unit, quantity, detail, version: version + 1 });
      return true;
    },
    removeUnits: async (scope, ids) => {
      const { units } = cartOf(scope);
      const removed = [...new Set(ids)].filter((id) => units.has(id));
      change(scope, { units: without(units, removed) });
      return removed;
    },
  };
  return { rows, carts };
};

interface SavedUnit {
  readonly unit: StoredUnit;
  readonly savedAt: number;
}

export const savedTables = (log: Journal) => {
  const saved = table<readonly SavedUnit[]>(log);
  const savedOf = (scope: Scope): readonly SavedUnit[] => saved.get(keyOfShopper(scope)) ?? [];
  const rows: SavedRows = {
    savedUnits: async (scope) =>
      savedOf(scope)
        .toSorted((a, b) => b.savedAt - a.savedAt || b.unit.cartUnitId - a.unit.cartUnitId)
        .map(({ unit }) => unit),
    saveUnits: async (scope, units, now) =>
      saved.set(keyOfShopper(scope), [...savedOf(scope), ...units.map((unit) => ({ unit, savedAt: now }))]),
    removeSaved: async (scope, ids) => {
      const before = savedOf(scope);
      const removed = [...new Set(ids)].filter((id) => before.some(({ unit }) => unit.cartUnitId === id));
      saved.set(
        keyOfShopper(scope),
        before.filter(({ unit }) => !removed.includes(unit.cartUnitId)),
      );
      return removed;
    },
  };
  return { rows, saved };
};

interface PolicyRow extends StoredPolicy {
  readonly tenant: Tenant;
}

interface TryRow {
  readonly owner: string;
  readonly day: number;
  readonly tries: number;
}

const byNumber = (a: { readonly issueNo: string }, b: { readonly issueNo: string }): number =>
  a.issueNo < b.issueNo ? -1 : 1;

export const couponTables = (log: Journal) => {
  const policies = table<PolicyRow>(log);
  const hands = table<ReadonlyMap<CouponIssueNo, IssuedCoupon>>(log);
  const tries = table<TryRow>(log);
  const handOf = (scope: Scope): ReadonlyMap<CouponIssueNo, IssuedCoupon> =>
    hands.get(keyOfShopper(scope)) ?? new Map();
  const put = (scope: Scope, coupon: IssuedCoupon): void =>
    hands.set(keyOfShopper(scope), new Map(handOf(scope)).set(coupon.issueNo, coupon));
  const downloadable = (tenant: Tenant, isWanted: (policy: CouponPolicy) => boolean): readonly StoredPolicy[] =>
    policies
      .entries()
      .map(([, row]) => row)
      .filter((row) => row.tenant === tenant && row.policy.perBuyer > 0 && isWanted(row.policy))
      .toSorted((a, b) => (a.policy.policyNo < b.policy.policyNo ? -1 : 1))
      .map(stored);
  const rows: CouponRows = {
    couponPolicies: async (tenant, nos) => nos.flatMap((no) => policies.get(keyOf(tenant, no)) ?? []).map(stored),
    couponTerms: async (tenant, nos) => nos.flatMap((no) => policies.get(keyOf(tenant, no))?.policy ?? []),
    downloadablePolicies: async (tenant, targets, now) =>
      downloadable(
        tenant,
        (policy) => expiryOf(policy) >= now && keysOfTarget(policy.target).some((key) => targets.includes(key)),
      ),
    policiesOfEvent: async (tenant, eventNo) => downloadable(tenant, (policy) => policy.eventNo === eventNo),
    putCouponPolicy: async (tenant, policy) => {
      const key = keyOf(tenant, policy.policyNo);
      const before = policies.get(key);
      if (JSON.stringify(before?.policy) === JSON.stringify(policy)) return false;
      policies.set(key, { tenant, policy, issued: before?.issued ?? 0 });
      return true;
    },
    takeIssue: async (tenant, policyNo) => {
      const row = policies.get(keyOf(tenant, policyNo));
      if (!row || row.issued >= (row.policy.issueLimit ?? Infinity)) return null;
      policies.set(keyOf(tenant, policyNo), { ...row, issued: row.issued + 1 });
      return row.issued + 1;
    },
    countTry: async (scope, policyNo, day) => {
      const owner = keyOfShopper(scope);
      const key = keyOf(owner, policyNo, String(day));
      const now = (tries.get(key)?.tries ?? 0) + 1;
      tries.set(key, { owner, day, tries: now });
      return now;
    },
    issuedCoupons: async (scope) => [...handOf(scope).values()].toSorted(byNumber),
    addIssuedCoupon: async (scope, coupon) => {
      if (handOf(scope).has(coupon.issueNo)) throw new Error('the number of a coupon was given twice');
      put(scope, coupon);
    },
    useCoupon: async (scope, issueNo, cartUnitIds) => {
      const coupon = handOf(scope).get(issueNo);
      if (!coupon || coupon.spentAt !== null || coupon.cartUnitIds.length > 0) return false;
      put(scope, { ...coupon, cartUnitIds });
      return true;
    },
    releaseCoupons: async (scope, issueNos) => {
      for (const no of issueNos) {
        const coupon = handOf(scope).get(no);
        if (coupon && coupon.spentAt === null) put(scope, { ...coupon, cartUnitIds: [] });
      }
    },
    spendCoupon: async (scope, issueNo, cartUnitIds, now) => {
      const coupon = handOf(scope).get(issueNo);
      if (!coupon || coupon.spentAt !== null || !cartUnitIds.every((id) => coupon.cartUnitIds.includes(id)))
        return false;
      put(scope, { ...coupon, cartUnitIds: [], spentAt: now });
      return true;
    },
    dropIssuedCoupons: async (scope) => {
      hands.remove(keyOfShopper(scope));
      for (const [key, row] of tries.entries()) if (row.owner === keyOfShopper(scope)) tries.remove(key);
    },
  };
  return { rows, tries, hands };
};

const stored = ({ policy, issued }: PolicyRow): StoredPolicy => ({ policy, issued });

export const visitTables = (log: Journal) => {
  const visits = table<SeenCart>(log);
  return {
    visits,
    rows: {
      seenCart: async (scope) => visits.get(keyOfShopper(scope)) ?? null,
      putSeenCart: async (scope, seen) => visits.set(keyOfShopper(scope), seen),
    } satisfies VisitRows,
  };
};

export const viewedTables = (log: Journal) => {
  const viewed = table<ViewedItem>(log);
  const viewedOf = (scope: Scope): readonly ViewedItem[] =>
    viewed
      .entries()
      .flatMap(([key, item]) => (key === keyOfShopper(scope, item.itemNo) ? [item] : []))
      .toSorted((a, b) => b.viewedAt - a.viewedAt || (a.itemNo < b.itemNo ? -1 : 1));
  const rows: ViewedRows = {
    viewedItems: async (scope) => viewedOf(scope),
    addViewed: async (scope, items) => {
      for (const item of items) {
        const key = keyOfShopper(scope, item.itemNo);
        if ((viewed.get(key)?.viewedAt ?? -1) < item.viewedAt) viewed.set(key, item);
      }
      for (const { itemNo } of viewedOf(scope).slice(MOST_VIEWED)) viewed.remove(keyOfShopper(scope, itemNo));
    },
    dropViewed: async ({ tenant, owner }) => removeOf(viewed, tenant, owner),
  };
  return { rows, viewed };
};

const nameOf = (scope: Scope, { place, type, key }: DetailName): string => keyOfShopper(scope, place, type, key);

export const detailTables = (log: Journal) => {
  const details = table<StoredDetail>(log);
  const nameOfStored = (scope: Scope, stored: StoredDetail): string =>
    nameOf(scope, { place: stored.place, type: typeOfDetail(stored), key: stored.key });
  const latestOf = (scope: Scope): readonly string[] =>
    details
      .entries()
      .filter(([name, stored]) => name === nameOfStored(scope, stored))
      .toSorted(([, a], [, b]) => b.expiresAt - a.expiresAt)
      .map(([name]) => name);
  const rows: DetailRows = {
    keepDetail: async (scope, stored) => {
      latestOf(scope)
        .slice(MOST_DETAILS - 1)
        .forEach((name) => details.remove(name));
      details.set(nameOfStored(scope, stored), stored);
    },
    takeDetail: async (scope, of, now) => {
      const stored = details.get(nameOf(scope, of));
      if (!stored || stored.expiresAt <= now) return null;
      details.remove(nameOf(scope, of));
      return stored;
    },
  };
  return { rows, details };
};

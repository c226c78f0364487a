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
import { keyOf, table, type Tables } from './table.ts';
import { cartUnitId, type CartUnitId, type Tenant, type SeenCart } from '@baguni/domain/internal';

const keyOfShopper = ({ tenant, owner }: Scope, ...more: readonly string[]): string => keyOf(tenant, owner, ...more);

const keyOfUnit = (scope: Scope, id: CartUnitId): string => keyOfShopper(scope, String(id));

export const sessionRows = (tables: Tables): SessionRows => {
  const sessions = table<StoredSession>(tables);
  const buyers = table<StoredBuyer>(tables);
  return {
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
  };
};

export const cartRows = (tables: Tables): CartRows => {
  const versions = table<number>(tables);
  const units = table<StoredUnit>(tables);
  let lastId = 0;
  return {
    cartVersion: async (scope) => versions.get(keyOfShopper(scope)) ?? 0,
    bumpCart: async (scope) => {
      const version = (versions.get(keyOfShopper(scope)) ?? 0) + 1;
      versions.set(keyOfShopper(scope), version);
      return version;
    },
    units: async ({ tenant, owner }) => inPlaces(units.of(tenant, owner)),
    addUnit: async (scope, unit) => {
      // numbers are never reused, not even after a rollback
      lastId += 1;
      const id = cartUnitId(lastId);
      units.set(keyOfUnit(scope, id), { ...unit, cartUnitId: id, version: 1 });
      return id;
    },
    updateUnit: async (scope, id, version, { quantity, detail }) => {
      const unit = units.get(keyOfUnit(scope, id));
      if (unit?.version !== version) return false;
      units.set(keyOfUnit(scope, id), { ...unit, quantity, detail, version: version + 1 });
      return true;
    },
    removeUnits: async (scope, ids) => ids.filter((id) => units.remove(keyOfUnit(scope, id))),
  };
};

interface SavedUnit {
  readonly unit: StoredUnit;
  readonly savedAt: number;
}

export const savedRows = (tables: Tables): SavedRows => {
  const saved = table<SavedUnit>(tables);
  return {
    savedUnits: async ({ tenant, owner }) =>
      saved
        .of(tenant, owner)
        .toSorted((a, b) => b.savedAt - a.savedAt || b.unit.cartUnitId - a.unit.cartUnitId)
        .map(({ unit }) => unit),
    saveUnits: async (scope, added, now) => {
      for (const unit of added) saved.set(keyOfUnit(scope, unit.cartUnitId), { unit, savedAt: now });
    },
    removeSaved: async (scope, ids) => ids.filter((id) => saved.remove(keyOfUnit(scope, id))),
  };
};

export const couponRows = (tables: Tables): CouponRows => {
  const policies = table<StoredPolicy>(tables);
  const coupons = table<IssuedCoupon>(tables);
  const tries = table<number>(tables);
  const downloadable = (tenant: Tenant, isWanted: (policy: CouponPolicy) => boolean): readonly StoredPolicy[] =>
    policies
      .of(tenant)
      .filter(({ policy }) => policy.perBuyer > 0 && isWanted(policy))
      .toSorted((a, b) => (a.policy.policyNo < b.policy.policyNo ? -1 : 1));
  return {
    couponPolicies: async (tenant, nos) => nos.flatMap((no) => policies.get(keyOf(tenant, no)) ?? []),
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
      policies.set(key, { policy, issued: before?.issued ?? 0 });
      return true;
    },
    takeIssue: async (tenant, policyNo) => {
      const row = policies.get(keyOf(tenant, policyNo));
      if (!row || row.issued >= (row.policy.issueLimit ?? Infinity)) return null;
      policies.set(keyOf(tenant, policyNo), { ...row, issued: row.issued + 1 });
      return row.issued + 1;
    },
    countTry: async (scope, policyNo, day) => {
      const key = keyOfShopper(scope, policyNo, String(day));
      const now = (tries.get(key) ?? 0) + 1;
      tries.set(key, now);
      return now;
    },
    issuedCoupons: async ({ tenant, owner }) =>
      coupons.of(tenant, owner).toSorted((a, b) => (a.issueNo < b.issueNo ? -1 : 1)),
    addIssuedCoupon: async (scope, coupon) => {
      const key = keyOfShopper(scope, coupon.issueNo);
      if (coupons.get(key)) throw new Error('the number of a coupon was given twice');
      coupons.set(key, coupon);
    },
    useCoupon: async (scope, issueNo, cartUnitIds) => {
      const key = keyOfShopper(scope, issueNo);
      const coupon = coupons.get(key);
      if (!coupon || coupon.spentAt !== null || coupon.cartUnitIds.length > 0) return false;
      coupons.set(key, { ...coupon, cartUnitIds });
      return true;
    },
    releaseCoupons: async (scope, issueNos) => {
      for (const no of issueNos) {
        const coupon = coupons.get(keyOfShopper(scope, no));
        if (coupon && coupon.spentAt === null) coupons.set(keyOfShopper(scope, no), { ...coupon, cartUnitIds: [] });
      }
    },
    spendCoupon: async (scope, issueNo, cartUnitIds, now) => {
      const key = keyOfShopper(scope, issueNo);
      const coupon = coupons.get(key);
      if (!coupon || coupon.spentAt !== null || !cartUnitIds.every((id) => coupon.cartUnitIds.includes(id)))
        return false;
      coupons.set(key, { ...coupon, cartUnitIds: [], spentAt: now });
      return true;
    },
    dropIssuedCoupons: async ({ tenant, owner }) => {
      for (const rows of [coupons, tries]) rows.removeOf(tenant, owner);
    },
  };
};

export const visitRows = (tables: Tables): VisitRows => {
  const visits = table<SeenCart>(tables);
  return {
    seenCart: async (scope) => visits.get(keyOfShopper(scope)) ?? null,
    putSeenCart: async (scope, seen) => visits.set(keyOfShopper(scope), seen),
  };
};

export const viewedRows = (tables: Tables): ViewedRows => {
  const viewed = table<ViewedItem>(tables);
  const viewedOf = ({ tenant, owner }: Scope): readonly ViewedItem[] =>
    viewed.of(tenant, owner).toSorted((a, b) => b.viewedAt - a.viewedAt || (a.itemNo < b.itemNo ? -1 : 1));
  return {
    viewedItems: async (scope) => viewedOf(scope),
    addViewed: async (scope, items) => {
      for (const item of items) {
        const key = keyOfShopper(scope, item.itemNo);
        if ((viewed.get(key)?.viewedAt ?? -1) < item.viewedAt) viewed.set(key, item);
      }
      for (const { itemNo } of viewedOf(scope).slice(MOST_VIEWED)) viewed.remove(keyOfShopper(scope, itemNo));
    },
    dropViewed: async ({ tenant, owner }) => viewed.removeOf(tenant, owner),
  };
};

const nameOf = (scope: Scope, { place, type, key }: DetailName): string => keyOfShopper(scope, place, type, key);

export const detailRows = (tables: Tables): DetailRows => {
  const details = table<StoredDetail>(tables);
  const nameOfStored = (scope: Scope, stored: StoredDetail): string =>
    nameOf(scope, { place: stored.place, type: typeOfDetail(stored), key: stored.key });
  return {
    keepDetail: async (scope, stored) => {
      const latest = details.of(scope.tenant, scope.owner).toSorted((a, b) => b.expiresAt - a.expiresAt);
      for (const old of latest.slice(MOST_DETAILS - 1)) details.remove(nameOfStored(scope, old));
      details.set(nameOfStored(scope, stored), stored);
    },
    takeDetail: async (scope, of, now) => {
      const stored = details.get(nameOf(scope, of));
      if (!stored || stored.expiresAt <= now) return null;
      details.remove(nameOf(scope, of));
      return stored;
    },
  };
};

import { itemNo, type CartUnitId, type CouponIssueNo, type ItemNo, type StockKey } from '@baguni/domain';
import type { Catalogue } from '../store/catalogue.ts';
import { ownerKey, type OwnerKey, type Scope } from '../store/owner.ts';
import type { HeldCatalogue, ShopperRows, StampedCart } from '../store/read-model.ts';
import type { IssuedCoupon, StoredBuyer, StoredUnit } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';

/** Thrown where work needs a row that is not held: a transaction has to answer. */
export class NotHeld extends Error {}

/** What work has changed of the shopper's own rows, to be written when it is done. */
export interface HeldChanges {
  readonly rows: () => ShopperRows;
  readonly units: () => readonly StoredUnit[];
  readonly removed: () => readonly CartUnitId[];
  readonly coupons: () => readonly IssuedCoupon[];
  readonly buyer: () => StoredBuyer | null;
}

/** Items whose stock was read, and what was left of them, as a stamp tells it. */
export interface StockRead {
  readonly items: readonly ItemNo[];
  readonly stock: string;
}

/** Row operations over held rows, what was changed by them, and on whose stock that stands. */
export interface HeldWork {
  readonly tx: Tx;
  readonly stockRead: () => StockRead;
  readonly changes: HeldChanges;
}

const notHeld = (): Promise<never> => Promise.reject(new NotHeld());

/** The operations that always need the database. */
const unheld = {
  session: notHeld,
  putSession: notHeld,
  endSession: notHeld,
  addUnit: notHeld,
  couponPolicies: notHeld,
  downloadablePolicies: notHeld,
  putCouponPolicy: notHeld,
  takeIssue: notHeld,
  countTry: notHeld,
  addIssuedCoupon: notHeld,
  spendCoupon: notHeld,
  dropIssuedCoupons: notHeld,
  putCatalogue: notHeld,
  putStock: notHeld,
  takeStock: notHeld,
  putOffers: notHeld,
  seededBy: notHeld,
  putSeededBy: notHeld,
  nextOrder: notHeld,
  addOrder: notHeld,
  order: notHeld,
  orders: notHeld,
  moveUnpaidOrders: notHeld,
  rewriteOrder: notHeld,
  markPaid: notHeld,
  claim: notHeld,
  complete: notHeld,
  outcome: notHeld,
  release: notHeld,
  keepDetail: notHeld,
  takeDetail: notHeld,
  seenCart: notHeld,
  putSeenCart: notHeld,
  forget: notHeld,
} satisfies Partial<Tx>;

const pick = <K, V>(from: ReadonlyMap<K, V>, keys: readonly K[]): ReadonlyMap<K, V> => {
  const picked = new Map<K, V>();
  for (const key of keys) {
    const value = from.get(key);
    if (value !== undefined) picked.set(key, value);
  }
  return picked;
};

/** Stock is held by item, the second part of its key: `item/1`, `option/1/2`; a number with a slash in it is not found so. */
const isPlain = (key: StockKey): boolean => key.split('/').length === (key.startsWith('item/') ? 2 : 3);

const itemOf = (key: string): ItemNo => itemNo(key.split('/')[1] ?? '');

/** Each line of a stamp's stock is a key, an equals sign and a number. */
const keyIn = (line: string): string => line.slice(0, line.lastIndexOf('='));

const stockReadOf = ({ stamp: { stock } }: StampedCart, items: ReadonlySet<ItemNo>): StockRead => ({
  items: [...items],
  stock: stock
    .split('\n')
    .filter((line) => items.has(itemOf(keyIn(line))))
    .join('\n'),
});

const shelvesOf = (
  { catalogue, couponTerms, offers }: HeldCatalogue,
  { left }: StampedCart,
  readItems: Set<ItemNo>,
) => ({
  catalogue: async (...[, , keys]: Parameters<Tx['catalogue']>): Promise<Catalogue> => ({
    items: pick(catalogue.items, keys.items),
    sellers: pick(catalogue.sellers, keys.sellers),
    policies: pick(catalogue.policies, keys.policies),
    bundleTerms: pick(catalogue.bundleTerms, keys.bundleTerms),
    discounts: pick(catalogue.discounts, keys.discounts),
    fundings: pick(catalogue.fundings, keys.fundings),
  }),
  stock: async (...[, keys]: Parameters<Tx['stock']>) => {
    if (!keys.every(isPlain)) throw new NotHeld();
    for (const key of keys) readItems.add(itemOf(key));
    return pick(left, keys);
  },
  couponTerms: async (...[, nos]: Parameters<Tx['couponTerms']>) => [...pick(couponTerms, nos).values()],
  offers: async () => offers,
});

/**
 * One shopper's rows as a transaction sees them: reads are answered from what is held, changes of the shopper's own rows
 * are kept for one write at the end.
 * @param guest the guest behind the session, whose rows can be read
 */
export const heldTx = (cart: StampedCart, catalogue: HeldCatalogue, own: Scope, guest: OwnerKey | null): HeldWork => {
  let rows = cart.own;
  let buyer: StoredBuyer | null = null;
  const readItems = new Set<ItemNo>();
  const units = new Map<CartUnitId, StoredUnit>();
  const removed = new Set<CartUnitId>();
  const coupons = new Map<CouponIssueNo, IssuedCoupon>();
  const isOwn = ({ owner }: Scope): boolean => owner === own.owner;
  const rowsOf = ({ owner }: Scope): ShopperRows => {
    if (owner === own.owner) return rows;
    if (cart.guest === null || owner !== ownerKey(guest ?? '')) throw new NotHeld();
    return cart.guest;
  };
  const mine = (scope: Scope): void => {
    if (!isOwn(scope)) throw new NotHeld();
  };
  const putCoupon = (coupon: IssuedCoupon): void => {
    coupons.set(coupon.issueNo, coupon);
    rows = { ...rows, coupons: rows.coupons.map((one) => (one.issueNo === coupon.issueNo ? coupon : one)) };
  };
  const tx: Tx = {
    ...unheld,
    ...shelvesOf(catalogue, cart, readItems),
    buyer: async (scope) => rowsOf(scope).buyer,
    putBuyer: async (scope, changed) => {
      mine(scope);
      buyer = changed;
      rows = { ...rows, buyer };
    },
    cartVersion: async (scope) => rowsOf(scope).version,
    bumpCart: async (scope) => {
      mine(scope);
      rows = { ...rows, version: rows.version + 1 };
      return rows.version;
    },
    units: async (scope) => rowsOf(scope).units,
    updateUnit: async (scope, id, version, change) => {
      mine(scope);
      const before = rows.units.find(({ cartUnitId }) => cartUnitId === id);
      if (before?.version !== version) return false;
      const unit = { ...before, ...change, version: version + 1 };
      units.set(id, unit);
      rows = { ...rows, units: rows.units.map((one) => (one.cartUnitId === id ? unit : one)) };
      return true;
    },
    removeUnits: async (scope, ids) => {
      mine(scope);
      const there = new Set(rows.units.map(({ cartUnitId }) => cartUnitId));
      const gone = [...new Set(ids)].filter((id) => there.has(id));
      for (const id of gone) {
        removed.add(id);
        units.delete(id);
      }
      rows = { ...rows, units: rows.units.filter(({ cartUnitId }) => !removed.has(cartUnitId)) };
      return gone;
    },
    issuedCoupons: async (scope) => rowsOf(scope).coupons,
    useCoupon: async (scope, issueNo, cartUnitIds) => {
      mine(scope);
      const coupon = rows.coupons.find((one) => one.issueNo === issueNo);
      if (!coupon || coupon.spentAt !== null || coupon.cartUnitIds.length > 0) return false;
      putCoupon({ ...coupon, cartUnitIds });
      return true;
    },
    releaseCoupons: async (scope, issueNos) => {
      mine(scope);
      for (const coupon of rows.coupons)
        if (issueNos.includes(coupon.issueNo) && coupon.spentAt === null && coupon.cartUnitIds.length > 0)
          putCoupon({ ...coupon, cartUnitIds: [] });
    },
  };
  return {
    tx,
    stockRead: () => stockReadOf(cart, readItems),
    changes: {
      rows: () => rows,
      units: () => [...units.values()],
      removed: () => [...removed],
      coupons: () => [...coupons.values()],
      buyer: () => buyer,
    },
  };
};

import type { Tx } from '@baguni/backend';
import { type CartLock, revisionsIn } from './revisions.ts';
import { cartRows, savedRows } from './rows/cart-rows.ts';
import { catalogueRows, importRows, offerRows, seedRows } from './rows/catalogue-rows.ts';
import { couponRows } from './rows/coupon-rows.ts';
import { detailRows, sessionRows, viewedRows, visitRows } from './rows/session-rows.ts';
import { idempotencyRows } from './rows/idempotency-rows.ts';
import { orderRows } from './rows/order-rows.ts';
import type { DatabaseKind, Db } from './schema.ts';

/** Runs a read once for the same arguments, until it is forgotten. */
const remembered = <Args extends readonly unknown[], A>(read: (...args: Args) => Promise<A>) => {
  const results = new Map<string, Promise<A>>();
  return {
    read: (...args: Args): Promise<A> => {
      const key = JSON.stringify(args);
      const result = results.get(key) ?? read(...args);
      results.set(key, result);
      return result;
    },
    /** Wraps a write, after which the read runs again. */
    forgottenBy:
      <WriteArgs extends readonly unknown[], B>(write: (...args: WriteArgs) => Promise<B>) =>
      (...args: WriteArgs): Promise<B> => {
        results.clear();
        return write(...args).finally(() => results.clear());
      },
  };
};

/** Remembers the cart's rows and catalogue within one transaction, whose handlers read them several times. */
const rememberReads = (tx: Tx): Tx => {
  const units = remembered(tx.units);
  const coupons = remembered(tx.issuedCoupons);
  const buyer = remembered(tx.buyer);
  const offers = remembered(tx.offers);
  const catalogue = remembered(tx.catalogue);
  const stock = remembered(tx.stock);
  return {
    ...tx,
    units: units.read,
    addUnit: units.forgottenBy(tx.addUnit),
    updateUnit: units.forgottenBy(tx.updateUnit),
    removeUnits: units.forgottenBy(tx.removeUnits),
    issuedCoupons: coupons.read,
    addIssuedCoupon: coupons.forgottenBy(tx.addIssuedCoupon),
    useCoupon: coupons.forgottenBy(tx.useCoupon),
    releaseCoupons: coupons.forgottenBy(tx.releaseCoupons),
    spendCoupon: coupons.forgottenBy(tx.spendCoupon),
    dropIssuedCoupons: coupons.forgottenBy(tx.dropIssuedCoupons),
    buyer: buyer.read,
    putBuyer: buyer.forgottenBy(tx.putBuyer),
    offers: offers.read,
    putOffers: offers.forgottenBy(tx.putOffers),
    catalogue: catalogue.read,
    putCatalogue: catalogue.forgottenBy(tx.putCatalogue),
    stock: stock.read,
    putStocks: stock.forgottenBy(tx.putStocks),
    takeStock: stock.forgottenBy(tx.takeStock),
  };
};

export const sqlTx = (db: Db, kind: DatabaseKind, lock: CartLock) => {
  const revisions = revisionsIn(db, lock);
  const rows = rememberReads({
    ...sessionRows(db, kind, lock, revisions),
    ...cartRows(db, lock, revisions),
    ...savedRows(db, lock, revisions),
    ...couponRows(db, lock, revisions),
    ...catalogueRows(db, kind, lock, revisions),
    ...offerRows(db, revisions),
    ...orderRows(db, kind),
    ...seedRows(db),
    ...idempotencyRows(db, kind),
    ...detailRows(db),
    ...visitRows(db, lock),
    ...viewedRows(db, lock),
  });
  return { ...rows, ...importRows(db) };
};

export type SqlTx = ReturnType<typeof sqlTx>;

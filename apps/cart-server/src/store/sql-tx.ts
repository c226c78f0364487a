import type { Retention, Tx } from '@baguni/backend';
import type { CartLock } from './cart-lock.ts';
import { cartRows } from './rows/cart-rows.ts';
import { catalogueRows } from './rows/catalogue-rows.ts';
import { couponRows } from './rows/coupon-rows.ts';
import { detailRows } from './rows/detail-rows.ts';
import { idempotencyRows } from './rows/idempotency-rows.ts';
import { offerRows } from './rows/offer-rows.ts';
import { orderRows } from './rows/order-rows.ts';
import { rememberReads } from './remember-reads.ts';
import { revisionsIn } from './revisions.ts';
import type { Db } from './schema.ts';
import { seedRows } from './rows/seed-rows.ts';
import { sessionRows } from './rows/session-rows.ts';
import { visitRows } from './rows/visit-rows.ts';

const forget =
  (db: Db) =>
  async ({
    idempotencyBefore,
    sessionsExpiredBefore,
    unpaidOrdersBefore,
    couponTriesBefore,
    detailsExpiredBefore,
    seenBefore,
  }: Retention): Promise<number> => {
    const dropped = await Promise.all([
      db.deleteFrom('idempotency').where('claimed_at', '<', idempotencyBefore).executeTakeFirst(),
      db.deleteFrom('coupon_tries').where('day', '<', couponTriesBefore).executeTakeFirst(),
      db.deleteFrom('kept_details').where('expires_at', '<', detailsExpiredBefore).executeTakeFirst(),
      db.deleteFrom('visits').where('seen_at', '<', seenBefore).executeTakeFirst(),
      db.deleteFrom('sessions').where('expires_at', '<', sessionsExpiredBefore).executeTakeFirst(),
      db
        .deleteFrom('orders')
        .where('paid_at', 'is', null)
        .where('created_at', '<', unpaidOrdersBefore)
        .executeTakeFirst(),
    ]);
    return dropped.reduce((all, { numDeletedRows }) => all + Number(numDeletedRows), 0);
  };

export const sqlTx = (db: Db, lock: CartLock): Tx => {
  const revisions = revisionsIn(db);
  return rememberReads({
    ...sessionRows(db, lock, revisions),
    ...cartRows(db, lock, revisions),
    ...couponRows(db, lock, revisions),
    ...catalogueRows(db, revisions),
    ...offerRows(db, revisions),
    ...orderRows(db),
    ...seedRows(db),
    ...idempotencyRows(db),
    ...detailRows(db),
    ...visitRows(db, lock),
    forget: forget(db),
  });
};

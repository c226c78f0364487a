import type { CartRows } from '@baguni/backend';
import type { Kysely } from 'kysely';
import type { CartLock } from './cart-lock.ts';
import type { Tables } from './schema.ts';
import { unitRows } from './unit-rows.ts';

type Db = Kysely<Tables>;

const couponRows = (db: Db, lock: CartLock): Pick<CartRows, 'coupons' | 'putCoupon' | 'removeCoupons'> => ({
  coupons: async ({ tenant, owner }) => {
    await lock({ tenant, owner });
    const rows = await db
      .selectFrom('cart_coupons')
      .select('detail')
      .where('tenant', '=', tenant)
      .where('owner', '=', owner)
      .orderBy('coupon_issue_no')
      .execute();
    return rows.map(({ detail }) => detail);
  },
  putCoupon: async (scope, coupon) => {
    await lock(scope);
    const detail = JSON.stringify(coupon);
    await db
      .insertInto('cart_coupons')
      .values({ ...scope, coupon_issue_no: coupon.couponIssueNo, detail })
      .onConflict((conflict) => conflict.columns(['tenant', 'owner', 'coupon_issue_no']).doUpdateSet({ detail }))
      .execute();
  },
  removeCoupons: async ({ tenant, owner }, issueNos) => {
    if (issueNos.length === 0) return;
    await lock({ tenant, owner });
    await db
      .deleteFrom('cart_coupons')
      .where('tenant', '=', tenant)
      .where('owner', '=', owner)
      .where('coupon_issue_no', 'in', issueNos)
      .execute();
  },
});

/** Carts in SQL: their version, units and coupons. */
export const cartRows = (db: Db, lock: CartLock): CartRows => ({
  cartVersion: async ({ tenant, owner }) => {
    await lock({ tenant, owner });
    const query = db.selectFrom('carts').select('version').where('tenant', '=', tenant).where('owner', '=', owner);
    return (await query.executeTakeFirst())?.version ?? 0;
  },
  bumpCart: async (scope) => {
    await lock(scope);
    const { version } = await db
      .insertInto('carts')
      .values({ ...scope, version: 1 })
      .onConflict((conflict) =>
        conflict.columns(['tenant', 'owner']).doUpdateSet((row) => ({ version: row('carts.version', '+', 1) })),
      )
      .returning('version')
      .executeTakeFirstOrThrow();
    return version;
  },
  ...unitRows(db, lock),
  ...couponRows(db, lock),
});

import type { CartChange, ReadModel } from '@baguni/backend';
import type pg from 'pg';
import { cartOf, catalogueOf, visitOf, type VisitRow } from './read-model-rows.ts';
import { cartSql, catalogueSql, isUnchanged, visitSql, type CartRow, type CatalogueRow } from './read-model-sql.ts';

/**
 * A change as one statement, and so as one transaction: it takes the cart's lock where nobody has it, raises the revision
 * where it is the expected one and the session still holds, and does all else only then. A key that is taken fails it.
 */
const changeSql = `with free as materialized (select pg_try_advisory_xact_lock(hashtextextended($1 || '/' || $2, 0)) as it),
  cart as (update carts set version = $9, revision = revision + 1 where ${isUnchanged} and (select it from free)
    returning revision),
  claimed as (insert into idempotency (tenant, owner, path, request_key, body_hash, claimed_at, answer)
    select $1, $2, $10, $11, $12, $8, $13::json from cart),
  changed as (update cart_units u set quantity = n.quantity, version = n.version, detail = n.detail
    from json_to_recordset($14::json) as n(id bigint, quantity integer, version integer, detail json), cart
    where u.tenant = $1 and u.owner = $2 and u.cart_unit_id = n.id),
  removed as (delete from cart_units u using cart
    where u.tenant = $1 and u.owner = $2 and u.cart_unit_id = any($15::bigint[])),
  coupons as (update issued_coupons i set cart_unit_ids = n.units
    from json_to_recordset($16::json) as n(no text, units json), cart
    where i.tenant = $1 and i.owner = $2 and i.issue_no = n.no),
  buyer as (insert into buyers (tenant, owner, detail) select $1, $2, $17::json from cart where $17::text is not null
    on conflict (tenant, owner) do update set detail = excluded.detail)
  select revision from cart`;

const valuesOf = ({ scope, request, ...change }: CartChange): readonly unknown[] => [
  scope.tenant,
  scope.owner,
  change.stamp.revision,
  change.stamp.catalogue,
  change.stamp.stock,
  change.guest,
  change.tokenHash,
  change.now,
  change.version,
  request.path,
  request.key,
  request.bodyHash,
  JSON.stringify(change.answer),
  JSON.stringify(
    change.units.map(({ cartUnitId: id, quantity, version, detail }) => ({ id, quantity, version, detail })),
  ),
  change.removed,
  JSON.stringify(change.coupons.map(({ issueNo: no, cartUnitIds: on }) => ({ no, units: on.length > 0 ? on : null }))),
  change.buyer === null ? null : JSON.stringify(change.buyer),
];

const UNIQUE_VIOLATION = '23505';
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/** The read model over PostgreSQL: each question and each change is one statement and one round trip. */
export const postgresReadModel = (pool: pg.Pool): ReadModel => ({
  visit: async (tokenHash, now) => {
    const { rows } = await pool.query<VisitRow>({ name: 'cart-visit', text: visitSql, values: [tokenHash, now] });
    return rows[0] ? visitOf(rows[0]) : null;
  },
  cart: async ({ tenant, owner }, guest) => {
    const { rows } = await pool.query<CartRow>({ name: 'cart-rows', text: cartSql, values: [tenant, owner, guest] });
    return cartOf(rows, owner, guest);
  },
  catalogue: async (tenant, language) => {
    const values = [tenant, language];
    const { rows } = await pool.query<CatalogueRow>({ name: 'cart-catalogue', text: catalogueSql, values });
    return catalogueOf(rows);
  },
  change: async (change) => {
    try {
      const { rowCount } = await pool.query({ name: 'cart-change', text: changeSql, values: [...valuesOf(change)] });
      return rowCount === 1 ? 'Made' : 'Outdated';
    } catch (error) {
      if (isTaken(error)) return 'KeyTaken';
      throw error;
    }
  },
});

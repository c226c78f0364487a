import type { CartChange, ChangeResult, ReadModel } from '@baguni/backend';
import type pg from 'pg';
import { cartOf, catalogueOf, visitOf, type VisitRow } from '../read-model/read-model-rows.ts';
import {
  cartSql,
  catalogueSql,
  isUnchanged,
  visitSql,
  type CartRow,
  type CatalogueRow,
  type ChangeParts,
} from '../read-model/read-model-sql.ts';
import { inBatches } from '../batches.ts';

const parts: ChangeParts = {
  tenant: 'w.tenant',
  owner: 'w.owner',
  revision: 'w.revision',
  catalogue: 'w.catalogue',
  stock: 'w.stock',
  items: 'select json_array_elements_text(w.items)',
  tokenHash: 'w."tokenHash"',
  now: 'w.now',
};

/**
 * Changes of different carts as one statement, and so as one transaction. For each it takes the cart's lock where nobody
 * has it, raises the revision where the stamp is the expected one and the session still holds, and does all else only then.
 * It answers which were made. A key that is taken fails the whole.
 */
const changeSql = `with wanted as materialized (select * from json_to_recordset($1::json) as w(
    n integer, tenant text, owner text, items json, "tokenHash" text, now bigint, revision integer, catalogue integer,
    stock text, version integer, path text, key text, "bodyHash" text, answer json, units json, removed json,
    coupons json, buyer json)),
  free as materialized
    (select *, pg_try_advisory_xact_lock(hashtextextended(tenant || '/' || owner, 0)) as is_free from wanted),
  cart as (update carts set version = w.version, revision = carts.revision + 1 from free w
    where w.is_free and ${isUnchanged(parts)} returning w.n),
  made as materialized (select w.* from wanted w join cart using (n)),
  claimed as (insert into idempotency (tenant, owner, path, request_key, body_hash, claimed_at, answer)
    select tenant, owner, path, key, "bodyHash", now, answer from made),
  changed as (update cart_units u set quantity = c.quantity, version = c.version, detail = c.detail
    from made m, json_to_recordset(m.units) as c(id bigint, quantity integer, version integer, detail json)
    where u.tenant = m.tenant and u.owner = m.owner and u.cart_unit_id = c.id),
  removed as (delete from cart_units u using made m, json_array_elements_text(m.removed) as r(id)
    where u.tenant = m.tenant and u.owner = m.owner and u.cart_unit_id = r.id::bigint),
  coupons as (update issued_coupons i set cart_unit_ids = c.units
    from made m, json_to_recordset(m.coupons) as c(no text, units json)
    where i.tenant = m.tenant and i.owner = m.owner and i.issue_no = c.no),
  buyers as (insert into buyers (tenant, owner, detail) select tenant, owner, buyer from made
    where json_typeof(buyer) = 'object' on conflict (tenant, owner) do update set detail = excluded.detail)
  select n from made`;

const wantedOf = ({ scope, request, stamp, ...change }: CartChange, n: number): object => ({
  n,
  ...scope,
  items: change.items,
  tokenHash: change.tokenHash,
  now: change.now,
  revision: stamp.revision,
  catalogue: stamp.catalogue,
  stock: stamp.stock,
  version: change.version,
  ...request,
  answer: change.answer,
  units: change.units.map(({ cartUnitId: id, quantity, version, detail }) => ({ id, quantity, version, detail })),
  removed: change.removed,
  coupons: change.coupons.map(({ issueNo: no, cartUnitIds: on }) => ({ no, units: on.length > 0 ? on : null })),
  buyer: change.buyer,
});

/** Changes that share one statement, at most. */
const BATCH_SIZE = 32;
/** Statements that run at once, at most: while they do, the server works out the next changes. */
const CONCURRENT_BATCHES = 3;

const UNIQUE_VIOLATION = '23505';
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

const makeAll = async (pool: pg.Pool, changes: readonly CartChange[]): Promise<readonly ChangeResult[]> => {
  const values = [JSON.stringify(changes.map(wantedOf))];
  const { rows } = await pool.query<{ n: number }>({ name: 'cart-change', text: changeSql, values });
  const made = new Set(rows.map(({ n }) => n));
  return changes.map((_, n) => (made.has(n) ? 'Made' : 'Outdated'));
};

/** Where one key is taken nothing was done: then each is made alone. */
const make = async (pool: pg.Pool, changes: readonly CartChange[]): Promise<readonly ChangeResult[]> => {
  try {
    return await makeAll(pool, changes);
  } catch (error) {
    if (!isTaken(error)) throw error;
    if (changes.length <= 1) return ['KeyTaken'];
    return (await Promise.all(changes.map((change) => make(pool, [change])))).flat();
  }
};

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
  change: inBatches(
    (changes) => make(pool, changes),
    ({ scope }) => `${scope.tenant} ${scope.owner}`,
    { size: BATCH_SIZE, concurrency: CONCURRENT_BATCHES },
  ),
});

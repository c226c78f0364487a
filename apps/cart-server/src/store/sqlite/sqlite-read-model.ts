import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CartChange, ChangeResult, ReadModel } from '@baguni/backend';
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
import type { SqliteFile } from './sqlite-file.ts';

type Rows = (...values: readonly SQLInputValue[]) => readonly unknown[];

const numbered = (sql: string): string => sql.replaceAll(/\$(\d+)/gu, '?$1');

const statement =
  (prepared: StatementSync): Rows =>
  (...values) =>
    prepared.all(...values);

const parts: ChangeParts = {
  tenant: '$1',
  owner: '$2',
  revision: '$3',
  catalogue: '$4',
  stock: '$5',
  items: 'select value from json_each($6)',
  tokenHash: '$7',
  now: '$8',
};

const statements = {
  cart: `update carts set version = $9, revision = revision + 1 where ${isUnchanged(parts)}`,
  claim: `insert into idempotency (tenant, owner, path, request_key, body_hash, claimed_at, answer)
    values ($1, $2, $3, $4, $5, $6, $7)`,
  unit: `update cart_units set quantity = $4, version = $5, detail = $6
    where tenant = $1 and owner = $2 and cart_unit_id = $3`,
  remove: 'delete from cart_units where tenant = $1 and owner = $2 and cart_unit_id = $3',
  coupon: 'update issued_coupons set cart_unit_ids = $4 where tenant = $1 and owner = $2 and issue_no = $3',
  buyer: `insert into buyers (tenant, owner, detail) values ($1, $2, $3)
    on conflict (tenant, owner) do update set detail = excluded.detail`,
} as const;

type Prepared = Readonly<Record<keyof typeof statements, StatementSync>>;

const prepared = (db: DatabaseSync): Prepared => ({
  cart: db.prepare(numbered(statements.cart)),
  claim: db.prepare(numbered(statements.claim)),
  unit: db.prepare(numbered(statements.unit)),
  remove: db.prepare(numbered(statements.remove)),
  coupon: db.prepare(numbered(statements.coupon)),
  buyer: db.prepare(numbered(statements.buyer)),
});

/** Changes that share one commit, at most. */
const BATCH_SIZE = 32;

/** SQLite: a key that is there already. */
const CONSTRAINT = 19;
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === CONSTRAINT;

const write = (of: Prepared, { scope: { tenant, owner }, request, ...change }: CartChange): boolean => {
  const { stamp, version, tokenHash, now } = change;
  const items = JSON.stringify(change.items);
  const { revision, catalogue, stock } = stamp;
  const { changes } = of.cart.run(tenant, owner, revision, catalogue, stock, items, tokenHash, now, version);
  if (changes === 0) return false;
  const answer = JSON.stringify(change.answer);
  of.claim.run(tenant, owner, request.path, request.key, request.bodyHash, now, answer);
  for (const unit of change.units)
    of.unit.run(tenant, owner, unit.cartUnitId, unit.quantity, unit.version, JSON.stringify(unit.detail));
  for (const id of change.removed) of.remove.run(tenant, owner, id);
  for (const { issueNo, cartUnitIds } of change.coupons)
    of.coupon.run(tenant, owner, issueNo, cartUnitIds.length > 0 ? JSON.stringify(cartUnitIds) : null);
  if (change.buyer) of.buyer.run(tenant, owner, JSON.stringify(change.buyer));
  return true;
};

/** One change of a transaction, undone alone where it cannot be made. */
const made = (db: DatabaseSync, of: Prepared, change: CartChange): ChangeResult => {
  db.exec('savepoint change');
  try {
    if (write(of, change)) {
      db.exec('release change');
      return 'Made';
    }
  } catch (error) {
    if (!isTaken(error)) throw error;
    db.exec('rollback to change; release change');
    return 'KeyTaken';
  }
  db.exec('rollback to change; release change');
  return 'Outdated';
};

/** Changes in one transaction, in one go: nothing else runs in this process meanwhile. */
const inTransaction = (db: DatabaseSync, of: Prepared, changes: readonly CartChange[]): readonly ChangeResult[] => {
  db.exec('begin immediate');
  try {
    const results = changes.map((change) => made(db, of, change));
    db.exec('commit');
    return results;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
};

/** The read model over a SQLite file: questions have a connection of their own, which only reads and waits for nobody. */
export const sqliteReadModel = ({ path, db, turns }: SqliteFile): ReadModel & { readonly close: () => void } => {
  const isInMemory = path === ':memory:';
  const reader = isInMemory ? db : new DatabaseSync(path, { readOnly: true });
  const [visit, cart, catalogue] = [visitSql, cartSql, catalogueSql].map((sql) =>
    statement(reader.prepare(numbered(sql))),
  );
  const of = prepared(db);
  const inTurn = async <A>(run: () => A): Promise<A> => {
    await turns.acquire();
    try {
      return run();
    } finally {
      turns.release();
    }
  };
  const read = async <R>(rows: Rows | undefined, values: readonly SQLInputValue[]): Promise<readonly R[]> => {
    const run = (): readonly R[] =>
      // the statement says which columns there are; a driver cannot prove it
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      (rows?.(...values) ?? []) as readonly R[];
    return isInMemory ? inTurn(run) : run();
  };
  return {
    visit: async (tokenHash, now) => {
      const [row] = await read<VisitRow>(visit, [tokenHash, now]);
      return row ? visitOf(row) : null;
    },
    cart: async ({ tenant, owner }, guest) => cartOf(await read<CartRow>(cart, [tenant, owner, guest]), owner, guest),
    catalogue: async (tenant, language) => catalogueOf(await read<CatalogueRow>(catalogue, [tenant, language])),
    change: inBatches(
      (changes) => inTurn(() => inTransaction(db, of, changes)),
      ({ scope }) => `${scope.tenant} ${scope.owner}`,
      { size: BATCH_SIZE, concurrency: 1 },
    ),
    close: () => {
      if (!isInMemory) reader.close();
    },
  };
};

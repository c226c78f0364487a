import type { Scope, Session, StoredSession } from '@baguni/backend';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tables } from './schema.ts';

/** A session, and its cart's version at the same moment. */
export interface Visit {
  readonly session: StoredSession;
  readonly version: string;
}

type VisitRow = Tables['sessions'] & { readonly version: string };

/** Columns or values that name a cart and the guest's cart behind its session. */
interface CartNames {
  readonly tenant: RawBuilder<unknown>;
  readonly owner: RawBuilder<unknown>;
  readonly guest: RawBuilder<unknown>;
}

const revisionOf = (tenant: RawBuilder<unknown>, owner: RawBuilder<unknown>) =>
  sql`coalesce((select c.revision from carts c where c.tenant = ${tenant} and c.owner = ${owner}), 0)`;

/** The revisions of both carts and of the catalogue, and the stock of the items in both carts, as one text. */
const versionOf = ({ tenant, owner, guest }: CartNames) => sql<string>`
  ${revisionOf(tenant, owner)} || ' ' || ${revisionOf(tenant, guest)} || ' ' ||
  coalesce((select v.version from catalogue_versions v where v.tenant = ${tenant}), 0) || ' ' ||
  coalesce((select string_agg(k.stock_key || '=' || k.pieces, ' ' order by k.stock_key) from stock k
    where k.tenant = ${tenant} and k.item_no in
      (select u.item_no from cart_units u where u.tenant = ${tenant} and u.owner in (${owner}, ${guest}))), '')`;

const ofSession = versionOf({ tenant: sql`s.tenant`, owner: sql`s.owner`, guest: sql`s.guest_owner` });

const visitQuery = (tokenHash: string, now: number) => sql<VisitRow>`
  select s.token_hash, s.tenant, s.owner, s.guest_owner, s.orders_as_non_member, s.via_employee_mall, s.created_at, s.expires_at,
    ${ofSession} as version
  from sessions s where s.token_hash = ${tokenHash} and s.expires_at > ${now}`;

/** Returns the session of a row, without the attributes that do not hold. */
export const sessionOf = (row: Omit<VisitRow, 'version'>): StoredSession => ({
  tokenHash: row.token_hash,
  scope: { tenant: row.tenant, owner: row.owner },
  guestOwner: row.guest_owner,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  ...(row.orders_as_non_member === 1 && { ordersAsNonMember: true }),
  ...(row.via_employee_mall === 1 && { isViaEmployeeMall: true }),
});

/** Reads a session that has not expired, with its cart's version, in one statement. */
export const readVisit = (db: Db): ((tokenHash: string, now: number) => Promise<Visit | null>) => {
  // every request runs it: it is compiled once
  const compiled = visitQuery('', 0).compile(db);
  return async (tokenHash, now) => {
    const { rows } = await db.executeQuery<VisitRow>({ ...compiled, parameters: [tokenHash, now] });
    const [row] = rows;
    return row ? { session: sessionOf(row), version: row.version } : null;
  };
};

/**
 * Reads when the session of a token ended, in ms since 1970 UTC, or null if the token is unknown. It is 0 if only the
 * guest of the token is known: another token has taken over their cart, or they have paid an order.
 */
export const readEnd = async (db: Db, tokenHash: string, { tenant, owner }: Scope): Promise<number | null> => {
  const { rows } = await sql<{ readonly ended: number }>`
    select s.expires_at as ended from sessions s where s.token_hash = ${tokenHash}
    union select 0 from sessions s where s.tenant = ${tenant} and s.owner = ${owner}
    union select 0 from sessions s where s.tenant = ${tenant} and s.guest_owner = ${owner}
    union select 0 from orders t where t.tenant = ${tenant} and t.owner = ${owner}`.execute(db);
  return rows.length > 0 ? Math.max(...rows.map(({ ended }) => ended)) : null;
};

/** Reads the version of everything that a session's cart depends on. */
export const readCartVersion = async (db: Db, { scope, guestOwner }: Session): Promise<string> => {
  const tenant = sql`cast(${scope.tenant} as text)`;
  const names = { tenant, owner: sql`cast(${scope.owner} as text)`, guest: sql`cast(${guestOwner} as text)` };
  const { rows } = await sql<{ readonly version: string }>`select ${versionOf(names)} as version`.execute(db);
  return rows[0]?.version ?? '';
};

import type { Scope, SessionRows } from '@baguni/backend';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

type Db = Kysely<Tables>;

const buyerRows = (db: Db): Pick<SessionRows, 'buyer' | 'putBuyer'> => ({
  buyer: async ({ tenant, owner }: Scope) => {
    const query = db.selectFrom('buyers').select('detail').where('tenant', '=', tenant).where('owner', '=', owner);
    return (await query.executeTakeFirst())?.detail ?? null;
  },
  putBuyer: async ({ tenant, owner }, buyer) => {
    const detail = JSON.stringify(buyer);
    await db
      .insertInto('buyers')
      .values({ tenant, owner, detail })
      .onConflict((conflict) => conflict.columns(['tenant', 'owner']).doUpdateSet({ detail }))
      .execute();
  },
});

/** Sessions and buyers in SQL. */
export const sessionRows = (db: Db): SessionRows => ({
  session: async (tokenHash, now) => {
    const row = await db
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!row) return null;
    const { tenant, owner, guest_owner: guestOwner, created_at: createdAt, expires_at: expiresAt } = row;
    return { tokenHash, scope: { tenant, owner }, guestOwner, createdAt, expiresAt };
  },
  putSession: async ({ tokenHash, scope, guestOwner, createdAt, expiresAt }) => {
    const rest = { ...scope, guest_owner: guestOwner, created_at: createdAt, expires_at: expiresAt };
    await db
      .insertInto('sessions')
      .values({ token_hash: tokenHash, ...rest })
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(rest))
      .execute();
  },
  removeSession: async (tokenHash) => {
    await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  },
  ...buyerRows(db),
});

import type { Kysely } from 'kysely';

/** The choice to order as a non-member; null in existing sessions (CK-15). */
export const nonMembersOrders = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('sessions').addColumn('orders_as_non_member', 'integer').execute();
};

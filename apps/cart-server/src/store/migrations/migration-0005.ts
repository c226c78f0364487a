import type { Kysely } from 'kysely';

/** Whether a visitor has chosen to order as a non-member; sessions that are there already have not (CK-15). */
export const nonMembersOrders = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('sessions').addColumn('orders_as_non_member', 'integer').execute();
};

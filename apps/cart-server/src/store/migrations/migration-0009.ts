import type { Kysely } from 'kysely';

/** Details by shopper: keeping one reads and drops the older ones of the same (RT-07). */
export const keptDetailsByOwner = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('kept_details_of_shopper')
    .on('kept_details')
    .columns(['tenant', 'owner', 'expires_at'])
    .execute();
};

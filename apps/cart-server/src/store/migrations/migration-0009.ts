import type { Kysely } from 'kysely';

/** Index of details by shopper: storing one reads and deletes older ones (RT-07). */
export const keptDetailsByOwner = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('kept_details_of_shopper')
    .on('kept_details')
    .columns(['tenant', 'owner', 'expires_at'])
    .execute();
};

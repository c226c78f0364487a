import type { SeedRows } from '@baguni/backend';
import type { Db } from '../schema.ts';

const DEMO = 'demo';

export const seedRows = (db: Db): SeedRows => ({
  seededBy: async () =>
    (await db.selectFrom('seeds').select('build').where('name', '=', DEMO).executeTakeFirst())?.build ?? null,
  putSeededBy: async (build) => {
    await db
      .insertInto('seeds')
      .values({ name: DEMO, build })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ build }))
      .execute();
  },
});

import { storeContract } from '@baguni/backend/testing';
import { afterAll, beforeAll } from 'vitest';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

storeContract('[SV-01] PostgreSQL store', () => postgres.emptyStore());

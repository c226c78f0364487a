import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Runs a statement in the PostgreSQL of the tests. */
export const run = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

export const urlOf = (name: string): string =>
  Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), { pathname: `/${name}` }).href;

export const newName = (): string => `baguni_${randomBytes(6).toString('hex')}`;

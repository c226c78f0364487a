import { expect, test } from 'vitest';
import { signedIn } from './testing/browser.ts';
import { usePostgres } from './testing/postgres.ts';
import { openedBy } from './testing/read.ts';
import { testServer } from './testing/server.ts';
import { quantityOf } from '@baguni/backend/testing';

const postgres = usePostgres();

test('[SV-01] [SV-06] serves the same carts and sessions from several servers on one PostgreSQL', async () => {
  const one = await testServer({ store: await postgres.emptyStore() });
  const other = await testServer({ store: await postgres.sameStore() });
  const browser = await signedIn(one.app, 'many-sellers');
  const [unit] = (await openedBy(browser)).units;
  if (!unit) throw new Error('no unit');
  const change = quantityOf(unit.cartUnitId, 6, { unitVersion: unit.version });
  expect((await browser.call('setQuantity', change)).statusCode).toBe(200);

  const read = await browser.reply('getInitialCart', {}, {}, other.app);
  expect(read.units).toEqual((await openedBy(browser)).units);
});

import { buyerOwner, verifyBuyer, type Session, type Store } from '@baguni/backend';
import { aShop, aStoredBuyer, replyOf, type TestShop } from '@baguni/backend/testing';
import { calls } from '@baguni/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';

const ROUNDS = 20;
const LONG_MS = 120_000;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

let postgres: TestPostgres;
let store: Store;
let elsewhere: TestShop;

beforeAll(async () => {
  postgres = await testPostgres();
  store = await postgres.emptyStore();
  elsewhere = aShop(await postgres.sameStore());
});
afterAll(() => postgres.stop());

test('[SV-04 CK-11 CM-49] keeps a concurrent verification and change of country', { timeout: LONG_MS }, async () => {
  for (const round of rounds) {
    const scope: Session['scope'] = { tenant: 'marketplace', owner: buyerOwner(`verifies-${round}`) };
    await store.transaction((tx) => tx.putBuyer(scope, aStoredBuyer()));
    const [isVerified, changed] = await Promise.all([
      verifyBuyer(store, scope),
      elsewhere.ask('changeCountry', { countryType: 'Japan' }, { session: { scope, guestOwner: null } }),
    ]);
    expect([isVerified, replyOf(calls.changeCountry, changed)]).toEqual([true, { shippingCountry: 'Japan' }]);
    const kept = await store.transaction((tx) => tx.buyer(scope));
    expect(kept).toMatchObject({ shippingCountry: 'Japan', buyer: { isIdentityVerified: true } });
  }
});

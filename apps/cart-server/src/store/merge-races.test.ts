import { buyerOwner, guestOwner, type Scope, type Session, type Store } from '@baguni/backend';
import { aCatalogue, aNewUnit, aShop, aStoredBuyer, replyOf, uuidOf, type TestShop } from '@baguni/backend/testing';
import { calls } from '@baguni/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';

/** Pages that open at the same moment while as many merge, and how often the race is run. */
const PAGES = 6;
const ROUNDS = 6;
/** Many requests on a busy machine. */
const LONG_MS = 120_000;

const pages = Array.from({ length: PAGES }, (_, page) => page);

let postgres: TestPostgres;
let store: Store;
let shops: readonly TestShop[];

beforeAll(async () => {
  postgres = await testPostgres();
  store = await postgres.emptyStore();
  // two server processes on one database
  shops = [aShop(store), aShop(await postgres.sameStore())];
  await store.transaction((tx) => tx.putCatalogue('marketplace', 'ko', aCatalogue()));
});
afterAll(() => postgres.stop());

let lastKey = 0;
const newKey = (): string => uuidOf((lastKey += 1));

/** Two pieces in a buyer's cart and two of the same choice in the guest's that waits. */
const aWaitingGuest = async (name: string): Promise<Session> => {
  const scope: Scope = { tenant: 'marketplace', owner: buyerOwner(name) };
  const guest: Scope = { tenant: 'marketplace', owner: guestOwner(name) };
  await store.transaction(async (tx) => {
    await tx.putBuyer(scope, aStoredBuyer());
    await tx.addUnit(scope, aNewUnit());
    await tx.addUnit(guest, aNewUnit());
  });
  return { scope, guestOwner: guest.owner };
};

/** The server process that a page reached. */
const reached = (page: number): TestShop => {
  const shop = shops[page % shops.length];
  if (!shop) throw new Error('no shop');
  return shop;
};

test(
  '[SV-04 CM-03 GM-1] pages that open while others merge are all served, and the guest’s cart is merged once',
  { timeout: LONG_MS },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const session = await aWaitingGuest(`opens-${round}`);
      const answers = await Promise.all([
        ...pages.map((page) => reached(page).ask('mergeCart', {}, { session, key: newKey() })),
        ...pages.map((page) => reached(page).ask('getInitialCart', {}, { session })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const read = replyOf(calls.getInitialCart, await reached(0).ask('getInitialCart', {}, { session }));
      expect(read).toMatchObject({ isNeedMerge: false, units: [{ quantity: 4 }] });
    }
  },
);

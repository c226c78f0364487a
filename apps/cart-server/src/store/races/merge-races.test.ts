import { buyerOwner, guestOwner, type OwnerKey, type Scope, type Session, type Store } from '@baguni/backend';
import {
  aCatalogue,
  aNewUnit,
  aShop,
  aStoredBuyer,
  errorOf,
  replyOf,
  uuidOf,
  type TestShop,
} from '@baguni/backend/testing';
import { calls } from '@baguni/contract';
import { hasMerged, itemNo } from '@baguni/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';

const PAGES = 6;
const ROUNDS = 6;
const LONG_MS = 120_000;

const pages = Array.from({ length: PAGES }, (_, page) => page);

let postgres: TestPostgres;
let store: Store;
let shops: readonly TestShop[];

beforeAll(async () => {
  postgres = await testPostgres();
  store = await postgres.emptyStore();
  shops = [aShop(store), aShop(await postgres.sameStore())];
  await store.transaction((tx) => tx.putCatalogue('marketplace', 'ko', aCatalogue()));
});
afterAll(() => postgres.stop());

let lastKey = 0;
const newKey = (): string => uuidOf((lastKey += 1));

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

const aFullCart = async (name: string): Promise<Session> => {
  const scope: Scope = { tenant: 'marketplace', owner: buyerOwner(name) };
  const guest: Scope = { tenant: 'marketplace', owner: guestOwner(name) };
  await store.transaction(async (tx) => {
    const stored = aStoredBuyer();
    await tx.putBuyer(scope, { ...stored, buyer: { ...stored.buyer, cartSize: 1 } });
    await tx.addUnit(scope, aNewUnit());
    await tx.addUnit(guest, aNewUnit({ quantity: 998 }));
    await tx.addUnit(guest, aNewUnit({ itemNo: itemNo('OTHER'), quantity: 5 }));
  });
  return { scope, guestOwner: guest.owner };
};

const piecesIn = async (owner: OwnerKey): Promise<readonly number[]> =>
  (await store.transaction((tx) => tx.units({ tenant: 'marketplace', owner }))).map(({ quantity }) => quantity);

const reached = (page: number): TestShop => {
  const shop = shops[page % shops.length];
  if (!shop) throw new Error('no shop');
  return shop;
};

test(
  '[SV-04 CM-03 GM-1] serves all pages that open during merges and merges the guest’s cart once',
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

test(
  '[SV-04 GM-4] reports the remaining units to one of several concurrent merges without losing or doubling a piece',
  { timeout: LONG_MS },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const session = await aFullCart(`full-${round}`);
      const answers = await Promise.all([
        ...pages.map((page) => reached(page).ask('mergeCart', {}, { session, key: newKey() })),
        ...pages.map((page) => reached(page).ask('getInitialCart', {}, { session })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const told = answers.slice(0, PAGES).map((answer) => replyOf(calls.mergeCart, answer));
      expect(told.filter(hasMerged)).toMatchObject([
        { addedUp: [{ quantity: 997 }], left: [{ quantity: 1 }, { quantity: 5 }] },
      ]);
      expect(await piecesIn(session.scope.owner)).toEqual([999]);
      expect(await piecesIn(guestOwner(`full-${round}`))).toEqual([1, 5]);
      const read = replyOf(calls.getInitialCart, await reached(0).ask('getInitialCart', {}, { session }));
      expect(read.isNeedMerge).toBe(false);
    }
  },
);

test('[SV-04 GM-4 GM-6] repeats the same response for a lost merge response with its key', async () => {
  const session = await aFullCart('lost');
  const key = newKey();
  const answers = [];
  for (const page of [0, 1]) answers.push(await reached(page).ask('mergeCart', {}, { session, key }));
  expect(answers[1]).toEqual(answers[0]);
  expect(await piecesIn(guestOwner('lost'))).toEqual([1, 5]);
});

test(
  '[SV-04 GM-4 GM-3] keeps every piece in the two carts while a guest’s page adds and another merges',
  { timeout: LONG_MS },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `puts-${round}`;
      const session = await aFullCart(name);
      const [, other] = await store.transaction((tx) => tx.units({ tenant: 'marketplace', owner: guestOwner(name) }));
      const guestSession: Session = {
        scope: { tenant: 'marketplace', owner: guestOwner(name) },
        guestOwner: null,
      };
      const change = {
        cartUnitId: other?.cartUnitId,
        quantity: 9,
        branchServiceType: 'Reserve',
        unitVersion: 1,
        cancelCoupons: false,
      };
      const [changed] = await Promise.all([
        reached(0).ask('setQuantity', change, { session: guestSession, key: newKey() }),
        reached(1).ask('mergeCart', {}, { session, key: newKey() }),
      ]);
      const sum = [...(await piecesIn(session.scope.owner)), ...(await piecesIn(guestOwner(name)))];
      // if changed first, the new number is merged; if merged first, the change of the old unit is refused
      expect(sum.toSorted((a, b) => a - b)).toEqual([1, changed.status === 200 ? 9 : 5, 999]);
    }
  },
);

const prepared = async (session: Session): Promise<string> => {
  const { units, cartVersion } = replyOf(calls.getInitialCart, await reached(0).ask('getInitialCart', {}, { session }));
  const cartUnitIds = units.map(({ cartUnitId }) => cartUnitId);
  const request = { cartUnitIds, coupons: [], discounts: [], branchServiceType: 'Reserve', cartVersion };
  const ask = (payableSeen: number) =>
    reached(0).ask('addCheckoutByCart', { ...request, payableSeen }, { session, key: newKey() });
  const { payable } = errorOf(calls.addCheckoutByCart, await ask(0)).data as { payable: number };
  return replyOf(calls.addCheckoutByCart, await ask(payable)).txKey;
};

test(
  '[SV-04 CK-15] prepares an order again once and pays it once while order pages and carts open after sign-in',
  { timeout: LONG_MS },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const session = await aWaitingGuest(`orders-${round}`);
      const guestScope: Scope = { tenant: 'marketplace', owner: guestOwner(`orders-${round}`) };
      const txKey = await prepared({ scope: guestScope, guestOwner: null });
      const answers = await Promise.all([
        ...pages.map((page) => reached(page).ask('takeOrderOver', { txKey }, { session, key: newKey() })),
        ...pages.map((page) => reached(page).ask('mergeCart', {}, { session, key: newKey() })),
        ...pages.map((page) => reached(page).ask('getInitialCart', {}, { session })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const orders = answers.slice(0, PAGES).map((answer) => replyOf(calls.takeOrderOver, answer).order);
      expect(orders).toEqual(orders.map(() => orders[0]));
      expect(orders[0]).toMatchObject({ txKey, lines: [{ quantity: 4 }] });
      const payments = await Promise.all(
        pages.map((page) => reached(page).ask('payOrder', { txKey }, { session, key: newKey() })),
      );
      expect(payments.map((answer) => replyOf(calls.payOrder, answer).isPaid)).toEqual(pages.map(() => true));
      expect(await piecesIn(session.scope.owner)).toEqual([]);
    }
  },
);

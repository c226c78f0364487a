import {
  demoBuyers,
  handle,
  heldCarts,
  seedDemo,
  type Answer,
  type Backend,
  type Incoming,
  type Session,
} from '@baguni/backend';
import { aNewUnit, uuidOf } from '@baguni/backend/testing';
import { calls, readReply, type CallName } from '@baguni/contract';
import { itemStock, languages, marketplaceParts, txKey, unknownEnvironment, type InitialCart } from '@baguni/domain';
import { demoOverseas } from '@baguni/backend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseKind } from './store/database-kind.ts';
import { openSqlite } from './store/open-store.ts';
import type { SqlStore } from './store/sql-store.ts';
import { testPostgres, type TestPostgres } from './testing/postgres.ts';
import { NOW } from './testing/server.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

const tokenHash = 'hash';
let lastKey = 0;

/** The same marketplace with carts that are held, and without. */
const marketplace = async (session: Session, kind: DatabaseKind = 'sqlite') => {
  const store = kind === 'sqlite' ? await openSqlite(':memory:') : await postgres.emptyStore();
  await seedDemo(store, NOW);
  await store.transaction((tx) => tx.putSession({ ...session, tokenHash, createdAt: NOW, expiresAt: NOW + 1000 }));
  const plain: Backend = {
    store,
    environment: unknownEnvironment,
    overseas: demoOverseas,
    engine: marketplaceParts,
    newTxKey: () => txKey(`T${(lastKey += 1)}`),
    report: () => undefined,
  };
  return { store, plain, held: { ...plain, carts: heldCarts(store.readModel) } };
};

const incoming = (session: Session, call: CallName, body: unknown, rest: Partial<Incoming> = {}): Incoming => ({
  call,
  session,
  idempotencyKey: uuidOf((lastKey += 1)),
  body,
  now: NOW,
  language: 'ko',
  device: 'pc',
  isApp: false,
  ...rest,
});

/** Asks as the server does: the stamp first. */
const askHeld = async (backend: Backend, store: SqlStore, of: Incoming): Promise<Answer> => {
  const visit = await store.readModel.visit(tokenHash, NOW);
  if (!visit) throw new Error('no session');
  const { status, body } = await handle(backend, { ...of, visit: { tokenHash, stamp: visit.stamp } });
  return { status, body };
};

const reads: readonly (readonly [CallName, object])[] = [
  ['getInitialCart', {}],
  ['getCart', { cartUnitIdList: [] }],
  ['getAppliedCoupons', { cartUnitIds: [] }],
  ['getLatestShippingAddress', {}],
];

const openedBy = (answer: Answer): InitialCart => {
  const read = readReply(calls.getInitialCart, answer);
  if (read._tag === 'Left') throw new Error(`refused: ${answer.status}`);
  return read.right;
};

const buyers = demoBuyers('marketplace').map(({ name, session }) => [name, session] as const);

/** Every demo buyer on SQLite; on PostgreSQL those whose coupons, address and cart are changed. */
const cases = [
  ...buyers.map(([name, session]) => [name, 'sqlite' as const, session] as const),
  ...buyers
    .filter(([name]) => ['many-sellers', 'coupon-collector', 'club-member'].includes(name))
    .map(([name, session]) => [name, 'postgres' as const, session] as const),
];

test.each(cases)(
  '[SV-03 SV-06] what is held answers as a transaction does, before and after changes: %s on %s',
  async (_, kind, session) => {
    const { store, plain, held } = await marketplace(session, kind);
    const expectSame = async (): Promise<void> => {
      for (const [call, body] of reads)
        for (const language of languages) {
          const of = incoming(session, call, body, { language });
          const wanted = await handle(plain, of);
          const json: unknown = JSON.parse(JSON.stringify(wanted.body));
          // the first is made of the rows, the second is the one that was kept
          for (const answer of [await askHeld(held, store, of), await askHeld(held, store, of)])
            expect([answer.status, JSON.parse(JSON.stringify(answer.body))]).toEqual([wanted.status, json]);
        }
    };
    const opened = async () => openedBy(await handle(plain, incoming(session, 'getInitialCart', {})));
    await expectSame();
    for (const unit of (await opened()).units.slice(0, 3)) {
      const body = { cartUnitId: unit.cartUnitId, quantity: unit.quantity + 1, unitVersion: unit.version };
      const change = incoming(session, 'setQuantity', { ...body, branchServiceType: 'Reserve', cancelCoupons: true });
      const answer = await askHeld(held, store, change);
      expect([200, 422]).toContain(answer.status);
      // the same key answers the same again, by either way
      expect(await handle(plain, change)).toEqual(JSON.parse(JSON.stringify(answer)));
      await expectSame();
    }
    const [first, second] = (await opened()).units;
    if (!first || !second) return;
    // what others buy is seen, and so is a new price
    await store.transaction((tx) => tx.putStock('marketplace', itemStock(second.item.itemNo), 1));
    await expectSame();
    const removal = incoming(session, 'removeCartUnits', { cartUnitIds: [first.cartUnitId], deleteCauseType: 'Buyer' });
    expect((await askHeld(held, store, removal)).status).toBe(200);
    await expectSame();
    // what is brought back stands where it was, before the first that is left (DL-03)
    await store.transaction((tx) =>
      tx.addUnit(session.scope, { ...aNewUnit(), detail: { ...aNewUnit().detail, place: second.cartUnitId - 0.5 } }),
    );
    expect((await store.readModel.cart(session.scope, null)).own.units.map(({ cartUnitId }) => cartUnitId)).toEqual(
      (await store.transaction((tx) => tx.units(session.scope))).map(({ cartUnitId }) => cartUnitId),
    );
    expect((await store.readModel.cart(session.scope, null)).own.units[1]?.cartUnitId).toBe(second.cartUnitId);
    await expectSame();
    await askHeld(held, store, incoming(session, 'changeCountry', { countryType: 'Japan' }));
    await expectSame();
  },
);

test('[SV-04] of changes from one version that are made together by what is held, one is kept and the others hear of it', async () => {
  const [, session] = buyers.find(([name]) => name === 'many-sellers') ?? [];
  if (!session) throw new Error('no buyer');
  const { store, held, plain } = await marketplace(session);
  const [unit] = openedBy(await handle(plain, incoming(session, 'getInitialCart', {}))).units;
  if (!unit) throw new Error('no unit');
  const body = {
    cartUnitId: unit.cartUnitId,
    unitVersion: unit.version,
    branchServiceType: 'Reserve',
    cancelCoupons: false,
  };
  const answers = await Promise.all(
    [2, 3, 4, 5].map((quantity) => askHeld(held, store, incoming(session, 'setQuantity', { ...body, quantity }))),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  const after = openedBy(await handle(plain, incoming(session, 'getInitialCart', {}))).units[0];
  expect(after?.version).toBe(unit.version + 1);
});

test('[AZ-7] a change whose session has ended meanwhile is not made by what is held', async () => {
  const [, session] = buyers.find(([name]) => name === 'many-sellers') ?? [];
  if (!session) throw new Error('no buyer');
  const { store } = await marketplace(session);
  const { stamp, own } = await store.readModel.cart(session.scope, null);
  const change = {
    scope: session.scope,
    tokenHash: 'another',
    now: NOW,
    guest: null,
    stamp,
    items: own.units.map(({ itemNo }) => itemNo),
    version: own.version + 1,
    units: [],
    removed: [],
    coupons: [],
    buyer: null,
    request: { path: '/p', key: 'k', bodyHash: 'h' },
    answer: { status: 200, body: {} },
  };
  expect(await store.readModel.change(change)).toBe('Outdated');
  for (const outdated of [{ revision: stamp.revision - 1 }, { catalogue: stamp.catalogue - 1 }, { stock: 'item/1=7' }])
    expect(await store.readModel.change({ ...change, tokenHash, stamp: { ...stamp, ...outdated } })).toBe('Outdated');
  expect(await store.readModel.change({ ...change, tokenHash })).toBe('Made');
  // the key is taken now
  expect(
    await store.readModel.change({
      ...change,
      tokenHash,
      stamp: { ...stamp, revision: stamp.revision + 1 },
    }),
  ).toBe('KeyTaken');
  expect((await store.readModel.cart(session.scope, null)).own.version).toBe(own.version + 1);
});

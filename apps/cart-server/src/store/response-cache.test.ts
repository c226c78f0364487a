import {
  demoBuyers,
  demoOverseas,
  handle,
  seedDemo,
  type Answer,
  type Backend,
  type Incoming,
  type Session,
} from '@baguni/backend';
import { aNewUnit, uuidOf, setStock } from '@baguni/backend/testing';
import { calls, readReply, type CallName } from '@baguni/contract';
import {
  itemStock,
  languages,
  marketplaceParts,
  txKey,
  unknownEnvironment,
  type InitialCart,
} from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import type { DatabaseKind } from './schema.ts';
import type { SqlStore } from './sql-store.ts';
import { postgresOfFile } from '../testing/postgres.ts';
import { demoStore, NOW } from '../testing/server.ts';
import { cacheResponses, type Handle } from './response-cache.ts';

const postgres = postgresOfFile();

const tokenHash = 'hash';
let lastKey = 0;

/** A demo marketplace with a cached and an uncached handler, and how often the cached one has read the database. */
const marketplace = async (session: Session, kind: DatabaseKind = 'sqlite') => {
  const store = kind === 'sqlite' ? await demoStore() : await postgres.emptyStore();
  if (kind === 'postgres') await seedDemo(store, NOW);
  await store.transaction((tx) => tx.putSession({ ...session, tokenHash, createdAt: NOW, expiresAt: NOW + 1000 }));
  let reads = 0;
  const snapshot: SqlStore['snapshot'] = (...of) => {
    reads += 1;
    return store.snapshot(...of);
  };
  const backend: Backend = {
    store,
    environment: unknownEnvironment,
    overseas: demoOverseas,
    engine: marketplaceParts,
    newTxKey: () => txKey(`T${(lastKey += 1)}`),
    report: () => undefined,
  };
  return { store, backend, cached: cacheResponses(handle, { snapshot }), reads: () => reads };
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

/** Asks as the server does: it reads the cart's version first. */
const askAt = async (answer: Handle, backend: Backend, store: SqlStore, of: Incoming): Promise<Answer> => {
  const visit = await store.visit(tokenHash, NOW);
  if (!visit) throw new Error('no session');
  const { status, body } = await answer(backend, { ...of, cartVersion: visit.version });
  return { status, body };
};

const readsOf = (units: InitialCart['units']): readonly (readonly [CallName, object])[] => {
  const requests = units.slice(1).map(({ cartUnitId }) => ({ cartUnitId, quantity: 2 }));
  return [
    ['getInitialCart', {}],
    ['getCart', { cartUnitIdList: [] }],
    ['getAppliedCoupons', { cartUnitIds: [] }],
    ['getAvailableDiscount', { requests }],
    ['getSavedUnits', {}],
    ['getLatestShippingAddress', {}],
  ];
};

const openedBy = (answer: Answer): InitialCart => {
  const read = readReply(calls.getInitialCart, answer);
  if (read._tag === 'Left') throw new Error(`refused: ${answer.status}`);
  return read.right;
};

const buyers = demoBuyers('marketplace').map(({ name, session }) => [name, session] as const);

const cases = [
  ...buyers.map(([name, session]) => [name, 'sqlite' as const, session] as const),
  ...buyers
    .filter(([name]) => ['many-sellers', 'coupon-collector', 'club-member'].includes(name))
    .map(([name, session]) => [name, 'postgres' as const, session] as const),
];

test.each(cases)(
  '[SV-03 SV-06] caches the response that a transaction gives, before and after changes: %s on %s',
  async (_, kind, session) => {
    const market = await marketplace(session, kind);
    const { store, backend, cached } = market;
    const opened = async () => openedBy(await handle(backend, incoming(session, 'getInitialCart', {})));
    const expectSame = async (): Promise<void> => {
      for (const [call, body] of readsOf((await opened()).units))
        for (const language of languages) {
          const of = incoming(session, call, body, { language });
          const wanted = await handle(backend, of);
          const json: unknown = JSON.parse(JSON.stringify(wanted.body));
          const before = market.reads();
          for (const answer of [await askAt(cached, backend, store, of), await askAt(cached, backend, store, of)])
            expect([answer.status, JSON.parse(JSON.stringify(answer.body))]).toEqual([wanted.status, json]);
          // the cache answers the second request
          if (wanted.status === 200) expect(market.reads() - before).toBeLessThanOrEqual(1);
        }
    };
    await expectSame();
    for (const unit of (await opened()).units.slice(0, 3)) {
      const body = { cartUnitId: unit.cartUnitId, quantity: unit.quantity + 1, unitVersion: unit.version };
      const change = incoming(session, 'setQuantity', { ...body, branchServiceType: 'Reserve', cancelCoupons: true });
      const answer = await askAt(cached, backend, store, change);
      expect([200, 422]).toContain(answer.status);
      // the same key gets the same answer again
      expect(await handle(backend, change)).toEqual(JSON.parse(JSON.stringify(answer)));
      await expectSame();
    }
    const [first, second] = (await opened()).units;
    if (!first || !second) return;
    await store.transaction((tx) => setStock(tx, 'marketplace', itemStock(second.item.itemNo), 1));
    await expectSame();
    const removal = incoming(session, 'removeCartUnits', { cartUnitIds: [first.cartUnitId], deleteCauseType: 'Buyer' });
    expect((await askAt(cached, backend, store, removal)).status).toBe(200);
    await expectSame();
    // a unit that is brought back has its old place, before the first that is left (DL-03)
    await store.transaction((tx) =>
      tx.addUnit(session.scope, { ...aNewUnit(), detail: { ...aNewUnit().detail, place: second.cartUnitId - 0.5 } }),
    );
    expect((await store.transaction((tx) => tx.units(session.scope)))[1]?.cartUnitId).toBe(second.cartUnitId);
    await expectSame();
    await askAt(cached, backend, store, incoming(session, 'changeCountry', { countryType: 'Japan' }));
    await expectSame();
  },
);

test('[SV-04] caches a response by the version of the snapshot that it was computed on', async () => {
  const [, session] = buyers.find(([name]) => name === 'many-sellers') ?? [];
  if (!session) throw new Error('no buyer');
  const market = await marketplace(session);
  const { store, backend, cached } = market;
  const read = incoming(session, 'getInitialCart', {});
  const [unit] = openedBy(await askAt(cached, backend, store, read)).units;
  if (!unit) throw new Error('no unit');
  const old = (await store.visit(tokenHash, NOW))?.version ?? '';
  const stock = itemStock(unit.item.itemNo);
  const putStock = (left: number) => store.transaction((tx) => setStock(tx, 'marketplace', stock, left));
  await putStock(7);
  // the request has read the old version, the snapshot is newer
  const snapshot = incoming(session, 'getCart', { cartUnitIdList: [] }, { cartVersion: old });
  await cached(backend, snapshot);
  expect(market.reads()).toBe(2);
  await cached(backend, snapshot);
  expect(market.reads()).toBe(3);
  await askAt(cached, backend, store, snapshot);
  expect(market.reads()).toBe(3);
});

test('[SV-06] does not cache a response for a session whose version is unknown', async () => {
  const [, session] = buyers.find(([name]) => name === 'many-sellers') ?? [];
  if (!session) throw new Error('no buyer');
  const { backend, cached, reads: count } = await marketplace(session);
  for (let round = 0; round < 2; round += 1)
    expect((await cached(backend, incoming(session, 'getInitialCart', {}))).status).toBe(200);
  expect(count()).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { callNames, calls } from '@baguni/contract';
import { cartUnitId, languages } from '@baguni/domain/internal';
import { aUnit } from '@baguni/domain/testing';
import { memoryStore } from '../memory/memory-store.ts';
import type { Store } from '../store/tx.ts';
import { aShopWith } from '../testing/carts.ts';
import { errorOf, aShop, quantityOf, uuidOf } from '../testing/shop.ts';
import { aCatalogue, aNewUnit, scopeA, scopeB } from '../testing/rows.ts';
import { handlers, bodyHash, SessionEnded, stillRunning } from './handle.ts';
import fc from 'fast-check';

const change = (id: number, quantity: number, unitVersion = 1) => quantityOf(id, quantity, { unitVersion });
const key = uuidOf(77);

/** A shop over a store that misbehaves; one unit is in the cart of shopper A. */
const shopOver = async (misbehave: (store: Store) => Store = (store) => store) => {
  const store = memoryStore();
  const id = await store.transaction(async (tx) => {
    await tx.putCatalogue('marketplace', 'ko', aCatalogue());
    return tx.addUnit(scopeA, aNewUnit({ quantity: 1 }));
  });
  const unit = async () => (await store.transaction((tx) => tx.units(scopeA)))[0];
  return { store, id, unit, shop: aShop(misbehave(store)) };
};

test('every handler answers a call of the table', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(callNames.toSorted());
});

describe('handle', () => {
  test('[CM-51] a success has code 0000 with data; a refusal has its code, domain and message', async () => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    expect(await shop.ask('getCart', { cartUnitIdList: [] })).toMatchObject({
      status: 200,
      body: { resultCode: '0000' },
    });
    const refused = await shop.ask('setQuantity', change(idOf(1), 2, 9));
    expect(refused.body).toMatchObject({ resultCode: 'CART-STALE', domain: 'cart-api' });
    expect(errorOf(calls.setQuantity, refused).message).not.toBe('');
  });

  test('[SV-04] a repeated key and body returns the stored answer without a second effect', async () => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    const first = await shop.ask('setQuantity', change(idOf(1), 4), { key });
    const again = await shop.ask('setQuantity', change(idOf(1), 4), { key, now: 1000 });
    expect(first.status).toBe(200);
    expect(again).toEqual(first);
    expect((await shop.store.transaction((tx) => tx.units(scopeA)))[0]?.version).toBe(2);
  });

  test('[SV-04 SE-03] a repeated change returns no prices, because they are not stored with the key', async () => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    const requests = [{ cartUnitId: idOf(1), quantity: 4 }];
    const body = { ...change(idOf(1), 4), refresh: { countryCode: 'SouthKorea', requests } };
    const first = await shop.reply('setQuantity', body, { key });
    const again = await shop.reply('setQuantity', body, { key, now: 1000 });
    expect(first.refreshed).toBeDefined();
    expect(again).toEqual({ unit: first.unit, cartVersion: first.cartVersion });
  });

  test('a repeated refusal returns the stored refusal although its writes were rolled back', async () => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    const first = await shop.ask('setQuantity', change(idOf(1), 4, 9), { key });
    expect(await shop.store.transaction((tx) => tx.cartVersion(scopeA))).toBe(1);
    await shop.ask('setQuantity', change(idOf(1), 5));
    expect(await shop.ask('setQuantity', change(idOf(1), 4, 9), { key })).toEqual(first);
  });

  test('refuses a known key with another body; keys of different shoppers are independent', async () => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    await shop.ask('setQuantity', change(idOf(1), 4), { key });
    expect((await shop.ask('setQuantity', change(idOf(1), 5, 2), { key })).status).toBe(422);
    const session = { scope: scopeB, guestOwner: null };
    expect((await shop.ask('setQuantity', change(idOf(1), 4), { key, session })).status).toBe(404);
  });

  test('unlisted fields have no effect on the request or its hash', async () => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    const first = await shop.ask('setQuantity', { ...change(idOf(1), 4), price: 1 }, { key });
    expect(await shop.ask('setQuantity', change(idOf(1), 4), { key })).toEqual(first);
  });

  test.each(languages)('[BL-8] returns 409 in %s while the same request is still running', async (language) => {
    const { shop, id, unit } = await shopOver((store) => ({
      transaction: (work) =>
        store.transaction((tx) => work({ ...tx, claim: () => Promise.resolve({ type: 'InProgress' }) })),
    }));
    const refused = await shop.refusal('setQuantity', change(id, 4), { key, language });
    expect(refused).toMatchObject({ resultCode: '9409', status: 409, message: stillRunning[language] });
    expect(await unit()).toMatchObject({ quantity: 1, version: 1 });
  });

  test('[AZ-7] changes nothing if the session ended before the transaction', async () => {
    const { shop, store, id, unit } = await shopOver();
    const session = { scope: scopeA, guestOwner: null, tokenHash: 'hash', createdAt: 0, expiresAt: 1_000 };
    await store.transaction((tx) => tx.putSession(session));
    expect((await shop.ask('setQuantity', change(id, 4), { tokenHash: 'hash', now: 999 })).status).toBe(200);
    const late = shop.ask('setQuantity', change(id, 5, 2), { tokenHash: 'hash', now: 1_000 });
    await expect(late).rejects.toBeInstanceOf(SessionEnded);
    expect(await unit()).toMatchObject({ quantity: 4, version: 2 });
  });

  test('runs only one of two simultaneous requests with one key; both succeed or one gets a 409', async () => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    const answers = await Promise.all([0, 1].map(() => shop.ask('setQuantity', change(idOf(1), 4), { key })));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect((await shop.store.transaction((tx) => tx.units(scopeA)))[0]?.version).toBe(2);
  });

  test.each([null, '', 'abc', '1', '7b0c4a3e5f434a669b6d0d1d6a3f5b11'])(
    'refuses a write with the key %j',
    async (bad) => {
      const { shop, idOf } = await aShopWith([aUnit()]);
      expect((await shop.ask('setQuantity', change(idOf(1), 2), { key: bad })).status).toBe(400);
    },
  );

  test('[CM-53] refuses an invalid request with the paths of its invalid fields', async () => {
    const answer = await aShop().ask('setQuantity', { ...change(1, 2), cartUnitId: 'x', cancelCoupons: 1 });
    expect(answer).toMatchObject({ status: 400, body: { data: { paths: ['cartUnitId', 'cancelCoupons'] } } });
  });

  test.each([null, 7, 'text', [], { cartUnitIdList: Array(101).fill(1) }, { cartUnitIdList: [NaN] }])(
    'refuses the body %j as an invalid request',
    async (body) => {
      const shop = aShop();
      const answer = await shop.ask('getCart', body);
      expect(answer.status).toBe(400);
    },
  );

  test('an unexpected error is thrown and rolled back, and the key can be used again', async () => {
    let fails = true;
    const { shop, id, unit } = await shopOver((store) => ({
      transaction: (work) =>
        store.transaction((tx) =>
          work({ ...tx, releaseCoupons: fails ? () => Promise.reject(new Error('lost')) : tx.releaseCoupons }),
        ),
    }));
    await expect(shop.ask('setQuantity', change(id, 4), { key })).rejects.toThrow('lost');
    expect(await unit()).toMatchObject({ quantity: 1, version: 1 });
    fails = false;
    expect((await shop.ask('setQuantity', change(id, 4), { key })).status).toBe(200);
  });

  test('[SV-04] a refused call without a key writes nothing; an accepted one keeps its writes', async () => {
    const { shop, store, id } = await shopOver((over) => ({
      transaction: (work) =>
        over.transaction(async (tx) => {
          await tx.addUnit(scopeA, aNewUnit());
          return work(tx);
        }),
    }));
    const unitsAfter = async (cartUnitIdAsked: number) => {
      const { status } = await shop.ask('getItemOptions', { cartUnitId: cartUnitIdAsked }, { key: null });
      return [status, (await store.transaction((tx) => tx.units(scopeA))).length];
    };
    expect(await unitsAfter(999)).toEqual([404, 1]);
    expect(await unitsAfter(id)).toEqual([200, 2]);
  });

  test('[SV-04] if another request claimed the key meanwhile, returns 409 and changes nothing', async () => {
    const { shop, id, unit } = await shopOver((store) => ({
      transaction: (work) => store.transaction((tx) => work({ ...tx, complete: () => Promise.resolve(false) })),
    }));
    const answer = await shop.ask('setQuantity', change(id, 4), { key });
    expect(answer).toMatchObject({ status: 409, body: { resultCode: '9409' } });
    expect(await unit()).toMatchObject({ quantity: 1, version: 1 });
  });

  test('[SV-04] if the store response to the work is lost, the request can be sent again', async () => {
    let isLost = true;
    const { shop, id, unit } = await shopOver((store) => ({
      transaction: async (work) => {
        const kept = await store.transaction(work);
        if (isLost) throw new Error('lost');
        return kept;
      },
    }));
    await expect(shop.ask('setQuantity', change(id, 4), { key })).rejects.toThrow('lost');
    isLost = false;
    expect((await shop.ask('setQuantity', change(id, 4), { key })).status).toBe(200);
    expect(await unit()).toMatchObject({ quantity: 4, version: 2 });
  });

  test('[SV-04] throws the error of a store that fails', async () => {
    const { shop } = await shopOver(() => ({ transaction: () => Promise.reject(new Error('lost')) }));
    await expect(shop.ask('setQuantity', change(1, 4), { key })).rejects.toThrow('lost');
  });

  test('[CM-43] returns the environment', async () => {
    const shop = aShop();
    expect(await shop.reply('getEnvironment')).toEqual(shop.backend.environment);
  });

  test('[CM-40] logs a page report as one line with escaped line breaks', async () => {
    const shop = aShop();
    const report = { message: 'a\nb', url: 'http://localhost/ko/cart', stack: '', ignored: false };
    expect((await shop.ask('logClientError', report)).status).toBe(200);
    expect(shop.reports).toHaveLength(1);
    expect(shop.reports[0]).not.toContain('\n');
  });

  test('[CM-42 DL-03] logs every shopper activity', async () => {
    const shop = aShop();
    const activity = { message: 'Units removed', payload: { count: 2 } };
    for (let i = 0; i < 2; i += 1) expect((await shop.ask('logClientActivity', activity)).status).toBe(200);
    expect(shop.reports).toEqual(Array(2).fill(`Activity ${JSON.stringify(activity)}`));
    expect((await shop.ask('logClientActivity', { message: 'Units removed', payload: {} })).status).toBe(400);
  });

  test('unit numbers belong to the store; a number that was never assigned is unknown', async () => {
    const { shop } = await aShopWith([aUnit({ cartUnitId: cartUnitId(5) })]);
    expect((await shop.ask('setQuantity', change(424_242, 2))).status).toBe(404);
  });
});

test('equal bodies have equal hashes; different bodies have different hashes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(bodyHash(a)).toBe(bodyHash(JSON.parse(JSON.stringify(a))));
      expect(bodyHash(a) === bodyHash(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

test('neighbouring quantities have different hashes, and an empty body has a hash', () => {
  const hashes = Array.from({ length: 999 }, (_, i) => bodyHash({ cartUnitId: 1, quantity: i + 1 }));
  expect(new Set(hashes).size).toBe(999);
  expect(bodyHash(undefined)).toMatch(/^0-/u);
});

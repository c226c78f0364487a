import { calls } from '@baguni/contract';
import { errorOf } from '@baguni/backend/testing';
import { cartUnitId } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { CLIENTS, clients, expectOneRun, sessionOf, statuses, twoProcesses } from '../../testing/race.ts';

const { transaction, reached, newKey, aCart } = twoProcesses();

const PIECES = 2;
const ROUNDS = 10;

const counts = (scope: ReturnType<typeof sessionOf>['scope']) =>
  transaction(async (tx) => {
    const [units, saved] = [await tx.units(scope), await tx.savedUnits(scope)];
    const pieces = [...units, ...saved].reduce((sum, { quantity }) => sum + quantity, 0);
    return { units: units.length, saved: saved.length, pieces };
  });

test('[SV-04] a unit that is saved, moved back and saved again at once is in one place', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const session = sessionOf(`saved-${round}`);
    const [id] = await aCart(session.scope, 1);
    const ask = (client: number) =>
      reached(client).ask(
        client % 3 === 0 ? 'moveToCart' : 'saveForLater',
        client % 3 === 0 ? { cartUnitId: id } : { cartUnitIds: [id] },
        { session, key: newKey() },
      );
    await Promise.all(clients.map(ask));
    const { units, saved, pieces } = await counts(session.scope);
    expect([units + saved, pieces]).toEqual([1, PIECES]);
  }
});

test('[SV-04] one of many pages moves a saved unit to the cart, and repeats of one request move it once', async () => {
  const session = sessionOf('moved');
  const [id] = await aCart(session.scope, 1);
  await reached(0).ask('saveForLater', { cartUnitIds: [id] }, { session, key: newKey() });
  const answers = await Promise.all(
    clients.map((client) => reached(client).ask('moveToCart', { cartUnitId: id }, { session, key: newKey() })),
  );
  expect(statuses(answers)).toEqual({ 200: 1, 404: CLIENTS - 1 });
  expect(await counts(session.scope)).toEqual({ units: 1, saved: 0, pieces: PIECES });
  const [own] = await transaction((tx) => tx.units(session.scope));
  const key = newKey();
  const repeats = clients.map((client) =>
    reached(client).ask('saveForLater', { cartUnitIds: [own?.cartUnitId] }, { session, key }),
  );
  expect(expectOneRun(calls.saveForLater, await Promise.all(repeats))).toMatchObject({
    body: { data: { savedCartUnitIds: [own?.cartUnitId] } },
  });
  expect(await counts(session.scope)).toEqual({ units: 0, saved: 1, pieces: PIECES });
});

test('[SV-04] pages that save at once do not exceed 100 saved units', async () => {
  const session = sessionOf('full');
  const ids = await aCart(session.scope, CLIENTS);
  await transaction(async (tx) => {
    const [unit] = await tx.units(session.scope);
    if (!unit) throw new Error('the cart is empty');
    const many = Array.from({ length: 95 }, (_, i) => ({ ...unit, cartUnitId: cartUnitId(1_000_000 + i) }));
    await tx.saveUnits(session.scope, many, 0);
  });
  const answers = await Promise.all(
    ids.map((id, client) => reached(client).ask('saveForLater', { cartUnitIds: [id] }, { session, key: newKey() })),
  );
  expect(statuses(answers)).toEqual({ 200: 5, 422: CLIENTS - 5 });
  for (const answer of answers.filter(({ status }) => status === 422))
    expect(errorOf(calls.saveForLater, answer).resultCode).toBe('SAVED-FULL');
  expect(await counts(session.scope)).toMatchObject({ units: CLIENTS - 5, saved: 100 });
});

import type { Answer, Session, Tx } from '@baguni/backend';
import { aCatalogue, aNewUnit, aStoredBuyer, errorOf, replyOf } from '@baguni/backend/testing';
import { calls } from '@baguni/contract';
import { itemNo, type CartUnitId } from '@baguni/domain/internal';
import { anItem, anOption } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { CLIENTS, clients, expectOneRun, rounds, sessionOf, statuses, twoProcesses } from '../../testing/race.ts';

const shirt = itemNo('shirt');
const colours = clients.map((client) => `O${client}`);

const putShirt = (tx: Tx): Promise<unknown> => {
  const item = anItem({ itemNo: shirt, options: colours.map((optionNo) => anOption({ optionNo })) });
  const offered = { item, unable: null, terms: aNewUnit().detail };
  return tx.putCatalogue('marketplace', 'ko', { ...aCatalogue(), items: new Map([[shirt, offered]]) });
};

const { transaction, reached, newKey, aCart } = twoProcesses(putShirt);

const asked = (quantity: number, optionNo: string | undefined) => ({
  itemNo: shirt,
  quantity,
  optionNos: [optionNo],
  additions: [],
});

const putIn = (
  session: Session,
  piecesOf: (client: number) => number,
  colourOf: (client: number) => string | undefined,
  keyOf: () => string = newKey,
): Promise<readonly Answer[]> =>
  Promise.all(
    clients.map((client) =>
      reached(client).ask('addCart', asked(piecesOf(client), colourOf(client)), { session, key: keyOf() }),
    ),
  );

const cartOf = ({ scope }: Session) =>
  transaction(async (tx) => ({ units: await tx.units(scope), version: await tx.cartVersion(scope) }));

const FULL = 100;

test('[SV-04 CM-06] gives the last free unit of a cart to one of many concurrent choices', async () => {
  for (const round of rounds) {
    const session = sessionOf(`full-${round}`);
    await aCart(session.scope, FULL - 1);
    const answers = await putIn(
      session,
      () => 1,
      (client) => colours[client],
    );
    expect(statuses(answers)).toEqual({ 200: 1, 422: CLIENTS - 1 });
    for (const answer of answers.filter(({ status }) => status === 422))
      expect(errorOf(calls.addCart, answer).resultCode).toBe('CART-BR1-43');
    expect((await cartOf(session)).units).toHaveLength(FULL);
  }
});

test('[SV-04 CM-06] combines one choice of many concurrent requests into one unit, in a new cart', async () => {
  for (const round of rounds) {
    const session = sessionOf(`sum-${round}`);
    const answers = await putIn(
      session,
      (client) => client + 1,
      () => colours[0],
    );
    const replies = answers.map((answer) => replyOf(calls.addCart, answer));
    const { units, version } = await cartOf(session);
    expect(units).toMatchObject([{ quantity: (CLIENTS * (CLIENTS + 1)) / 2, version: CLIENTS }]);
    expect(new Set(replies.map(({ cartUnitId }) => cartUnitId))).toEqual(new Set([units[0]?.cartUnitId]));
    // each response shows a different version, and the last one is stored
    expect(new Set(replies.map(({ cartVersion }) => cartVersion)).size).toBe(CLIENTS);
    expect(Math.max(...replies.map(({ cartVersion }) => cartVersion))).toBe(version);
  }
});

test('[SV-04 CM-06] adds once for many concurrent requests with one key', async () => {
  for (const round of rounds) {
    const session = sessionOf(`key-${round}`);
    const key = newKey();
    const answers = await putIn(
      session,
      () => 2,
      () => colours[0],
      () => key,
    );
    const again = await reached(1).ask('addCart', asked(2, colours[0]), { session, key });
    expect(again).toEqual(expectOneRun(calls.addCart, answers));
    expect((await cartOf(session)).units).toMatchObject([{ quantity: 2, version: 1 }]);
  }
});

const ofColour = (optionNo = '') => ({ optionNo, entries: null, optionPrice: null });

const cartWith = async (session: Session, ...optionNos: readonly (string | undefined)[]) =>
  transaction(async (tx) => {
    await tx.putBuyer(session.scope, aStoredBuyer());
    const ids: CartUnitId[] = [];
    for (const optionNo of optionNos) {
      const detail = { ...aNewUnit().detail, options: [ofColour(optionNo)] };
      ids.push(await tx.addUnit(session.scope, aNewUnit({ itemNo: shirt, quantity: 1, detail })));
    }
    return ids;
  });

const changing = (session: Session, client: number, unit: CartUnitId | undefined, optionNo: string | undefined) =>
  reached(client).ask(
    'changeOptions',
    { cartUnitId: unit, unitVersion: 1, optionNos: [optionNo] },
    { session, key: newKey() },
  );

test('[SV-04 PG-21] executes one of many changes of one unit from one version and refuses the others', async () => {
  for (const round of rounds) {
    const session = sessionOf(`options-${round}`);
    const [unit] = await cartWith(session, 'old');
    const answers = await Promise.all(clients.map((client) => changing(session, client, unit, colours[client])));
    expect(statuses(answers)).toEqual({ 200: 1, 409: CLIENTS - 1 });
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(errorOf(calls.changeOptions, answer).resultCode).toBe('CART-STALE');
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await cartOf(session)).units).toMatchObject([
      { cartUnitId: unit, version: 2, detail: { options: [{ optionNo: colours[winner] }] } },
    ]);
  }
});

test('[SV-04 PG-21 GM-2] combines units with the same new options into one without losing a piece', async () => {
  for (const round of rounds) {
    const session = sessionOf(`join-${round}`);
    const units = await cartWith(session, ...colours.slice(1));
    const answers = await Promise.all(units.map((unit, client) => changing(session, client, unit, colours[0])));
    expect(statuses(answers)[200] ?? 0).toBeGreaterThan(0);
    const { units: left } = await cartOf(session);
    expect(left.reduce((total, { quantity }) => total + quantity, 0)).toBe(units.length);
    expect(left.filter(({ detail }) => detail.options[0]?.optionNo === colours[0])).toHaveLength(1);
  }
});

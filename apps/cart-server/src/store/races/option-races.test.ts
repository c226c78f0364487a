import type { Session, Tx } from '@baguni/backend';
import { aCatalogue, aNewUnit, aStoredBuyer, errorOf } from '@baguni/backend/testing';
import { calls } from '@baguni/contract';
import { itemNo, type CartUnitId } from '@baguni/domain';
import { anItem, anOption } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { CLIENTS, clients, rounds, sessionOf, statuses, twoProcesses } from '../../testing/race.ts';

const shirt = itemNo('shirt');
const colours = clients.map((client) => `O${client}`);
const ofColour = (optionNo = '') => ({ optionNo, entries: null, optionPrice: null });

const putShirt = (tx: Tx): Promise<void> => {
  const item = anItem({ itemNo: shirt, options: colours.map((optionNo) => anOption({ optionNo })) });
  const offered = { item, unable: null, terms: aNewUnit().detail };
  return tx.putCatalogue('marketplace', 'ko', { ...aCatalogue(), items: new Map([[shirt, offered]]) });
};

const { transaction, reached, newKey } = twoProcesses(putShirt);

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

const unitsOf = ({ scope }: Session) => transaction((tx) => tx.units(scope));

test('[SV-04 PG-21] executes one of many changes of one unit from one version and refuses the others', async () => {
  for (const round of rounds) {
    const session = sessionOf(`options-${round}`);
    const [unit] = await cartWith(session, 'old');
    const answers = await Promise.all(clients.map((client) => changing(session, client, unit, colours[client])));
    expect(statuses(answers)).toEqual({ 200: 1, 409: CLIENTS - 1 });
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(errorOf(calls.changeOptions, answer).resultCode).toBe('CART-STALE');
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await unitsOf(session)).toMatchObject([
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
    const left = await unitsOf(session);
    expect(left.reduce((total, { quantity }) => total + quantity, 0)).toBe(units.length);
    expect(left.filter(({ detail }) => detail.options[0]?.optionNo === colours[0])).toHaveLength(1);
  }
});

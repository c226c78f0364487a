import { aCatalogueOf, aNewUnit } from '@baguni/backend/testing';
import { itemNo } from '@baguni/domain/internal';
import { anItem } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { CLIENTS, clients, sessionOf, statuses, twoProcesses } from '../../testing/race.ts';

const { transaction, reached, newKey } = twoProcesses();

const nos = Array.from({ length: 48 + CLIENTS }, (_, i) => itemNo(`I${i}`));

const sell = () =>
  transaction(async (tx) => {
    const { items, ...sold } = aCatalogueOf(...nos.map((no) => anItem({ itemNo: no })));
    const { detail: terms } = aNewUnit();
    const onSale = new Map([...items].map(([no, item]) => [no, { ...item, terms }]));
    await tx.putCatalogue('marketplace', 'ko', { ...sold, items: onSale });
  });

const view = (client: number, session: ReturnType<typeof sessionOf>, no: string, now: number) =>
  reached(client).ask('noteViewedItem', { itemNo: no }, { session, key: newKey(), now });

test('[SV-04] views of one item at once are one view with the latest time', async () => {
  await sell();
  const session = sessionOf('one');
  const answers = await Promise.all(clients.map((client) => view(client, session, 'I0', 100 + client)));
  expect(statuses(answers)).toEqual({ 200: CLIENTS });
  expect(await transaction((tx) => tx.viewedItems(session.scope))).toEqual([
    { itemNo: 'I0', viewedAt: 100 + CLIENTS - 1 },
  ]);
});

test('[SV-04] views of different items at once do not exceed 50, and the oldest are dropped', async () => {
  await sell();
  const session = sessionOf('many');
  const before = nos.slice(0, 48).map((no, i) => ({ itemNo: no, viewedAt: i }));
  await transaction((tx) => tx.addViewed(session.scope, before));
  await Promise.all(clients.map((client) => view(client, session, nos[48 + client] ?? '', 100 + client)));
  const kept = await transaction((tx) => tx.viewedItems(session.scope));
  expect(kept.map((one) => one.itemNo)).toEqual(nos.slice(-50).toReversed());
});

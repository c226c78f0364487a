import type { Answer, Session } from '@baguni/backend';
import { aCatalogueOf, aNewUnit, replyOf } from '@baguni/backend/testing';
import { calls } from '@baguni/contract';
import { VISIT_GAP_MS, won } from '@baguni/domain/internal';
import { anItem } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { CLIENTS, clients, rounds, sessionOf, statuses, twoProcesses } from '../../testing/race.ts';

const now = Date.parse('2026-11-20T12:00:00+09:00');

const { transaction, reached, newKey } = twoProcesses();

const visit = (session: Session, client: number, at: number): Promise<Answer> =>
  reached(client).ask('noteVisit', {}, { session, key: newKey(), now: at });

const reprice = (price: number) =>
  transaction((tx) => tx.putCatalogue('marketplace', 'ko', aCatalogueOf(anItem({ itemSellPrice: won(price) }))));

const newsIn = (answer: Answer): number => replyOf(calls.noteVisit, answer).units.length;

test('[SV-04] [RC-03] reports changes to one of many tabs that open at once in two processes', async () => {
  for (const round of rounds.slice(0, 10)) {
    const session = sessionOf(`visit-${round}`);
    await reprice(10_000);
    await transaction((tx) => tx.addUnit(session.scope, aNewUnit()));
    expect(newsIn(await visit(session, 0, now))).toBe(0);
    await reprice(9_000);
    const answers = await Promise.all(clients.map((client) => visit(session, client, now + VISIT_GAP_MS)));
    expect(statuses(answers)).toEqual({ 200: CLIENTS });
    expect(answers.reduce((told, answer) => told + newsIn(answer), 0)).toBe(1);
  }
});

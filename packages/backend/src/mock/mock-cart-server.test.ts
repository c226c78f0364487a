import { takeInAll, emptyPage } from '../testing/order-page.ts';
import { describe, expect, test } from 'vitest';
import { calls, readReply, SPREADSHEET_TYPE, type Call } from '@baguni/contract';
import { emptyCart, isOrderable, marketplaceParts, estimateRequestOf } from '@baguni/domain/internal';
import { aStorefront } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import type { ScenarioName } from '@baguni/scenarios';
import { readSpreadsheet } from '../testing/read-spreadsheet.ts';
import { replyOf, uuidOf } from '../testing/shop.ts';
import { mockFetch } from './mock-cart-server.ts';

const now = Date.parse('2026-11-20T03:00:00.000Z');
const mock = (scenario: ScenarioName) =>
  mockFetch({ scenario, tenant: 'marketplace', engine: marketplaceParts, now: () => now });

const send = async <Req, Res>(
  fetch: typeof globalThis.fetch,
  call: Call<Req, Res>,
  body: unknown = {},
  init: RequestInit = {},
) => {
  const response = await fetch(`/api${call.path}`, {
    method: call.method,
    ...(call.method === 'GET' ? {} : { body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json', 'X-Baguni-Language': 'en', 'Idempotency-Key': uuidOf(1) },
    ...init,
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
};

describe('mockFetch', () => {
  test('[LS-10] reads, changes and reads a cart without a server', async () => {
    const fetch = mock('one-seller');
    const initial = replyOf(calls.getInitialCart, await send(fetch, calls.getInitialCart));
    const [unit] = initial.units;
    expect(unit?.item.itemName).toMatch(/[A-Za-z]/u);
    const body = { cartUnitIds: [unit?.cartUnitId], deleteCauseType: 'Buyer' };
    await send(fetch, calls.removeCartUnits, body);
    const cart = replyOf(calls.getCart, await send(fetch, calls.getCart, { cartUnitIdList: [] }));
    expect(cart.units).toHaveLength(initial.units.length - 1);
    expect(replyOf(calls.getEnvironment, await send(fetch, calls.getEnvironment)).name).toBe('local');
  });

  test('[LS-10] calls of a scenario fail as configured', async () => {
    const failed = await send(mock('load-failure'), calls.getInitialCart);
    expect(E.isLeft(readReply(calls.getInitialCart, failed))).toBe(true);
    const body = { countryCode: 'SouthKorea', requests: [] };
    expect((await send(mock('shipping-failure'), calls.getShipping, body)).status).toBe(500);
    expect((await send(mock('shipping-failure'), calls.getInitialCart)).status).toBe(200);
  });

  test('[CM-53] one unreadable unit is unorderable; the others stay orderable', async () => {
    const initial = replyOf(calls.getInitialCart, await send(mock('one-unreadable-unit'), calls.getInitialCart));
    expect(initial.unreadable).toEqual(['data.units.1.item.itemSellPrice']);
    expect(initial.units.map((unit) => unit.isBuyAvailable)).toEqual([true, false, true]);
  });

  test('returns not found for an unknown call', async () => {
    const fetch = mock('empty');
    for (const [path, method] of [
      ['/api/unknown', 'POST'],
      ['/other/env', 'GET'],
      ['/api/env', 'POST'],
    ] as const)
      expect((await fetch(path, { method })).status).toBe(404);
  });

  test('[LS-10] replies after the latency, unless the page aborts', async () => {
    const fetch = mockFetch({
      scenario: 'empty',
      tenant: 'outlet',
      engine: marketplaceParts,
      now: () => now,
      latencyMs: 5,
    });
    expect((await send(fetch, calls.getInitialCart)).status).toBe(200);
    const giveUp = new AbortController();
    const late = send(fetch, calls.getInitialCart, {}, { signal: giveUp.signal });
    giveUp.abort();
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('[LS-10] [CM-44] answers the estimate form with its file or with a refusal', async () => {
    const fetch = mock('business-buyer');
    const initial = replyOf(calls.getInitialCart, await send(fetch, calls.getInitialCart, {}, { headers: {} }));
    const offered = replyOf(
      calls.getExhibitExtraDiscountForNudge,
      await send(fetch, calls.getExhibitExtraDiscountForNudge, {}, { headers: {} }),
    );
    const page = takeInAll(emptyPage(emptyCart(aStorefront())), [
      { type: 'CartOpened', initial, autoSelected: initial.units.filter(isOrderable).map((unit) => unit.cartUnitId) },
      { type: 'ExtraDiscountsRead', ...offered },
    ]);
    const request = estimateRequestOf(
      page,
      page.cartVersion,
      { buyerName: '=1', address1: '', address2: '' },
      '2026.11.20',
    );
    const post = (over: object) =>
      fetch(`/api${calls.estimateToExcel.path}`, {
        method: 'POST',
        body: new URLSearchParams(
          Object.assign({ token: uuidOf(1), language: 'ko' }, calls.estimateToExcel.request.encode(request), over),
        ),
      });
    const answer = await post({});
    expect(answer.headers.get('content-type')).toBe(SPREADSHEET_TYPE);
    const sheet = readSpreadsheet(new Uint8Array(await answer.arrayBuffer()));
    expect(sheet.cells.get('C3')).toEqual({ type: 'Text', text: '=1' });
    expect((await post({ bodyTable: '<table></table>' })).status).toBe(409);
  });
});

import { eventLog } from '@baguni/contract';
import { cartUnitId } from '@baguni/domain/internal';
import { documentOfLog, emptySession, replay, type CartEvent } from '@baguni/use-cases';
import { anInitialCart, aStorefront, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { call, callJson, callOn } from '../testing/call.ts';

const [one, two] = [cartUnitId(1), cartUnitId(2)];
const base = emptySession(aStorefront({ language: 'en' }));
const events: readonly CartEvent[] = [
  { type: 'CartOpened', initial: anInitialCart([aUnit(), aUnit({ cartUnitId: two })]), autoSelected: [one] },
  { type: 'UnitToggled', cartUnitId: two },
  { type: 'QuantityChangeStarted', cartUnitId: two, quantity: 3 },
  { type: 'UnitsDeleteStarted', cartUnitIds: [one] },
  { type: 'CheckoutStarted', cartUnitIds: [two] },
  { type: 'TabToggled' },
];
const session = eventLog.encode(documentOfLog({ base, events }));

interface Moment {
  readonly event: string | null;
  readonly totals: { readonly price: number };
  readonly difference: number;
  readonly findings: readonly { readonly code: string }[];
  readonly state: unknown;
}

test('[EN-03 SE-03] --json has event, totals, findings and state of each moment', async () => {
  const moments = (await callJson(['replay'], session)) as readonly Moment[];
  expect(moments.map(({ event }) => event)).toEqual([null, ...events.map(({ type }) => type)]);
  const states = [base, ...events.map((_, i) => replay(base, events.slice(0, i + 1)))];
  expect(moments.map(({ state }) => state)).toEqual(
    states.map(
      (state) =>
        (JSON.parse(JSON.stringify(eventLog.encode(documentOfLog({ base: state, events: [] })))) as { base: unknown })
          .base,
    ),
  );
  expect(moments.map(({ totals }) => totals.price).slice(0, 3)).toEqual([0, 12_500, 22_500]);
  expect(moments.map(({ difference }) => difference)).toEqual(
    moments.map(({ totals }, i) => totals.price - (moments[i - 1]?.totals.price ?? 0)),
  );
  expect(moments.map(({ findings }) => findings.map(({ code }) => code))).toEqual([
    ...Array.from({ length: 6 }, () => []),
    ['CART-BR7-01'],
  ]);
});

test('[EN-03] prints what is under way, and the findings', async () => {
  const { text, isError, exitCode } = await call(['replay'], session);
  expect({ isError, exitCode }).toEqual({ isError: false, exitCode: 0 });
  const parts = ['Events replayed: 6', 'before the first event', 'cart version 1', 'being changed: 2, 1', 'ordering'];
  for (const part of [...parts, ...events.map(({ type }) => type)]) expect(text).toContain(part);
  // in the language of the session
  expect(text).toContain('CART-BR7-01  Please select the items to order.');
});

test.each([
  [{}, 'base is missing'],
  [
    { ...Object(session), events: [{ type: 'Nothing' }] },
    'events.0.type is "Nothing"; it must be one of EnvironmentRead, CartOpened',
  ],
  [{ ...Object(session), events: [{ type: 'UnitToggled' }] }, 'events.0.cartUnitId is missing'],
] as const)('[EN-03] refuses an invalid session with its place: %#', async (input, says) => {
  const { text, isError, exitCode } = await call(['replay', '--lang', 'en'], input);
  expect({ isError, exitCode }).toEqual({ isError: true, exitCode: 2 });
  expect(text).toContain(says);
});

test('[EN-10 SE-03] replays a session by the rules, messages and promotions of a shop in won', async () => {
  const shop = {
    currency: 'KRW',
    limits: { units: 1 },
    without: ['CART-BR7-01'],
    messages: { en: { 'CART-BR7-33': 'The van holds {max}.' } },
    promotions: [{ id: 'two', name: 'Two for one', code: 'BUY-N-GET-M', params: { buy: 1, free: 1 } }],
  };
  const asked = async (...words: readonly string[]) =>
    callOn(['replay', 'session.json', '--lang', 'en', ...words], { 'session.json': session, 'shop.json': shop });
  const { text, exitCode } = await asked('--engine', 'shop.json');
  expect(exitCode).toBe(0);
  expect(text).toContain('CART-BR7-33  The van holds 1.');
  expect(text).not.toContain('CART-BR7-01');
  const by = async (...words: readonly string[]) =>
    JSON.parse((await asked('--json', ...words)).text) as readonly Moment[];
  const [inShop, plain] = [await by('--engine', 'shop.json'), await by()];
  // two units at 10,000 won, one of their pieces free; then one of them with three pieces, two of four free
  expect(inShop.map(({ totals }) => totals.price).slice(1, 4)).toEqual([12_500, 12_500, 22_500]);
  expect(plain.map(({ totals }) => totals.price).slice(1, 4)).toEqual([12_500, 22_500, 42_500]);
  expect(inShop[2]?.state).toMatchObject({ appliedPromotions: [{ promotion: 'two' }] });
  expect(plain[2]?.state).toMatchObject({ appliedPromotions: [] });
  expect(inShop.map(({ difference }) => difference)).toEqual(
    inShop.map(({ totals }, i) => totals.price - (inShop[i - 1]?.totals.price ?? totals.price)),
  );
});

test('[EN-10 EN-03] refuses a shop of another currency', async () => {
  const files = { 'session.json': session, 'shop.json': '{"currency": "USD"}' };
  expect(await callOn(['replay', 'session.json', '--engine', 'shop.json', '--lang', 'en'], files)).toEqual({
    text: 'shop.json: line 1, column 14: currency is "USD"; it must be KRW',
    isError: true,
    exitCode: 2,
  });
});

import { readSpreadsheet, rowOf, uuidOf, type PageCart } from '@baguni/backend/testing';
import { calls, FILE_COOKIE, SPREADSHEET_TYPE } from '@baguni/contract';
import { languages, payableOf, type Language, estimateRequestOf, estimateWords } from '@baguni/domain/internal';
import { aStorefront } from '@baguni/domain/testing';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { browserAt, signedIn, type Browser } from '../testing/browser.ts';
import { postgresOfFile } from '../testing/postgres.ts';
import { stateOf } from '../testing/read.ts';
import { testServer } from '../testing/server.ts';
import { FORM_BYTES } from './estimate.ts';

const PATH = `/api${calls.estimateToExcel.path}`;
const token = uuidOf(5);
const written = { buyerName: '=Hanbit', address1: '<b>Seoul</b>', address2: '' };
type Fields = Readonly<Record<string, string>>;

const fieldsOf = (state: PageCart, over: Fields = {}): Fields =>
  Object.assign(
    { token, language: state.storefront.language },
    calls.estimateToExcel.request.encode(estimateRequestOf(state, state.cartVersion, written, '2026.11.20')),
    over,
  );
const save = (browser: Browser, fields: Fields, headers: Fields = {}): Promise<LightMyRequestResponse> =>
  browser.form(PATH, fields, { 'sec-fetch-site': 'same-origin', ...headers });
const codeOf = ({ body }: LightMyRequestResponse): unknown => (JSON.parse(body) as { resultCode: unknown }).resultCode;

const postgres = postgresOfFile();

describe.each(['sqlite', 'postgres'] as const)('over %s', (kind) => {
  const server = async () => testServer(kind === 'sqlite' ? {} : { store: await postgres.emptyStore() });

  test('[CM-44 XS-8] [ES-05] answers a business buyer’s form with a spreadsheet whose last sum is the cart’s total', async () => {
    const { app } = await server();
    const browser = await signedIn(app, 'business-buyer');
    const state = await stateOf(browser);
    const answer = await save(browser, fieldsOf(state));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, SPREADSHEET_TYPE]);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="estimate-\d{14}\.xlsx"$/u);
    expect(answer.headers['set-cookie']).toMatch(
      new RegExp(`^${FILE_COOKIE}=${token}; Max-Age=60; Path=/; SameSite=Strict$`, 'u'),
    );
    const sheet = readSpreadsheet(answer.rawPayload);
    expect(sheet.elements.has('f')).toBe(false);
    expect(sheet.cells.get('C3')).toEqual({ type: 'Text', text: '=Hanbit' });
    const total = Array.from({ length: 80 }, (_, i) => rowOf(sheet, i)).find(
      ([head]) => head === estimateWords.ko.total,
    );
    expect(total?.[6]).toBe(payableOf(state));
    await app.close();
  });

  test('[CM-44] [AZ-2] saves no estimate for a cart of another buyer or with another total', async () => {
    const { app } = await server();
    const browser = await signedIn(app, 'business-buyer');
    const fields = fieldsOf(await stateOf(browser));
    const other = await signedIn(app, 'many-sellers');
    const refused = await save(other, fields);
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'ESTIMATE-BUSINESS-ONLY']);
    const cart = JSON.stringify({ ...(JSON.parse(fields['cart'] ?? '') as object), payableSeen: 1 });
    expect(codeOf(await save(browser, { ...fields, cart }))).toBe('PRICE-CHANGED');
    expect(codeOf(await save(browserAt(app), fields))).toBe('ESTIMATE-BUSINESS-ONLY');
    await app.close();
  });
});

const opened = async () => {
  const { app } = await testServer();
  const browser = await signedIn(app, 'business-buyer');
  const state = await stateOf(browser);
  return { app, browser, state };
};

test('[ES-05] writes the file in the language of the form', async () => {
  const { browser, state } = await opened();
  for (const language of languages) {
    // the server returns item names in each language: compare only the texts written here
    const fields = fieldsOf(state, { language });
    const answer = await save(
      browser,
      language === 'ko' ? fields : fieldsOf(await inLanguage(browser, state, language)),
    );
    expect(readSpreadsheet(answer.rawPayload).name).toBe(estimateWords[language].title);
  }
});

const inLanguage = async (browser: Browser, state: PageCart, language: Language): Promise<PageCart> => {
  const answer = await browser.call('getInitialCart', {}, { 'x-baguni-language': language });
  const { data } = answer.json<{ data: unknown }>();
  const initial = calls.getInitialCart.response.decode(data);
  if (initial._tag === 'Left') throw new Error('not read');
  return {
    ...state,
    ...initial.right,
    storefront: aStorefront({ language }),
    discounts: { ...state.discounts, extra: [] },
  };
};

test('[CM-44 CS-2] [CS-1] refuses a form without origin or of another origin before it is read', async () => {
  const { app, browser, state } = await opened();
  const fields = fieldsOf(state);
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:4001' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])
    expect((await save(browser, fields, headers)).statusCode).toBe(403);
  const bare = await app.inject({ method: 'POST', url: PATH, headers: { host: 'localhost:4000' }, payload: 'a=b' });
  expect(bare.statusCode).toBe(403);
});

test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
  '[CM-44] refuses a body of the type %s with 415',
  async (type) => {
    const { browser, state } = await opened();
    expect((await save(browser, fieldsOf(state), { 'content-type': type })).statusCode).toBe(415);
  },
);

test('[CM-44] [RL-4] refuses a form above two mebibytes with 413', async () => {
  const { browser, state } = await opened();
  expect((await save(browser, fieldsOf(state, { extra: 'x'.repeat(FORM_BYTES) }))).statusCode).toBe(413);
});

test.each<Fields>([
  { token: '' },
  { token: 'x' },
  { token: `${token}\r\nset-cookie: a=b` },
  { language: 'xx' },
  { language: '__proto__' },
  { bodyTable: '<table><tr><td><script>1</script></td></tr></table>' },
  { buyerInfoTable: '' },
  { summaryTable: '=1+1' },
  { cart: '{' },
  { cart: '[]' },
  { cart: 'null' },
])('[CM-44] [CM-53] a form with %j is refused with 400, and sets no cookie', async (over) => {
  const { browser, state } = await opened();
  const answer = await save(browser, fieldsOf(state, over));
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).not.toContain('<script');
});

test('[ES-05] [CS-7] lets only pages of this site frame the response and read it', async () => {
  const { browser, state } = await opened();
  for (const fields of [fieldsOf(state), fieldsOf(state, { token: '' })]) {
    const { headers } = await save(browser, fields);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  }
});

test('[CM-44] [RL-2] counts forms as requests of their session', async () => {
  const limits = { perAddress: 1000, reads: 3, writes: 1000 };
  const { app } = await testServer({ config: { limits } });
  const browser = await signedIn(app, 'business-buyer');
  const answers = await Promise.all([1, 2, 3, 4].map(() => save(browser, { token, language: 'ko' })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([400, 400, 400, 429]);
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminCalls, adminReads, calls, jsonSchemaOf } from '@baguni/contract';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { liveServer, testServer } from '../testing/server.ts';
import { typeText } from './api-docs.ts';
import { headingsOf } from './reference-page.ts';

test('[SV-05] lists every call of the server in the API description, generated from the codecs', async () => {
  const { app } = await testServer();
  const { paths, servers } = (await app.inject({ url: '/openapi.json' })).json<{
    paths: Record<string, Record<string, unknown>>;
    servers: { url: string }[];
  }>();
  expect(servers).toEqual([{ url: '/api' }]);
  for (const { path, method } of Object.values(calls)) {
    expect(paths[path]?.[method.toLowerCase()]).toBeDefined();
    expect(app.hasRoute({ url: `/api${path}`, method })).toBe(true);
  }
  expect(Object.keys(paths)).toHaveLength(Object.keys({ ...calls, ...adminCalls, ...adminReads }).length);
});

test('[SV-05] shows every call with request and response on the browsable page, without inline scripts', async () => {
  const { app } = await testServer();
  const { body, headers } = await app.inject({ url: '/docs' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const [name, { method, path }] of Object.entries(calls)) {
    expect(body).toContain(`id="${name}"`);
    expect(body).toContain(`${method} /api${path}`);
  }
  for (const { method, path } of Object.values({ ...adminCalls, ...adminReads }))
    expect(body).toContain(`<code>${method} ${path}</code>`);
  expect(body).toContain('type: "stock.set"'.replaceAll('"', '&quot;'));
  expect(body).toContain('quantity: integer(1..999)');
  expect(body).not.toMatch(/<script(?! src="\/docs\.js"><\/script>)|<style|\sstyle=/u);
});

const code = {
  code: 'CART-BR7-33',
  family: 'Order',
  requirements: [{ id: 'CK-01', text: 'At most 30 units.' }],
  elsewhere: '',
  texts: { ko: '최대 {max}개', en: 'Up to {max} <b>', cn: '最多{max}件', jp: '{max}点まで' },
  rules: [{ path: 'rules/selection.ts', line: 53, title: '' }],
  tests: [{ path: 'rules/selection.test.ts', line: 32, title: 'refuses 31 units' }],
  stories: [{ path: 'messages.stories.tsx', line: 9, title: 'Order' }],
};

const withCodes = async () => {
  const codesFile = join(mkdtempSync(join(tmpdir(), 'codes-')), 'codes.json');
  writeFileSync(codesFile, JSON.stringify([code]));
  return (await testServer({ config: { codesFile } })).app;
};

test('[ER-09] shows an error code with its texts, rule, tests and story, and links it from the list', async () => {
  const app = await withCodes();
  expect((await app.inject({ url: '/docs/codes' })).body).toContain('<a href="/docs/codes/CART-BR7-33">');
  const { body } = await app.inject({ url: '/docs/codes/CART-BR7-33' });
  for (const text of ['Up to {max} &lt;b&gt;', '최대 {max}개', 'CK-01', 'refuses 31 units', 'rules/selection.ts:53'])
    expect(body).toContain(text);
  expect(body).toContain('messages.stories.tsx:9');
  expect((await app.inject({ url: '/docs/codes/CART-BR7-34' })).statusCode).toBe(404);
});

test('[SV-05] the search index contains calls, their fields, error codes and headings of the guide', async () => {
  const app = await withCodes();
  const entries = (await app.inject({ url: '/docs/search.json' })).json<
    { kind: string; title: string; words: string }[]
  >();
  expect(entries.filter(({ kind }) => kind === 'Calls')).toHaveLength(
    Object.keys({ ...calls, ...adminCalls, ...adminReads }).length,
  );
  expect(entries.find(({ title }) => title === 'setQuantity request')?.words).toContain('cancelCoupons');
  expect(entries.find(({ title }) => title === 'CART-BR7-33')).toMatchObject({
    kind: 'Error codes',
    detail: code.texts.en,
  });
  const heading = '<h2 id="a-b" tabindex="-1">A &amp; <code>b</code> <a class="header-anchor" href="#a-b">';
  expect(headingsOf('guides/engine.html', heading)).toMatchObject([
    { title: 'A & b', href: '/guide/guides/engine#a-b' },
  ]);
});

test('[SV-05] offers to send calls outside production only, and warns before a write', async () => {
  const { body } = await (await testServer()).app.inject({ url: '/docs' });
  expect(body.match(/class="try"/gu)).toHaveLength(Object.keys(calls).length);
  expect(body.match(/data-form/gu)).toHaveLength(Object.values(calls).filter((call) => 'isForm' in call).length);
  expect(body.match(/class="warning"/gu)).toHaveLength(Object.values(calls).filter(({ isWrite }) => isWrite).length);
  const live = await (
    await liveServer(undefined, { hasDocs: true })
  ).app.inject({ url: '/docs', headers: { host: 'localhost' } });
  expect(live.body).toContain('id="setQuantity"');
  expect(live.body).not.toContain('class="try"');
});

test('writes types in readable form', () => {
  expect(typeText(jsonSchemaOf(calls.removeCartUnits.request))).toMatch(
    /^\{\n {2}cartUnitIds: list\(\.\.100\) of integer\(1\.\.9007199254740991\)\n {2}deleteCauseType: "Buyer"\n/u,
  );
  expect(typeText({ anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] })).toBe('text(..5) | null');
  expect(typeText({ type: 'object', properties: { a: { type: ['string', 'number'] } } })).toBe(
    '{\n  a?: string | number\n}',
  );
  expect(typeText({})).toBe('any');
});

test.each(['/docs', '/docs/codes', '/docs/search.json', '/openapi.json', '/playground/', '/guide/'])(
  '[SV-05] a live server serves %s only if an operator turns it on',
  async (url) => {
    const statusOf = async (hasDocs: boolean) =>
      (await (await liveServer(undefined, { hasDocs })).app.inject({ url, headers: { host: 'cart.outlet.example' } }))
        .statusCode;
    expect([await statusOf(readConfig({}).hasDocs), await statusOf(true)]).toEqual([404, 200]);
  },
);

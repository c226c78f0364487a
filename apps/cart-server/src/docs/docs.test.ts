import { calls, jsonSchemaOf } from '@baguni/contract';
import { expect, test } from 'vitest';
import { testServer } from '../testing/server.ts';
import { typeText } from './api-docs.ts';

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
  expect(Object.keys(paths)).toHaveLength(Object.keys(calls).length);
});

test('[SV-05] shows every call with request and response on the browsable page, without scripts', async () => {
  const { app } = await testServer();
  const { body, headers } = await app.inject({ url: '/docs' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const [name, { method, path }] of Object.entries(calls)) {
    expect(body).toContain(`id="${name}"`);
    expect(body).toContain(`${method} /api${path}`);
  }
  expect(body).toContain('quantity: integer(1..999)');
  expect(body).not.toMatch(/<script|<style|\sstyle=/u);
});

test('writes types in readable form', () => {
  const schema = jsonSchemaOf(calls.removeCartUnits.request);
  expect(typeText(schema)).toBe(
    '{\n  cartUnitIds: list(..100) of integer(1..9007199254740991)\n  deleteCauseType: "Buyer"\n}',
  );
  expect(typeText({ anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] })).toBe('text(..5) | null');
  expect(typeText({ type: 'object', properties: { a: { type: ['string', 'number'] } } })).toBe(
    '{\n  a?: string | number\n}',
  );
  expect(typeText({})).toBe('any');
});

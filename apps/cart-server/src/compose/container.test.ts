import { demoOverseas } from '@baguni/backend';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Container } from 'inversify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { serverContainer, TOKENS } from './container.ts';

let folder: string;
let server: Container;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baguni-compose-'));
});
afterEach(async () => {
  await server.unbindAll();
  rmSync(folder, { recursive: true });
});

const composed = (demo: 'on' | 'off'): Container => {
  server = serverContainer({ ...readConfig({ BAGUNI_DEMO: demo, BAGUNI_DATA: folder }), logLevel: 'silent' });
  return server;
};

// bound only by a setting or by an extension of the server
const { metrics, tracing: ____, signIn: _, gatewayPages: __, storefront: ___, ...usual } = TOKENS;

test('[SV-04] collects no metrics unless they are enabled', () => {
  expect(composed('on').get(metrics, { optional: true })).toBeUndefined();
});

test.each(Object.keys(usual) as (keyof typeof usual)[])('[SV-01] %s is bound in a process, once', async (name) => {
  const token = TOKENS[name];
  await composed('on').getAsync(TOKENS.store);
  expect(server.get<unknown>(token)).toBeDefined();
  expect(server.get<unknown>(token)).toBe(server.get<unknown>(token));
});

test('[SV-02] binds no demo services unless the demo is enabled', async () => {
  await composed('off').getAsync(TOKENS.store);
  expect(server.getAll(TOKENS.signIn, { optional: true })).toEqual([]);
  expect(() => server.get(TOKENS.signIn)).toThrow('No bindings found for service: "Symbol(signIn)"');
  expect(server.get(TOKENS.backend).overseas).toBe(demoOverseas);
});

test('[SV-01] opens the store on first use and closes it with the container', async () => {
  const file = join(folder, 'baguni.sqlite');
  expect(() => composed('on').get(TOKENS.visitors)).toThrow('Unexpected asynchronous service');
  await server.unbindAll();
  rmSync(file, { force: true });
  const store = await composed('on').getAsync(TOKENS.store);
  expect(existsSync(file)).toBe(true);
  await server.unbindAll();
  await expect(store.transaction((tx) => tx.session('none', 0))).rejects.toThrow(/closed|not open|destroyed/u);
});

test('[SV-01] reports an unopenable store as the failure of services that use it', async () => {
  server = serverContainer({ ...readConfig({ BAGUNI_DEMO: 'on' }), databaseUrl: 'postgres://x@localhost:1/x' });
  await expect(server.getAsync(TOKENS.store)).rejects.toThrow('ECONNREFUSED');
  server = composed('on');
});

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, startProcess, type ServerProcess } from './testing/server-process.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baguni-main-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (env: Readonly<Record<string, string>>): ServerProcess => startProcess({ BAGUNI_DATA: folder, ...env });

test.each(['SIGINT', 'SIGTERM'] as const)(
  '[SV-02] prints its address and the sign-ins, answers there, and ends cleanly on %s',
  async (signal) => {
    const started = run({ PORT: '0', BAGUNI_DEMO: 'on' });
    const address = await addressOf(started);
    expect(started.said()).toContain('many-sellers');
    expect((await fetch(`${address}/api/env`)).status).toBe(200);
    started.server.kill(signal);
    expect(await once(started.server, 'exit')).toEqual([0, null]);
  },
);

test('reports a port in use in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { server, said } = run({ PORT: String(port), BAGUNI_DEMO: 'on' });
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(said()).toBe(`Port ${port} is in use. Set another: PORT=4001 npm start\n`);
  other.close();
});

test('reports an invalid setting in one line', async () => {
  const { server, said } = run({ BAGUNI_ENV: 'moon' });
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(said()).toMatch(/^The server did not start: BAGUNI_ENV is "moon"; it must be one of local, .+\n$/u);
});

test('[SV-02] a server without the demo says so, names no demo buyer, and has no page of the demo', async () => {
  const started = run({ PORT: '0' });
  const address = await addressOf(started);
  expect(started.said()).toContain('npm start starts them');
  expect(started.said()).not.toMatch(/many-sellers|\/demo/u);
  for (const path of ['/demo', '/demo?lang=en', '/self-authentication', '/demo/signIn'])
    expect((await fetch(`${address}${path}`)).status).toBe(404);
  const form = { method: 'POST', headers: { origin: address }, body: new URLSearchParams({ buyer: 'many-sellers' }) };
  const signIn = await fetch(`${address}/demo/signIn`, form);
  expect([signIn.status, signIn.headers.getSetCookie()]).toEqual([404, []]);
  expect((await fetch(`${address}/ko/pc/cart`)).status).toBe(421);
  started.server.kill('SIGTERM');
  expect(await once(started.server, 'exit')).toEqual([0, null]);
});

test('[SV-02] refuses the demo with NODE_ENV=production in one line', async () => {
  const { server, said } = run({ NODE_ENV: 'production', BAGUNI_DEMO: 'on' });
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(said()).toMatch(/^The server did not start: BAGUNI_DEMO=on .*NODE_ENV=production refuses it\n$/u);
});

test('[SV-01] reports a missing database in one line', async () => {
  const { server, said } = run({ DATABASE_URL: 'postgres://x@localhost:1/x' });
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(said()).toMatch(/^The server did not start: .*ECONNREFUSED.*\n$/u);
});

test.each(['notaurl', 'mysql://x:secret@localhost/x'])(
  '[SV-01] refuses DATABASE_URL=%s in one line that names it',
  async (url) => {
    const { server, said } = run({ DATABASE_URL: url });
    expect(await once(server, 'exit')).toEqual([1, null]);
    expect(said()).toMatch(/^The server did not start: DATABASE_URL .+\n$/u);
    expect(said()).not.toContain('secret');
  },
);

test('[SV-01] reports an invalid SQLite file in one line with its path', async () => {
  const file = join(folder, 'corrupt.sqlite');
  writeFileSync(file, 'this is no database, and long enough to be read as the head of one'.repeat(200));
  const { server, said } = run({ BAGUNI_DB: file });
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(said()).toMatch(/^The server did not start: .+\n$/u);
  expect(said()).toContain(file);
});

test('[SV-01] reports a file in place of the data folder in one line with its path', async () => {
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  const { server, said } = run({ BAGUNI_DATA: file });
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(said()).toMatch(/^The server did not start: .+\n$/u);
  expect(said()).toContain(file);
});

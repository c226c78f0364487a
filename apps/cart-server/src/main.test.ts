import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAt } from './testing/process-browser.ts';
import { addressOf, startProcess, type ServerProcess } from './testing/server-process.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baguni-main-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (env: Readonly<Record<string, string>>, ...command: readonly string[]): ServerProcess =>
  startProcess({ BAGUNI_DATA: folder, ...env }, ...command);

/** Fetches, and again as long as the server asks to come back because the machine is busy. */
const answerOf = async (address: string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(address, init);
  if (response.status !== 503) return response;
  await wait(Number(response.headers.get('retry-after')) * 1000);
  return answerOf(address, init);
};

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

test('[SV-04] on SIGTERM reports not ready, and answers meanwhile despite a second one', async () => {
  const started = run({ PORT: '0', BAGUNI_DEMO: 'on', BAGUNI_STOP: '60/1' });
  const address = await addressOf(started);
  const readiness = async () => (await fetch(`${address}/health`)).status;
  expect(await readiness()).toBe(200);
  started.server.kill('SIGTERM');
  await expect.poll(readiness).toBe(503);
  started.server.kill('SIGTERM');
  await wait(200);
  expect((await fetch(`${address}/api/env`)).status).toBe(200);
  started.server.kill('SIGKILL');
});

test('[SV-04] on SIGTERM exits at the deadline despite a half-open request', async () => {
  const started = run({ PORT: '0', BAGUNI_DEMO: 'on', BAGUNI_STOP: '1/1', BAGUNI_REQUEST_TIMEOUT: '300000' });
  const address = await addressOf(started);
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let answered = '';
  socket.on('error', () => undefined).on('data', (chunk) => (answered += String(chunk)));
  const { host } = new URL(address);
  const headers = `host: ${host}\r\norigin: ${address}\r\nx-baguni-client: 1\r\ncontent-type: application/json`;
  socket.write(`POST /api/cart/getInitialCart HTTP/1.1\r\n${headers}\r\ncontent-length: 9999\r\n\r\n`);
  // a silent connection would be closed
  const dripping = setInterval(() => socket.write(' '), 500);
  expect((await fetch(`${address}/health`)).status).toBe(200);
  started.server.kill('SIGTERM');
  expect(await once(started.server, 'exit')).toEqual([0, null]);
  clearInterval(dripping);
  expect(answered).toBe('');
});

test('[LG-2] the stack of a failed call names its handler', async () => {
  const file = join(folder, 'failing.sqlite');
  const started = run({ PORT: '0', BAGUNI_DEMO: 'on', BAGUNI_DB: file });
  const browser = await signedInAt(await addressOf(started), 'many-sellers');
  const db = new DatabaseSync(file);
  db.exec('alter table cart_units rename to lost');
  db.close();
  expect((await browser.call('getCart', { cartUnitIdList: [] })).status).toBe(500);
  await expect.poll(started.said).toMatch(/no such table: \S*cart_units.* at async Object\.handler /u);
  started.server.kill('SIGKILL');
});

test('reports a port in use in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { server, said } = run({ PORT: String(port), BAGUNI_DEMO: 'on' });
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(said()).toBe(`Port ${port} is in use. Set another, for example PORT=4001.\n`);
  other.close();
});

test('[SV-02] a server without the demo prints that, names no demo buyer, and has no page of the demo', async () => {
  const started = run({ PORT: '0', BAGUNI_STOP: '0/3' });
  const address = await addressOf(started);
  expect(started.said()).toContain('npm start starts them');
  expect(started.said()).toContain(`the SQLite file ${folder}/baguni-live.sqlite: DATABASE_URL is not set`);
  expect(started.said()).not.toMatch(/many-sellers|\/demo/u);
  for (const path of ['/demo', '/demo?lang=en', '/self-authentication', '/demo/signIn'])
    expect((await answerOf(`${address}${path}`)).status).toBe(404);
  const form = { method: 'POST', headers: { origin: address }, body: new URLSearchParams({ buyer: 'many-sellers' }) };
  const signIn = await answerOf(`${address}/demo/signIn`, form);
  expect([signIn.status, signIn.headers.getSetCookie()]).toEqual([404, []]);
  expect((await answerOf(`${address}/ko/pc/cart`)).status).toBe(421);
  started.server.kill('SIGTERM');
  expect(await once(started.server, 'exit')).toEqual([0, null]);
});

test.each<readonly [string, (folder: string) => Readonly<Record<string, string>>, RegExp]>([
  ['an invalid setting', () => ({ BAGUNI_ENV: 'moon' }), /BAGUNI_ENV is "moon"; it must be one of local, .+/u],
  [
    '[SV-02] the demo with NODE_ENV=production',
    () => ({ NODE_ENV: 'production', BAGUNI_DEMO: 'on' }),
    /BAGUNI_DEMO=on .*NODE_ENV=production refuses it/u,
  ],
  ['[SV-01] a missing database', () => ({ DATABASE_URL: 'postgres://x@localhost:1/x' }), /.*ECONNREFUSED.*/u],
  ['[SV-01] DATABASE_URL=notaurl', () => ({ DATABASE_URL: 'notaurl' }), /DATABASE_URL .+/u],
  [
    '[SV-01] another database',
    () => ({ DATABASE_URL: 'mysql://x:secret@localhost/x' }),
    /DATABASE_URL (?!.*secret).+/u,
  ],
  [
    '[SV-01] an invalid SQLite file with its path',
    (here) => {
      const file = join(here, 'corrupt.sqlite');
      writeFileSync(file, 'this is no database, and long enough to be read as the head of one'.repeat(200));
      return { BAGUNI_DB: file };
    },
    /.*\/corrupt\.sqlite.*/u,
  ],
  [
    '[SV-01] a file in place of the data folder with its path',
    (here) => {
      writeFileSync(join(here, 'no-folder'), '');
      return { BAGUNI_DATA: join(here, 'no-folder') };
    },
    /.*\/no-folder.*/u,
  ],
])('reports %s in one line', async (_, envIn, line) => {
  const { server, said } = run(envIn(folder));
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(said()).toMatch(new RegExp(`^The server did not start: ${line.source}\n$`, 'u'));
});

test.each([
  ['migrate', 0, {}, /^The database has schema version \d+\.\n$/u],
  [
    'migrate',
    1,
    { DATABASE_URL: 'postgres://x@localhost:1/x' },
    /^The database was not migrated: .*ECONNREFUSED.*\n$/u,
  ],
  ['import', 1, {}, /^Name the file to import: baguni-server import items\.ndjson\n$/u],
  ['migrat', 1, {}, /^Unknown: migrat\. .+\n$/u],
  ['config', 0, { BAGUNI_ENV: 'av' }, /^BAGUNI_DEMO +off +default\nBAGUNI_ENV +av +environment\n/u],
  ['config', 1, { PORT: 'x', BAGUNI_STOP: 'y' }, /\nPORT is "x"; .+\nBAGUNI_STOP is "y"; .+\n$/u],
])('[SV-01] baguni-server %s ends with %i', async (command, code, env, line) => {
  const { server, said } = run(env, command);
  expect(await once(server, 'exit')).toEqual([code, null]);
  expect(said()).toMatch(line);
});

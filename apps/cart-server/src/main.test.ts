import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baguni-main-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Started {
  readonly server: ChildProcessWithoutNullStreams;
  readonly said: () => string;
}

const run = (env: Readonly<Record<string, string>>): Started => {
  const server = spawn(process.execPath, [...flags, main], {
    env: { PATH: process.env['PATH'], BAGUNI_DATA: folder, ...env },
  });
  let text = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  return { server, said: () => text };
};

const isReady = async ({ server, said }: Started): Promise<void> => {
  while (!said().includes('Ctrl-C')) {
    if (server.exitCode !== null) throw new Error(said());
    await once(server.stdout, 'data');
  }
};

test.each(['SIGINT', 'SIGTERM'] as const)(
  '[SV-02] the server says where it is and who can sign in, is ready in 10 s, and %s ends it cleanly',
  async (signal) => {
    const begun = Date.now();
    const started = run({ PORT: '0' });
    await isReady(started);
    expect(Date.now() - begun).toBeLessThan(10_000);
    const address = /http:\/\/localhost:\d+/u.exec(started.said())?.[0] ?? '';
    expect(started.said()).toContain('many-sellers');
    expect((await fetch(`${address}/api/env`)).status).toBe(200);
    started.server.kill(signal);
    expect(await once(started.server, 'exit')).toEqual([0, null]);
  },
);

test('a port in use is said in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { server, said } = run({ PORT: String(port) });
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(said()).toBe(`Port ${port} is in use. Set another: PORT=4001 npm start\n`);
  other.close();
});

test('a setting that cannot be read is said in one line', async () => {
  const { server, said } = run({ BAGUNI_ENV: 'moon' });
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(said()).toMatch(/^The server did not start: BAGUNI_ENV is "moon"; it must be one of local, .+\n$/u);
});

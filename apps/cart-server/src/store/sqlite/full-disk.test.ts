import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, readReply } from '@baguni/contract';
import { signedInAt, type ProcessBrowser } from '../../testing/process-browser.ts';
import { addressOf, startProcess, type ServerProcess } from '../../testing/server-process.ts';
import { quantityOf } from '@baguni/backend/testing';

const folder = mkdtempSync(join(tmpdir(), 'baguni-full-disk-'));
let started: ServerProcess;
let browser: ProcessBrowser;
beforeAll(async () => {
  started = startProcess({ PORT: '0', BAGUNI_DB: join(folder, 'cart.sqlite'), BAGUNI_DEMO: 'on' });
  browser = await signedInAt(await addressOf(started), 'many-sellers');
});
afterAll(() => {
  started.server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const fill = (bytes: '0' | 'unlimited'): void => {
  execFileSync('prlimit', ['--pid', String(started.server.pid), `--fsize=${bytes}:unlimited`]);
};

const firstUnit = async () => {
  const read = readReply(calls.getInitialCart, await browser.call('getInitialCart'));
  if (read._tag === 'Left' || !read.right.units[0]) throw new Error('not read');
  return read.right.units[0];
};

const add = { itemNo: '310606', quantity: 1, optionNos: [], additions: [] };

test.skipIf(platform() !== 'linux')(
  '[SV-01 SV-04 BL-12] while the disk is full each write is answered 503 and did not happen, carts are read; then writes go on',
  async () => {
    const before = await firstUnit();
    const change = quantityOf(before.cartUnitId, before.quantity + 1, { unitVersion: before.version });
    fill('0');
    for (const _ of [1, 2, 3]) {
      for (const answer of [await browser.call('setQuantity', change), await browser.call('addCart', add)])
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await firstUnit()).toEqual(before);
    }
    fill('unlimited');
    expect((await browser.call('setQuantity', change)).status).toBe(200);
    expect((await browser.call('addCart', add)).status).toBe(200);
    expect((await firstUnit()).quantity).toBe(before.quantity + 1);
  },
);

import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const FULL = '/dev/full';

/** A new Node process that reads the sources is slow on a busy machine. */
const SLOW = { timeout: 60_000 };

test.skipIf(!existsSync(FULL))('[EN-03] an answer that cannot be written is a fault', SLOW, () => {
  const words = ['--conditions=source', '--disable-warning=ExperimentalWarning', main, 'schema'];
  const stdio = ['ignore', openSync(FULL, 'w'), 'pipe'] as const;
  const { status, stderr } = spawnSync(process.execPath, words, { stdio: [...stdio], encoding: 'utf8' });
  expect(status).toBe(3);
  expect(stderr).toMatch(/^baguni: ENOSPC.*\n$/u);
});

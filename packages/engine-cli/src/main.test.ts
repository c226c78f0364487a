import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const FULL = '/dev/full';

/** Runs a command, and returns its exit code and its standard error. */
const runCommand = async (command: string, output: 'Closed' | number) => {
  const words = ['--conditions=source', '--disable-warning=ExperimentalWarning', main, command];
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', output === 'Closed' ? 'pipe' : output, 'pipe'],
  });
  child.stdout?.destroy();
  let error = '';
  child.stderr?.on('data', (part: Buffer) => (error += part.toString()));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { code, error };
};

/** A new Node process that reads the sources is slow on a busy machine. */
const SLOW = { timeout: 60_000 };

test('[EN-03] a reader that closes the pipe is no fault', SLOW, async () => {
  expect(await runCommand('schema', 'Closed')).toEqual({ code: 0, error: '' });
});

test.skipIf(!existsSync(FULL))('[EN-03] an answer that cannot be written is a fault', SLOW, async () => {
  const { code, error } = await runCommand('schema', openSync(FULL, 'w'));
  expect(code).toBe(3);
  expect(error).toMatch(/^baguni: ENOSPC.*\n$/u);
});

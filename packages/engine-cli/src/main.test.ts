import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sourceOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const FULL = '/dev/full';

/** Starts a program with Node; its exit code and what it says on standard error. */
const ended = async (words: readonly string[], output: 'Closed' | number) => {
  const child = spawn(process.execPath, ['--conditions=source', '--disable-warning=ExperimentalWarning', ...words], {
    stdio: ['ignore', output === 'Closed' ? 'pipe' : output, 'pipe'],
  });
  // nobody reads what is about to come
  child.stdout?.destroy();
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { code, said };
};

/** A Node of its own that reads the sources: on a busy machine that takes its time. */
const PATIENT = { timeout: 60_000 };

test('[EN-03] a reader that has read enough is no fault: the exit code is that of the answer', PATIENT, async () => {
  expect(await ended([sourceOf('main.ts'), 'schema'], 'Closed')).toEqual({ code: 0, said: '' });
});

test.skipIf(!existsSync(FULL))(
  '[EN-03] an answer that cannot be written is a fault, and says so',
  PATIENT,
  async () => {
    const program = `
    import { leaveOnWriteErrors } from '${sourceOf('output/leave.ts')}';
    leaveOnWriteErrors();
    process.stdout.write('an answer');`;
    const { code, said } = await ended(['--input-type=module', '--eval', program], openSync(FULL, 'w'));
    expect(code).toBe(3);
    expect(said).toMatch(/^baguni: ENOSPC.*\n$/u);
  },
);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const module = fileURLToPath(new URL('temporary-folder.ts', import.meta.url));
const script = `
  import { mkdirSync } from 'node:fs';
  const { temporaryFolder } = await import(${JSON.stringify(module)});
  const folder = temporaryFolder();
  mkdirSync(folder);
  process.once('SIGINT', () => process.exit(130));
  console.log(folder);
  setInterval(() => undefined, 1000);
`;

test('a run that is ended by Ctrl-C leaves no folder behind', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const folder = String((await once(run.stdout, 'data'))[0]).trim();
  expect(existsSync(folder)).toBe(true);
  run.kill('SIGINT');
  expect(await once(run, 'exit')).toEqual([130, null]);
  expect(existsSync(folder)).toBe(false);
});

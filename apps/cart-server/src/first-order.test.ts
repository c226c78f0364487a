import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { freePorts } from './testing/production/programs.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'baguni-first-order-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the commands of the guide turn an empty database into a shop with a paid order', async () => {
  const guide = readFileSync(join(root, 'docs/guides/first-order.md'), 'utf8');
  const blocks = [...guide.matchAll(/^```sh\n(.*?)^```$/gmsu)].map(([, block]) => block ?? '');
  expect(blocks.length).toBeGreaterThanOrEqual(6);
  const [port] = await freePorts(1);
  const script = blocks.join('\n').replace('PORT=4000', `PORT=${port}`);
  const stopped = `trap 'kill $server 2>/dev/null || true' EXIT\n${script}`;
  const shell = spawn('bash', ['-euo', 'pipefail', '-c', stopped], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: home },
  });
  let said = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  await once(shell, 'exit');
  expect(said).toMatch(/paid: true, order \d{4}-\d{4}-0001/u);
  expect(shell.exitCode).toBe(0);
  expect(said).toContain('7 rows changed, 0 unchanged, 0 refused');
  expect(said).toContain('0 rows changed, 7 unchanged, 0 refused');
  expect(said).toContain('"data":{"isChanged":true}');
  expect(said).toContain('"itemSellPrice":9900');
});

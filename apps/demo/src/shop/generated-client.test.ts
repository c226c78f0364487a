import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { itemNoOf } from '@baguni/scenarios';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { demoServer } from '../testing/demo-server.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const guide = `${root}docs/guides/generated-client.md`;
const start = promisify(execFile);

const settings = {
  extends: '../../tsconfig.base.json',
  files: ['order.ts'],
  compilerOptions: {
    noEmit: true,
    composite: false,
    incremental: false,
    allowImportingTsExtensions: true,
    types: ['node'],
  },
};

const examplesIn = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    [...markdown.matchAll(/^```ts\n(\/\/ (\w+\.ts)\n[\s\S]*?)^```$/gmu)].map(([, text = '', name = '']) => [
      name,
      text,
    ]),
  );

const typeErrors = (folder: string): Promise<string> =>
  start(`${root}node_modules/.bin/tsc`, ['-p', folder]).then(
    () => '',
    (error: unknown) => (error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)),
  );

test('[SV-05] the client of the guide, generated from the description, compiles and completes an order', async () => {
  const { app } = await demoServer();
  const server = await app.listen({ host: '127.0.0.1', port: 0 });
  mkdirSync(`${root}reports`, { recursive: true });
  const folder = mkdtempSync(`${root}reports/client-`);
  try {
    const markdown = readFileSync(guide, 'utf8');
    for (const [name, text] of examplesIn(markdown)) writeFileSync(`${folder}/${name}`, text);
    const types = astToString(await openapiTS(await (await fetch(`${server}/openapi.json`)).text()));
    writeFileSync(`${folder}/api.d.ts`, types);
    writeFileSync(`${folder}/package.json`, '{ "type": "module" }');
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(settings));

    expect(await typeErrors(folder)).toBe('');
    const { stdout } = await start(process.execPath, [`${folder}/order.ts`, server, itemNoOf('jigsaw-puzzle')]);
    const current = markdown.replace(/(?<=^```text\n)[\s\S]*?(?=^```$)/mu, () => stdout);
    await expect(current).toMatchFileSnapshot(guide);
  } finally {
    rmSync(folder, { recursive: true });
    await app.close();
  }
});

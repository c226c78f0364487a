import { either as E } from 'fp-ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { aCart } from '../testing/call.ts';
import { cliContainer, environmentOf } from './container.ts';
import { TOKENS } from './tokens.ts';

const packageFile = new URL('../../package.json', import.meta.url);

test.each(Object.keys(TOKENS) as (keyof typeof TOKENS)[])('[EN-03] %s is bound in a process, once', (name) => {
  const cli = cliContainer(packageFile);
  expect(cli.get<unknown>(TOKENS[name])).toBeDefined();
  expect(cli.get<unknown>(TOKENS[name])).toBe(cli.get<unknown>(TOKENS[name]));
});

test('[EN-03] each port is bound to what it names: a file’s text, a language’s messages, the version of the package', async () => {
  const { read, messages, version } = environmentOf(cliContainer(packageFile));
  expect(E.isRight(await read(fileURLToPath(packageFile), 10_000))).toBe(true);
  expect(await read('gone.json', 10_000)).toEqual(E.left({ type: 'NotFound', file: 'gone.json' }));
  expect((await messages('en'))['CART-BR7-33']).toBeDefined();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
  expect(readFileSync(packageFile, 'utf8')).toContain(`"version": "${version}"`);
});

test('[EN-03] a command runs in a container where a port was replaced; one that is not bound is named', async () => {
  const cli = cliContainer(packageFile);
  cli.rebindSync(TOKENS.read).toConstantValue(() => Promise.resolve(E.right(JSON.stringify(aCart))));
  expect((await run(['price', '--lang', 'en'], environmentOf(cli))).text).toContain('₩15,000');
  cli.unbindSync(TOKENS.now);
  expect(() => environmentOf(cli)).toThrow('No bindings found for service: "Symbol(now)"');
});

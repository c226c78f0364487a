#!/usr/bin/env node
import { argv, exit, stderr, stdout } from 'node:process';
import { cliContainer, environmentOf } from './compose/container.ts';
import { run } from './run.ts';

// a reader that has read enough, such as head, is no fault
for (const stream of [stdout, stderr]) stream.on('error', () => exit());

try {
  const cli = cliContainer(new URL('../package.json', import.meta.url));
  const { text, isError, exitCode } = await run(argv.slice(2), environmentOf(cli));
  process.exitCode = exitCode;
  (isError ? stderr : stdout).write(`${text}\n`);
} catch (error) {
  process.exitCode = 3;
  stderr.write(`baguni: ${error instanceof Error ? error.message : String(error)}\n`);
}

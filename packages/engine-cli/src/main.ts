#!/usr/bin/env node
import { argv, stderr, stdout } from 'node:process';
import { cliContainer, environmentOf } from './compose/container.ts';
import { leaveOnWriteErrors, leaveWith } from './output/leave.ts';
import { run } from './run.ts';

leaveOnWriteErrors();

try {
  const cli = cliContainer(new URL('../package.json', import.meta.url));
  const { text, isError, exitCode } = await run(argv.slice(2), environmentOf(cli));
  process.exitCode = exitCode;
  (isError ? stderr : stdout).write(`${text}\n`);
} catch (error) {
  leaveWith(error);
}

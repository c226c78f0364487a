#!/usr/bin/env node
import { argv, exit, stderr, stdout } from 'node:process';
import { processEnvironment } from './input/environment.ts';
import { run } from './run.ts';

/** The exit code of a fault of baguni itself, and of an answer that could not be written. */
const FAULT = 3;

const leaveWith = (error: unknown): void => {
  const text = `baguni: ${error instanceof Error ? error.message : String(error)}\n`;
  stderr.write(text, () => exit(FAULT));
};

const isClosed = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

// a reader such as `head` that closes the pipe is no fault; a full disk is one
stdout.on('error', (error) => (isClosed(error) ? exit() : leaveWith(error)));
stderr.on('error', (error) => (isClosed(error) ? exit() : exit(FAULT)));

try {
  const { text, isError, exitCode } = await run(
    argv.slice(2),
    processEnvironment(new URL('../package.json', import.meta.url)),
  );
  process.exitCode = exitCode;
  (isError ? stderr : stdout).write(`${text}\n`);
} catch (error) {
  leaveWith(error);
}

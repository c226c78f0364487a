import { readSettings } from './config.ts';
import type { Env } from './given.ts';

/** Longer values are not aligned. */
const WIDTH = 40;

/** Prints each setting with its value and source, then all problems; secrets are masked. Sets the exit code. */
export const printSettings = (env: Env, { log, error }: Pick<Console, 'log' | 'error'>): void => {
  const { printed, errors, warnings } = readSettings(env);
  const [names, texts] = [printed.map(({ name }) => name.length), printed.map(({ text }) => text.length)];
  for (const { name, text, source } of printed)
    log(`${name.padEnd(Math.max(...names))}  ${text.padEnd(Math.min(Math.max(...texts), WIDTH))}  ${source}`);
  for (const line of [...warnings, ...errors]) error(line);
  if (errors.length > 0) process.exitCode = 1;
};

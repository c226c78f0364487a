import { spawn, type ChildProcess } from 'node:child_process';
import { root } from './root.ts';

/** Exit code of a program, or 1 if a signal or the time limit ended it, and its duration. */
export type Finished = { readonly code: number; readonly ms: number };

/** Starts a program of `node_modules/.bin`, or any other on the path, from the project's top folder. */
export const start = (command: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });

const anHour = 3_600_000;

/** Runs a program to its end, at most an hour, its output passing through. */
export const run = async (
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Finished> => {
  const begun = performance.now();
  const child = start(command, args, env);
  const limit = setTimeout(() => {
    console.error(`${command} took longer than an hour and was ended.`);
    child.kill('SIGKILL');
  }, anHour);
  const code = await exitOf(child);
  clearTimeout(limit);
  return { code, ms: performance.now() - begun };
};

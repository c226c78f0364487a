import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const testMain = fileURLToPath(new URL('process.ts', import.meta.url));
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const noWarnings = '--disable-warning=ExperimentalWarning';
const flags = ['--conditions=source', noWarnings];

export interface ServerProcess {
  readonly server: ChildProcessWithoutNullStreams;
  readonly said: () => string;
}

const startNode = (words: readonly string[], env: Readonly<Record<string, string>>): ServerProcess => {
  // on a busy machine the server would refuse requests
  const common = { PATH: process.env['PATH'], BAGUNI_DELAY_LIMIT: '0' };
  const server = spawn(process.execPath, words, { env: { ...common, ...env } });
  let text = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  return { server, said: () => text };
};

/**
 * Starts the server with these settings and without a limit of delay; with BAGUNI_DEMO=on as a demo without pages.
 * @param command a command of the real program with its words, instead of the server
 */
export const startProcess = (env: Readonly<Record<string, string>>, ...command: readonly string[]): ServerProcess =>
  startNode([...flags, ...(command.length === 0 ? [testMain] : [main, ...command])], env);

/** Builds a server as one file, which starts twenty times as fast; returns the file. @param entry in this package */
export const bundleServer = async (entry: string): Promise<string> => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const outDir = 'dist/bundle-of-tests';
  await build({ root, logLevel: 'warn', build: { ssr: entry, outDir } });
  return `${root}${outDir}/server.js`;
};

/** Starts a built server with these settings and without a limit of delay. */
export const startBundle = (file: string, env: Readonly<Record<string, string>>): ServerProcess =>
  startNode([noWarnings, file], env);

export const addressOf = async ({ server, said }: ServerProcess): Promise<string> => {
  const ended = once(server, 'close');
  while (!said().includes('Ctrl-C')) {
    if (server.exitCode !== null) throw new Error(said());
    await Promise.race([once(server.stdout, 'data'), ended]);
  }
  return /http:\/\/[\w.]+:\d+/u.exec(said())?.[0] ?? '';
};

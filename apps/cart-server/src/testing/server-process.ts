import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { patientSettings } from './postgres.ts';

export interface ServerProcess {
  readonly server: ChildProcessWithoutNullStreams;
  readonly said: () => string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
// each worker has its own, as deep as the real one
const outDir = `dist/bundle-of-tests-${process.env['VITEST_POOL_ID']}`;
// one file starts faster than a thousand sources
await build({ root, logLevel: 'warn', build: { ssr: 'src/testing/process.ts', outDir, minify: false } });

/** Compiling the bundle takes a third of a start. */
const compileCache = { NODE_COMPILE_CACHE: `${root}${outDir}/compiled` };

/**
 * Starts the server with these settings and without a limit of delay; with BAGUNI_DEMO=on as a demo without pages.
 * @param command a command of the real program with its words, or a program of tests, instead of the server
 */
export const startProcess = (env: Readonly<Record<string, string>>, ...command: readonly string[]): ServerProcess => {
  // on a busy machine the server would refuse requests
  const common = { PATH: process.env['PATH'], BAGUNI_DELAY_LIMIT: '0', ...patientSettings, ...compileCache };
  const words = ['--disable-warning=ExperimentalWarning', `${root}${outDir}/server.js`, ...command];
  const server = spawn(process.execPath, words, { env: { ...common, ...env } });
  let text = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  return { server, said: () => text };
};

export const addressOf = async ({ server, said }: ServerProcess): Promise<string> => {
  const ended = once(server, 'close');
  while (!said().includes('Ctrl-C')) {
    if (server.exitCode !== null) throw new Error(said());
    await Promise.race([once(server.stdout, 'data'), ended]);
  }
  return /http:\/\/[\w.]+:\d+/u.exec(said())?.[0] ?? '';
};

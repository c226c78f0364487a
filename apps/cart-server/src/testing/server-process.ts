import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const testMain = fileURLToPath(new URL('process.ts', import.meta.url));
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];

export interface ServerProcess {
  readonly server: ChildProcessWithoutNullStreams;
  readonly said: () => string;
}

/**
 * Starts the server with these settings and no others; with BAGUNI_DEMO=on as a demo without pages.
 * @param command a command of the real program with its words, instead of the server
 */
export const startProcess = (env: Readonly<Record<string, string>>, ...command: readonly string[]): ServerProcess => {
  const program = command.length === 0 ? [testMain] : [main, ...command];
  const server = spawn(process.execPath, [...flags, ...program], { env: { PATH: process.env['PATH'], ...env } });
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

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Debian keeps the programs of PostgreSQL by version, and those of services outside of the usual path. */
const foldersOfPrograms = (): readonly string[] => [
  ...globSync('/usr/lib/postgresql/*/bin').toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true })),
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
];

const find = (name: string): string | undefined =>
  foldersOfPrograms()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Returns the programs that this machine lacks, and reports them. */
export const missingPrograms = (...names: readonly string[]): readonly string[] => {
  const missing = names.filter((name) => find(name) === undefined);
  if (missing.length > 0) console.warn(`Skipped, because ${missing.join(' and ')} is not installed.`);
  return missing;
};

/** The user of services: PostgreSQL and PgBouncer refuse to run as root. */
const serviceUser = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const numberOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: numberOf('-u'), gid: numberOf('-g') };
};

/** Creates a folder that services can write, and that is removed when the process exits. */
export const serviceFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'baguni-service-'));
  const { uid, gid } = serviceUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Runs a program to its end. @throws its output if it fails */
export const runProgram = async (name: string, args: readonly string[]): Promise<void> => {
  const { child, output } = startProgram(name, args);
  if (child.exitCode === null) await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`${name}: ${output()}`);
};

/** A running program. */
export interface Program {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Sends a signal and waits for the end. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts a program as the user of services; it ends with this process. */
export const startProgram = (name: string, args: readonly string[]): Program => {
  const child = spawn(find(name) ?? name, args, { ...serviceUser(), cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString();
    });
  const kill = (): unknown => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return {
    child,
    output: () => said,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
};

/** Ports below those that Linux, macOS and Windows give to outgoing connections and to servers at port 0. */
const OWN_PORTS = { first: 20_000, last: 32_000 } as const;

/** Returns free ports of this machine that no other program gets by chance before they are used. */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(OWN_PORTS.first, OWN_PORTS.last);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await once(probe.close(), 'close');
    ports.add(port);
  }
  return [...ports];
};

import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** Runs a program to its end, at most five minutes; returns whether it succeeded. */
export type RunProgram = (command: string, args: readonly string[]) => boolean;

const FIVE_MINUTES = 300_000;
export const runProgram: RunProgram = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: FIVE_MINUTES,
    // services are installed, but not started
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Installs packages of Debian and reports them. Returns whether it succeeded. */
export const installPackages = (run: RunProgram, packages: readonly string[]): boolean => {
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', ...packages]);
};

/** The services that tests start, by their packages, with a program of each. */
const services = {
  postgresql: '/usr/lib/postgresql/*/bin/pg_basebackup',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  'redis-server': '/usr/bin/redis-server',
} as const;

const isInstalled = (program: string): boolean => globSync(program).length > 0;

/** Installs missing services as root. Without them, their tests are skipped. */
export const ensureServices = (
  run: RunProgram = runProgram,
  isThere: (program: string) => boolean = isInstalled,
): void => {
  const missing = Object.entries(services).flatMap(([name, program]) => (isThere(program) ? [] : [name]));
  if (missing.length > 0 && isRoot()) installPackages(run, missing);
};

import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, runProgram, serviceFolder } from './production/programs.ts';

/** A PostgreSQL of the system's packages, whose own client programs can back it up. */
export interface SystemPostgres {
  /** Creates an empty database and returns its address. */
  readonly newDatabase: (name: string) => string;
  readonly stop: () => void;
}

const folderOfPrograms = (): string | null => {
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    execFileSync(join(folder, 'initdb'), ['--version'], { stdio: 'ignore' });
    return folder;
  } catch {
    return null;
  }
};

/** The folder of the system's PostgreSQL, or null if it is not installed; tests that need it are then skipped. */
export const systemPrograms = folderOfPrograms();

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0;

/** @param settings of PostgreSQL, like `ssl=on` */
export const startSystemPostgres = async (settings: readonly string[] = []): Promise<SystemPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'baguni-system-'));
  const data = join(folder, 'data');
  const options: ExecFileSyncOptions = { stdio: 'ignore', cwd: '/' };
  const run = (program: string, ...words: readonly string[]): void => {
    const path = join(systemPrograms ?? '', program);
    if (isRoot) execFileSync('runuser', ['-u', 'postgres', '--', path, ...words], options);
    else execFileSync(path, words, options);
  };
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  const [port = 0] = await freePorts(1);
  run('initdb', '--pgdata', data, '--username=baguni', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync');
  const all = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off', ...settings];
  run(
    'pg_ctl',
    'start',
    '--wait',
    '--pgdata',
    data,
    '--log',
    join(folder, 'log'),
    '--options',
    all.map((one) => `-c ${one}`).join(' '),
  );
  return {
    newDatabase: (name) => {
      run('createdb', '--host=127.0.0.1', `--port=${port}`, '--username=baguni', name);
      return `postgres://baguni:a%20secret@127.0.0.1:${port}/${name}`;
    },
    stop: () => {
      run('pg_ctl', 'stop', '--pgdata', data, '--mode', 'immediate');
      rmSync(folder, { recursive: true });
    },
  };
};

/** Creates a certificate for 127.0.0.1 that signs itself; returns its file, and the settings that let PostgreSQL use it. */
export const ownCertificate = async (): Promise<{
  readonly certificate: string;
  readonly settings: readonly string[];
}> => {
  const folder = serviceFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const words = `req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=database
    -addext subjectAltName=IP:127.0.0.1 -keyout ${key} -out ${certificate}`;
  await runProgram('openssl', words.split(/\s+/u));
  return { certificate, settings: ['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`] };
};

import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { schemaOf, SCHEMA_VERSION } from '../store/migrations.ts';
import type { Place } from '../store/open-store.ts';
import type { Archive } from './archive.ts';
import { postgresArchive } from './postgres-tools.ts';
import { sqliteArchive } from './sqlite-archive.ts';

const archiveOf = ({ databaseUrl, databaseFile, pool }: Place): Archive =>
  databaseUrl === null ? sqliteArchive(databaseFile) : postgresArchive(databaseUrl, pool.tls);

const checksumFile = (file: string): string => `${file}.sha256`;

const checksumOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Compares a file with its checksum: databases find only damage that breaks their structure. */
const mustBeWhole = async (file: string): Promise<void> => {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const written = await readFile(checksumFile(file), 'utf8').catch((error: unknown) => {
    throw new Error(`its checksum is missing: ${checksumFile(file)}`, { cause: error });
  });
  if (written.split(' ', 1)[0] !== (await checksumOf(file)))
    throw new Error(`${file} is damaged: it does not match its checksum`);
};

const fileIn = (target: string, extension: string, now: Date): string => {
  const isFolder = existsSync(target) && statSync(target).isDirectory();
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return isFolder ? join(target, `baguni-${time}Z.${extension}`) : target;
};

const syncToDisk = async (file: string): Promise<void> => {
  const written = await open(file, 'r+');
  await written.sync();
  await written.close();
};

/**
 * Writes a backup of one moment with its checksum, while servers use the database. Only its owner may read it, because
 * it contains personal data.
 * @param target a new file, or a folder, in which the file is named after the time
 * @returns a line for the operator
 */
export const backUp = async (place: Place, target: string, now: Date): Promise<string> => {
  const archive = archiveOf(place);
  const file = fileIn(target, archive.extension, now);
  if (existsSync(file)) throw new Error(`${file} exists; backups are not overwritten`);
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  await writeFile(partial, '', { flag: 'wx', mode: 0o600 });
  try {
    await archive.save(partial);
    const { version } = schemaOf(await archive.steps(partial));
    await writeFile(checksumFile(file), `${await checksumOf(partial)}  ${basename(file)}\n`, { mode: 0o600 });
    for (const written of [partial, checksumFile(file)]) await syncToDisk(written);
    await rename(partial, file);
    return `${file}: ${(await stat(file)).size} bytes, schema version ${version}.`;
  } finally {
    await rm(partial, { force: true });
  }
};

/**
 * Restores a backup into the configured database, all or nothing.
 * @param replaces true to replace the data that the database contains
 * @returns a line for the operator
 */
export const restore = async (place: Place, file: string, replaces: boolean): Promise<string> => {
  const archive = archiveOf(place);
  await mustBeWhole(file);
  const { state, version } = schemaOf(await archive.steps(file));
  if (state === 'Empty') throw new Error(`${file} contains no database of this server`);
  if (state === 'TooNew')
    throw new Error(`${file} has schema version ${version}, and this server knows ${SCHEMA_VERSION} and the next one`);
  if (!replaces && !(await archive.isEmpty()))
    throw new Error('the database is not empty; add --replace to lose its present data');
  await archive.load(file);
  const next = state === 'Old' ? ' Migrate it before servers start: baguni-server migrate' : '';
  return `The database is restored, with schema version ${version}.${next}`;
};

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const stampFile = `${root}node_modules/.baguni-lock-stamp`;
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');

/** True if the installed packages match the lock file, so that a start need not install again. */
export const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash();

/** Remembers which lock was installed; npm calls this file after each install. */
export const stampLock = () => writeFileSync(stampFile, lockHash());

if (process.argv[1] === fileURLToPath(import.meta.url)) stampLock();

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A name for a folder of this run, not made yet; what is there is thrown away when the process ends, by Ctrl-C as well. */
export const temporaryFolder = (): string => {
  const folder = join(tmpdir(), `baguni-chaos-${randomBytes(6).toString('hex')}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
};

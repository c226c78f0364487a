/** The database cannot serve this now; the client may try again a little later (BL-13, RL-6). */
export class Busy extends Error {
  constructor(cause: unknown) {
    super('the database is busy', { cause });
  }
}

const textAt = (error: unknown, name: string): string => {
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** PostgreSQL: serialisation failure, deadlock. */
const conflicts = new Set(['40001', '40P01']);

/** Whether the database gave a transaction up for another's sake, so that it may succeed when it runs again. */
export const isConflict = (error: unknown): boolean => conflicts.has(textAt(error, 'code'));

const unavailable = new Set([
  '57014', // statement_timeout
  '55P03', // lock_timeout
  '53300', // too many connections
  '57P01', // the server is going down
  '57P03', // or coming up
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
]);
/** SQLite: another process holds the file longer than we wait. */
const SQLITE_BUSY = '5';

/** Whether the database could not serve a transaction for reasons that pass. */
export const isUnavailable = (error: unknown): boolean =>
  unavailable.has(textAt(error, 'code')) ||
  (textAt(error, 'code') === 'ERR_SQLITE_ERROR' && textAt(error, 'errcode') === SQLITE_BUSY) ||
  (error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect'));

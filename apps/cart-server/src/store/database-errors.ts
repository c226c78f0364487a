const textAt = (error: unknown, name: string): string => {
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A temporary failure; the client may retry a little later (BL-13, RL-6). */
export class TemporarilyUnavailable extends Error {
  constructor(cause: unknown) {
    // if all addresses of a database fail, the error has a code but no message
    const reason = textAt(cause, 'message') || textAt(cause, 'code');
    super(`the database cannot serve this now: ${reason}`, { cause });
  }
}

const conflicts = new Set(['40001', '40P01']);

/** True if the database aborted a transaction because of another, so that a retry may succeed. */
export const isConflict = (error: unknown): boolean => conflicts.has(textAt(error, 'code'));

const LOCK_TIMEOUT = '55P03';

/** True if a statement waited for a lock for longer than its `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => textAt(error, 'code') === LOCK_TIMEOUT;

/** Closed connection: PostgreSQL ended it or crashed, or the network failed. */
const lost = new Set(['57P01', '57P02', '57P05', '08003', '08006', 'ECONNRESET', 'EPIPE']);
const lostWords = ['Connection terminated', 'Client has encountered a connection error', 'Client was closed'];

const says = (error: unknown, words: readonly string[]): boolean =>
  error instanceof Error && words.some((begin) => error.message.startsWith(begin));

/** True if the connection was closed; its last statement may or may not have run. */
export const isConnectionLost = (error: unknown): boolean => lost.has(textAt(error, 'code')) || says(error, lostWords);

/** True if the driver’s timeout expired; the statement’s result may still arrive. */
export const isAnswerLate = (error: unknown): boolean => says(error, ['Query read timeout']);

const READ_ONLY = '25006';

/** True if the database refuses writes: a standby, or a database in maintenance. */
export const isReadOnly = (error: unknown): boolean => textAt(error, 'code') === READ_ONLY;

/** True if all connections of the pool stayed in use. */
export const isPoolFull = (error: unknown): boolean => says(error, ['timeout exceeded when trying to connect']);

/** PostgreSQL error classes: connection, resources (a full disk), operator intervention, system (a failing disk). */
const unavailableClass = /^(?:08|53|57|58)/u;
const unavailable = new Set([
  LOCK_TIMEOUT,
  '25P03', // idle_in_transaction_session_timeout
  READ_ONLY,
  'ECONNREFUSED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // a restarting database has no socket file
]);
/** The driver’s timeout of opening a connection. */
const timeOutWords = ['timeout expired'];
/** SQLite: file locked for too long, read-only, disk failure (also a file size limit), disk full, not readable. */
const sqliteUnavailable = new Set([5, 8, 10, 13, 14]);
/** The upper bits of SQLite’s extended codes name the failed operation. */
const PRIMARY_CODE = 0xff;

const SQLITE_BUSY = 5;

const sqliteCode = (error: unknown): number | null =>
  textAt(error, 'code') === 'ERR_SQLITE_ERROR' ? Number(textAt(error, 'errcode')) & PRIMARY_CODE : null;

/** True if another connection has a SQLite file open. */
export const isFileBusy = (error: unknown): boolean => sqliteCode(error) === SQLITE_BUSY;

/** True if the database temporarily cannot run a transaction. */
export const isUnavailable = (error: unknown): boolean => {
  const code = textAt(error, 'code');
  return (
    isConnectionLost(error) ||
    unavailableClass.test(code) ||
    unavailable.has(code) ||
    sqliteUnavailable.has(sqliteCode(error) ?? 0) ||
    says(error, timeOutWords) ||
    isPoolFull(error) ||
    isAnswerLate(error)
  );
};

/** This cannot be served now; the client may try again a little later (BL-13, RL-6). */
export class TemporarilyUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database cannot serve this now', { cause });
  }
}

const textAt = (error: unknown, name: string): string => {
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** PostgreSQL: serialisation failure, deadlock. */
const conflicts = new Set(['40001', '40P01']);

/** Whether the database aborted a transaction because of another, so that a retry may succeed. */
export const isConflict = (error: unknown): boolean => conflicts.has(textAt(error, 'code'));

/** An open connection was closed: PostgreSQL ended it, crashed, or the network broke. */
const lost = new Set(['57P01', '57P02', '57P05', '08003', '08006', 'ECONNRESET', 'EPIPE']);
/** The same in the messages of PostgreSQL's driver, which have no code. */
const lostWords = ['Connection terminated', 'Client has encountered a connection error', 'Client was closed'];

const says = (error: unknown, words: readonly string[]): boolean =>
  error instanceof Error && words.some((begin) => error.message.startsWith(begin));

/** Whether the connection was closed; what was sent over it may have been carried out or not. */
export const isConnectionLost = (error: unknown): boolean => lost.has(textAt(error, 'code')) || says(error, lostWords);

/** Whether the driver stopped waiting for the answer to a statement, which may still arrive. */
const isAnswerLate = (error: unknown): boolean => says(error, ['Query read timeout']);

/** PostgreSQL's error classes: connection exceptions, insufficient resources (a full disk), operator intervention, errors of the system (a disk that fails). */
const unavailableClass = /^(?:08|53|57|58)/u;
const unavailable = new Set([
  '55P03', // lock_timeout
  '25P03', // idle_in_transaction_session_timeout
  'ECONNREFUSED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // a database that restarts has no socket file meanwhile
]);
/** The driver's own time-outs: waiting for the pool, opening a connection. */
const timeOutWords = ['timeout exceeded when trying to connect', 'timeout expired'];
/**
 * SQLite: another process locked the file for longer than we wait, the disk fails (as it does beyond a limit of a file's
 * size), the disk is full, the file cannot be opened.
 */
const sqliteUnavailable = new Set([5, 10, 13, 14]);
/** SQLite's extended codes tell in their upper bits which read or write it was. */
const PRIMARY_CODE = 0xff;

/** Whether the database is temporarily unable to serve a transaction. */
export const isUnavailable = (error: unknown): boolean => {
  const code = textAt(error, 'code');
  return (
    isConnectionLost(error) ||
    unavailableClass.test(code) ||
    unavailable.has(code) ||
    (code === 'ERR_SQLITE_ERROR' && sqliteUnavailable.has(Number(textAt(error, 'errcode')) & PRIMARY_CODE)) ||
    says(error, timeOutWords) ||
    isAnswerLate(error)
  );
};

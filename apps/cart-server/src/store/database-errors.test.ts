import { expect, test } from 'vitest';
import { isConflict, isConnectionLost, isUnavailable, TemporarilyUnavailable } from './database-errors.ts';

const coded = (code: string, more: object = {}): Error =>
  Object.assign(new Error('as the database says it'), { code, ...more });

const postgres = '08000 08001 08003 08006 53300 53400 57014 57P01 57P02 57P03 57P05 55P03 25P03 25006';
const network = 'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ENOENT';
test.each(`${postgres} ${network}`.split(' '))('%s is trouble that passes', (code) => {
  expect(isUnavailable(coded(code))).toBe(true);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
])('recognises as temporary the driver’s message without a code: %s', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true);
});

test.each([
  ['another process holds', 5],
  ['is read-only', 8],
  ['is on a disk that fails', 10],
  ['is on a disk that fails while it writes', 778],
  ['is on a disk that is full', 13],
  ['cannot be opened', 14],
])('[SV-01] treats a SQLite file that %s as a temporary failure', (_, errcode) => {
  expect(isUnavailable(coded('ERR_SQLITE_ERROR', { errcode }))).toBe(true);
});

test.each([1, 11, 19, 2067])(
  'does not treat a broken SQLite file or an invalid statement as temporary: %d',
  (errcode) => {
    expect(isUnavailable(coded('ERR_SQLITE_ERROR', { errcode }))).toBe(false);
  },
);

test.each(['23505', '42P01', '22P02', '28P01', '40001', '40P01', '', '5'])(
  'does not treat %j as a temporary failure',
  (code) => {
    expect(isUnavailable(coded(code))).toBe(false);
  },
);

test.each(['40001', '40P01'])('[BL-13] runs the work again after the conflict %s', (code) => {
  expect(isConflict(coded(code))).toBe(true);
  expect(isConflict(coded('55P03'))).toBe(false);
});

test.each([undefined, null, 'Connection terminated', 7, {}, new Error('Connection is fine')])('%j is none', (error) => {
  expect(isUnavailable(error)).toBe(false);
  expect(isConflict(error)).toBe(false);
});

test('counts only closed connections as lost, so that work which has not begun may run again at once', () => {
  expect(['57P01', 'ECONNRESET', 'EPIPE'].map((code) => isConnectionLost(coded(code)))).toEqual([true, true, true]);
  expect(['ECONNREFUSED', '53300', '57P03', '57014'].some((code) => isConnectionLost(coded(code)))).toBe(false);
});

test.each([
  ['disk full', new Error('disk full')],
  ['ECONNREFUSED', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
])('a temporary failure names its cause, for every log line: %s', (reason, cause) => {
  expect(String(new TemporarilyUnavailable(cause))).toBe(`Error: the database cannot serve this now: ${reason}`);
});

import { exit, stderr, stdout } from 'node:process';

/** The exit code of a fault of baguni itself, and of an answer that could not be written. */
const FAULT = 3;

/** Ends the process with what went wrong. */
export const leaveWith = (error: unknown): void => {
  const text = `baguni: ${error instanceof Error ? error.message : String(error)}\n`;
  stderr.write(text, () => exit(FAULT));
};

const isClosed = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

/**
 * Ends the process where its answer cannot be written: in silence where a reader has read enough, such as `head`, whose exit code
 * is then that of the answer; with exit 3 otherwise, as on a full disk (EN-03).
 */
export const leaveOnWriteErrors = (): void => {
  stdout.on('error', (error) => (isClosed(error) ? exit() : leaveWith(error)));
  stderr.on('error', (error) => (isClosed(error) ? exit() : exit(FAULT)));
};

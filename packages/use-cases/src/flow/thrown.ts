import { attempt, type Log } from '@baguni/domain/internal';

/** Returns log text for a thrown value: name and message of an error, or the value as text. */
export const thrownText = (thrown: unknown): string => {
  if (thrown instanceof Error) return thrown.name === 'Error' ? thrown.message : `${thrown.name}: ${thrown.message}`;
  return attempt(() => String(thrown)) ?? 'unknown';
};

/** Reports an unhandled error (ER-07). */
export const reportThrown = (log: Log, thrown: unknown): void =>
  log.report({
    type: 'Unhandled',
    message: thrownText(thrown),
    ...(thrown instanceof Error && thrown.stack && { stack: thrown.stack }),
  });

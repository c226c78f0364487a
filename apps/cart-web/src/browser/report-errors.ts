import type { Log } from '@baguni/domain/internal';
import { reportThrown } from '@baguni/use-cases';
import type { RootOptions } from 'react-dom/client';

export type ErrorSource = Pick<Window, 'addEventListener'>;

export type OnError = (thrown: unknown) => void;

/** Logs each thrown value once. @param log the log of the open page */
export const reportTo =
  (log: () => Log | undefined): OnError =>
  (thrown) => {
    const open = log();
    if (open) reportThrown(open, thrown);
  };

/**
 * Listens for uncaught errors of the window and of promises.
 * @param onUnhandled also informs the shopper
 * @param onError receives events without an error, such as script errors of other sites
 */
export const listenForErrors = (window: ErrorSource, onUnhandled: OnError, onError: OnError): void => {
  window.addEventListener('error', ({ error, message }) => (error ? onUnhandled(error) : onError(message)));
  window.addEventListener('unhandledrejection', ({ reason }) => onUnhandled(reason));
};

/** Maps the three error callbacks of React to one handler. */
export const reactErrors = (onError: OnError): RootOptions => ({
  onCaughtError: onError,
  onUncaughtError: onError,
  onRecoverableError: onError,
});

import type { Log } from '@baguni/domain';
import { reportThrown } from '@baguni/use-cases';
import type { RootOptions } from 'react-dom/client';

/** Of a window, where errors that nothing caught arrive. */
export type ErrorSource = Pick<Window, 'addEventListener'>;

/** The one handler of everything that was thrown and caught nowhere else (LG-6, ER-07). */
export type OnError = (thrown: unknown) => void;

/** Reports what was thrown to the page's log, which tells each once. @param log the log of the page that is open */
export const reportTo =
  (log: () => Log | undefined): OnError =>
  (thrown) => {
    const open = log();
    if (open) reportThrown(open, thrown);
  };

/**
 * Hears of errors that nothing caught: the window's and those of promises.
 * @param onUnhandled tells the shopper too
 * @param onError hears of what comes without an error: another site's script, or a browser's own remark
 */
export const listenForErrors = (window: ErrorSource, onUnhandled: OnError, onError: OnError): void => {
  window.addEventListener('error', ({ error, message }) => (error ? onUnhandled(error) : onError(message)));
  window.addEventListener('unhandledrejection', ({ reason }) => onUnhandled(reason));
};

/** The same for React's three ways to say it. */
export const reactErrors = (onError: OnError): RootOptions => ({
  onCaughtError: onError,
  onUncaughtError: onError,
  onRecoverableError: onError,
});

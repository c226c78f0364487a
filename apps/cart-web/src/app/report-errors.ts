import type { Log } from '@baguni/domain';
import type { RootOptions } from 'react-dom/client';

/** Of a window, where errors that nothing caught arrive. */
export type ErrorSource = Pick<Window, 'addEventListener'>;

/** The one handler of everything that was thrown and caught nowhere else (LG-6, ER-07). */
export type OnError = (thrown: unknown) => void;

const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);

/** Reports what was thrown to the page's log, which tells each once. @param log the log of the page that is open */
export const reportTo =
  (log: () => Log | undefined): OnError =>
  (thrown) =>
    log()?.report({ type: 'Unhandled', message: messageOf(thrown) });

/** Hears of errors that nothing caught: the window's and those of promises. */
export const listenForErrors = (window: ErrorSource, onError: OnError): void => {
  window.addEventListener('error', ({ error, message }) => onError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason));
};

/** The same for React's three ways to say it. */
export const reactErrors = (onError: OnError): RootOptions => ({
  onCaughtError: onError,
  onUncaughtError: onError,
  onRecoverableError: onError,
});

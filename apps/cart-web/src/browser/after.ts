import type { After } from '@baguni/presentation';

/** Runs something later by the browser's own timers. */
export const afterOf =
  (window: Pick<Window, 'setTimeout' | 'clearTimeout'>): After =>
  (ms, run) => {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  };

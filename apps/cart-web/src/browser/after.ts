import type { After } from '@baguni/presentation';

export const afterOf =
  (window: Pick<Window, 'setTimeout' | 'clearTimeout'>): After =>
  (ms, run) => {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  };

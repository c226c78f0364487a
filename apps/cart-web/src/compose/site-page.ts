import type { CartTab, Log } from '@baguni/domain';
import type { ReactNode } from 'react';

export interface SitePage {
  readonly node: ReactNode;
  readonly log: Log;
  readonly unhandled: (thrown: unknown) => void;
  /** Handles back or forward to another tab of this page (RT-03). */
  readonly showTab: (tab: CartTab) => void;
  /** Settles when the page is hydrated and its session has started. */
  readonly isUsable?: Promise<void>;
  readonly start: () => () => void;
}

import type { CartTab, Log } from '@baguni/domain';
import type { ReactNode } from 'react';

/** A page that is ready to be drawn, and what can be done with it while it stands. */
export interface SitePage {
  readonly node: ReactNode;
  readonly log: Log;
  /** Tells of an error that nothing caught, where the page can, and reports it (ER-07). */
  readonly unhandled: (thrown: unknown) => void;
  /** The browser went back or forward to another tab of this page (RT-03). */
  readonly showTab: (tab: CartTab) => void;
  /** The shopper can use it: it stands and listens, with what is behind it. */
  readonly isUsable?: Promise<void>;
  /** Begins its work; answers what ends it. */
  readonly start: () => () => void;
}

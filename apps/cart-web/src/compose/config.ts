import type { AppPage } from '@baguni/adapters/app-page';
import type { CartTab, Storefront } from '@baguni/domain';
import type { Links, Translations } from '@baguni/presentation';
import type { DrawnView } from '../browser/first-view.ts';
import type { KeepingWindow } from '../browser/early-presses.ts';
import type { TabStorage } from '../browser/storage.ts';

/** Of a browser's window, what a page is composed over. */
export type PageWindow = Pick<
  Window,
  | 'document'
  | 'location'
  | 'history'
  | 'crypto'
  | 'setTimeout'
  | 'clearTimeout'
  | 'close'
  | 'fetch'
  | 'navigator'
  | 'addEventListener'
  | 'removeEventListener'
> &
  KeepingWindow;

/** What is decided before a page is composed. */
export interface PageConfig {
  readonly window: PageWindow;
  /** Keeps the selection over a reload; none where the browser denies storage. */
  readonly storage: TabStorage;
  /** The network, or the marketplace in the page (LS-10). */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Whether the marketplace is in the page itself (LS-10). */
  readonly isMock: boolean;
  /** Entries of the tab's history when the site was opened (RT-10). */
  readonly entriesAtStart: number;
  /** Leaves for an address of this site. */
  readonly navigate: (address: string) => void;
  readonly storefront: Storefront;
  readonly words: Translations;
  readonly links: Links;
  /** The hosts to which data may lead (RT-12). */
  readonly allowedHosts: readonly string[];
  /** The app that shows the page; none in a browser (AB-03). */
  readonly app?: AppPage | undefined;
}

/** What a cart page is composed of besides. */
export interface CartConfig extends PageConfig {
  /** The tab to begin with; always one that the storefront shows (PG-02). */
  readonly tab: CartTab;
  /** What the server has drawn the page from; none where the page begins with nothing. */
  readonly firstView?: DrawnView | undefined;
}

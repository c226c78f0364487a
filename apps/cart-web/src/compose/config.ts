import type { AppPage } from '@baguni/adapters/app-page';
import type { CartTab, Storefront, Log } from '@baguni/domain/internal';
import type { Links, Translations } from '@baguni/presentation';
import type { Command } from '@baguni/use-cases';
import type { DrawnView } from '../browser/first-view.ts';
import type { KeepingWindow } from '../browser/presses.ts';
import type { TabStorage } from '../browser/page-window.ts';
import type { ReactNode } from 'react';

export type PageWindow = Pick<
  Window,
  | 'document'
  | 'location'
  | 'history'
  | 'crypto'
  | 'setTimeout'
  | 'requestAnimationFrame'
  | 'clearTimeout'
  | 'close'
  | 'fetch'
  | 'navigator'
  | 'addEventListener'
  | 'removeEventListener'
> &
  KeepingWindow;

export interface PageConfig {
  readonly window: PageWindow;
  /** Keeps the selection across reloads; empty if the browser denies storage. */
  readonly storage: TabStorage;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly isMock: boolean;
  /** History length of the tab when the site was opened (RT-10). */
  readonly entriesAtStart: number;
  readonly navigate: (address: string) => void;
  readonly storefront: Storefront;
  readonly words: Translations;
  readonly links: Links;
  readonly allowedHosts: readonly string[];
  /** The app that shows the page, or undefined in a browser. */
  readonly app?: AppPage | undefined;
  /** Sends a command to the cart of the page, if it has one. */
  readonly send?: (command: Command) => void;
}

export interface CartConfig extends PageConfig {
  /** The first tab; always a visible one (PG-02). */
  readonly tab: CartTab;
  readonly firstView?: DrawnView | undefined;
}

export interface SitePage {
  readonly node: ReactNode;
  readonly log: Log;
  readonly unhandled: (thrown: unknown) => void;
  /** Handles back or forward to another tab of this page (RT-03). */
  readonly showTab: (tab: CartTab) => void;
  readonly start: () => () => void;
}

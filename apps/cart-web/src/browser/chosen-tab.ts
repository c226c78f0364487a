import { clearingLine, readCookie, tabType } from '@baguni/contract';
import { featuresOf, visibleTabs, withTab, type CartTab, type Storefront } from '@baguni/domain';
import { option as O } from 'fp-ts';

/** Of a browser's window, what a chosen tab is read from and written to. */
export interface TabWindow {
  readonly document: Pick<Document, 'cookie'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** Reads the cookie and clears it; a browser that denies cookies has none. */
const takeCookie = (jar: TabWindow['document']): O.Option<CartTab> => {
  try {
    const chosen = readCookie(jar.cookie, tabType);
    if (O.isSome(chosen)) jar.cookie = clearingLine(tabType);
    return chosen;
  } catch {
    return O.none;
  }
};

/**
 * Opens a cart on the tab that its cookie chooses, whatever tab was asked, as the server does for a page that it draws: the
 * cookie is read once and then cleared. Where there are no tabs it stays; a tab that is hidden chooses nothing (LS-09).
 */
export const openChosenTab = ({ document, location, history }: TabWindow, storefront: Storefront): void => {
  const tabs = visibleTabs(featuresOf(storefront));
  const chosen = tabs.length > 0 ? takeCookie(document) : O.none;
  if (O.isSome(chosen) && tabs.includes(chosen.value))
    history.replaceState(history.state, '', withTab(location, chosen.value));
};

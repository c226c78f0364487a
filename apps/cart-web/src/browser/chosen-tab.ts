import { clearingLine, readCookie, tabType } from '@baguni/contract';
import { featuresOf, visibleTabs, withTab, type CartTab, type Storefront } from '@baguni/domain';
import { option as O } from 'fp-ts';

export interface TabWindow {
  readonly document: Pick<Document, 'cookie'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** Reads and clears the cookie; returns `none` if the browser denies cookies. */
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
 * Opens the cart on the tab from the cookie, then clears the cookie (LS-09). Ignores a hidden tab; keeps the cookie
 * if there are no tabs.
 */
export const openChosenTab = ({ document, location, history }: TabWindow, storefront: Storefront): void => {
  const tabs = visibleTabs(featuresOf(storefront));
  const chosen = tabs.length > 0 ? takeCookie(document) : O.none;
  if (O.isSome(chosen) && tabs.includes(chosen.value))
    history.replaceState(history.state, '', withTab(location, chosen.value));
};

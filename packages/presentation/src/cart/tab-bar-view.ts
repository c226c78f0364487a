import type { TabBarView, TabView } from '../common/frame-types.ts';
import { option as O } from 'fp-ts';
import { cartPath, cartTabs, formatNumber, type CartTab } from '@baguni/domain';
import { tabWords, wordOf } from '../common/word.ts';
import type { CartWords } from './cart-words-ko.ts';
import type { ViewContext } from '../common/context.ts';

const word = wordOf<CartWords>();

export interface TabBarFacts {
  readonly tab: CartTab;
  readonly counts: Readonly<Record<CartTab, number>>;
}

export const tabView = (
  { words, storefront }: ViewContext,
  tab: CartTab,
  { tab: current, counts }: TabBarFacts,
): TabView => {
  const label = word(words, tabWords[tab]);
  return {
    tab,
    label,
    count: formatNumber(counts[tab]),
    accessibleName: word(words, 'tabWithCount', { tab: label, n: counts[tab] }),
    href: cartPath({ language: storefront.language, device: O.some(storefront.device), tab }),
    isCurrent: tab === current,
    command: { type: 'SwitchTab', tab },
  };
};

export const tabBarView = (context: ViewContext, facts: TabBarFacts): TabBarView => ({
  isShown: context.features.tabs,
  label: word(context.words, 'tabsLabel'),
  tabs: cartTabs
    .filter((tab) => tab !== 'ExpressShop' || context.features.expressShop)
    .map((tab) => tabView(context, tab, facts)),
});

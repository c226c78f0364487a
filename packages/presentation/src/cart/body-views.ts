import type { LoadState } from '@baguni/use-cases';
import type { EmptyView, FailureView, LoadingView, TroubleView } from '../common/frame-types.ts';
import { messageText, tabWords, wordOf } from '../common/word.ts';
import type { CartTab } from '@baguni/domain';
import type { CartWords } from './cart-words-ko.ts';
import type { PriceWords } from '../prices/price-words-ko.ts';
import { action } from '../common/action-views.ts';
import type { ViewContext } from '../common/context.ts';
import { tabView, type TabBarFacts } from './tab-bar-view.ts';

const word = wordOf<CartWords & PriceWords>();

const emptyTitle = ({ words }: ViewContext, tab: CartTab): string =>
  tab === 'All' ? messageText(words, 'EMPTY-CART') : word(words, 'emptyTab', { tab: word(words, tabWords[tab]) });

export const emptyView = (context: ViewContext, facts: TabBarFacts): EmptyView => {
  const { words, links } = context;
  const hasOthers = facts.tab !== 'All' && facts.counts.All > 0;
  return {
    title: emptyTitle(context, facts.tab),
    text: word(words, 'emptyText'),
    link: { label: word(words, 'emptyLink'), href: links.home },
    showAll: hasOthers ? tabView(context, 'All', facts) : undefined,
  };
};

export const failureView = ({ words, links }: ViewContext): FailureView => ({
  title: word(words, 'failureTitle'),
  text: messageText(words, 'CART-LOAD-FAILED'),
  home: { label: word(words, 'failureHome'), href: links.home },
  retry: action(word(words, 'retry'), word(words, 'retry'), { type: 'OpenCart' }),
});

/** A section of the page failed to load or to render; offers a retry. */
export const troubleView = ({ words }: ViewContext, code: 'PART-NOT-LOADED' | 'PART-BROKEN'): TroubleView => ({
  text: messageText(words, code),
  retryLabel: word(words, 'retry'),
});

export const loadingView = (
  { words }: ViewContext,
  { load, isOrdering }: { readonly load: LoadState; readonly isOrdering: boolean },
): LoadingView => {
  if (load === 'NotLoaded') return { type: 'Cart', text: word(words, 'loadingCart') };
  if (isOrdering) return { type: 'Order', text: word(words, 'ordering') };
  return { type: 'None', text: '' };
};

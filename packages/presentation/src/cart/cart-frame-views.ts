import type { BoxView, TroubleView } from '../common/common-types.ts';
import { cartPath, cartTabs, formatNumber, type CartTab, type BoxState } from '@baguni/domain/internal';
import { tabWords, wordOf, messageText } from '../common/word.ts';
import type { CartWords } from './cart-words-ko.ts';
import type { ViewContext } from '../common/context.ts';
import type { Command, LoadState } from '@baguni/use-cases';
import { action, plainAction } from '../common/shared-views.ts';
import type { PriceWords } from '../prices/price-words-ko.ts';

const word = wordOf<CartWords & PriceWords>();

export interface TabBarFacts {
  readonly tab: CartTab;
  readonly counts: Readonly<Record<CartTab, number>>;
}

export const tabView = ({ words, storefront }: ViewContext, tab: CartTab, { tab: current, counts }: TabBarFacts) => {
  const label = word(words, tabWords[tab]);
  return {
    tab,
    label,
    count: formatNumber(counts[tab]),
    accessibleName: word(words, 'tabWithCount', { tab: label, n: counts[tab] }),
    href: cartPath({ language: storefront.language, device: storefront.device, tab }),
    isCurrent: tab === current,
    command: { type: 'SwitchTab', tab } satisfies Command,
  };
};

/** A link with aria-current. */
export type TabView = ReturnType<typeof tabView>;

export const tabBarView = (context: ViewContext, facts: TabBarFacts) => ({
  isShown: context.features.tabs,
  label: word(context.words, 'tabsLabel'),
  tabs: cartTabs
    .filter((tab) => tab !== 'ExpressShop' || context.features.expressShop)
    .map((tab) => tabView(context, tab, facts)),
});

export type TabBarView = ReturnType<typeof tabBarView>;

export interface ToolbarFacts {
  readonly box: BoxState;
  readonly selectedCount: number;
  readonly orderableCount: number;
  readonly unitCount: number;
  readonly isDomesticBusinessman: boolean;
}

/** Builds the toolbar. Delete stays enabled without a selection, because the rule explains the refusal. */
export const toolbarView = ({ words, features }: ViewContext, facts: ToolbarFacts) => {
  const { selectedCount: n, orderableCount: total, unitCount } = facts;
  const others = unitCount - total;
  const selectedText =
    others === 0 ? word(words, 'selectedOf', { n, total }) : word(words, 'selectedOfSome', { n, total, others });
  const selectAll = word(words, 'selectAll');
  return {
    label: word(words, 'toolbarLabel'),
    box: {
      state: facts.box,
      label: selectAll,
      accessibleName: word(words, 'withState', { label: selectAll, state: selectedText }),
      isEnabled: facts.orderableCount > 0,
      command: { type: 'ToggleTab' },
    } satisfies BoxView,
    selectedText,
    /** For narrow places; the name of the box has the whole text. */
    selectedShort: `${n}/${total}`,
    deleteSelected: action(word(words, 'deleteSelected'), word(words, 'deleteSelectedName', { n }), {
      type: 'DeleteSelected',
    }),
    estimate:
      features.estimate && facts.isDomesticBusinessman
        ? plainAction(word(words, 'printEstimate'), { type: 'OpenSideLayer', layer: 'EstimateSheet' })
        : undefined,
  };
};

export type ToolbarView = ReturnType<typeof toolbarView>;

const emptyTitle = ({ words }: ViewContext, tab: CartTab): string =>
  tab === 'All' ? messageText(words, 'EMPTY-CART') : word(words, 'emptyTab', { tab: word(words, tabWords[tab]) });

export const emptyView = (context: ViewContext, facts: TabBarFacts) => {
  const { words, links } = context;
  const hasOthers = facts.tab !== 'All' && facts.counts.All > 0;
  return {
    title: emptyTitle(context, facts.tab),
    text: word(words, 'emptyText'),
    link: { label: word(words, 'emptyLink'), href: links.home },
    showAll: hasOthers ? tabView(context, 'All', facts) : undefined,
  };
};

export type EmptyView = ReturnType<typeof emptyView>;

export const failureView = ({ words, links }: ViewContext) => ({
  title: word(words, 'failureTitle'),
  text: messageText(words, 'CART-LOAD-FAILED'),
  home: { label: word(words, 'failureHome'), href: links.home },
  retry: plainAction(word(words, 'retry'), { type: 'OpenCart' }),
});

export type FailureView = ReturnType<typeof failureView>;

/** A section of the page failed to load or to render; offers a retry. */
export const troubleView = ({ words }: ViewContext, code: 'PART-NOT-LOADED' | 'PART-BROKEN'): TroubleView => ({
  text: messageText(words, code),
  retryLabel: word(words, 'retry'),
});

export interface LoadingView {
  readonly type: 'Cart' | 'Order' | 'None';
  readonly text: string;
}

export const loadingView = (
  { words }: ViewContext,
  { load, isOrdering }: { readonly load: LoadState; readonly isOrdering: boolean },
): LoadingView => {
  if (load === 'NotLoaded') return { type: 'Cart', text: word(words, 'loadingCart') };
  if (isOrdering) return { type: 'Order', text: word(words, 'ordering') };
  return { type: 'None', text: '' };
};

import type { LoadState } from '@baguni/use-cases';
import type { PageView } from '../common/frame-types.ts';
import type { LinkView } from '../common/common-types.ts';
import type { CartTab } from '@baguni/domain';
import { htmlLangs, serviceNames, tabWords, wordOf } from '../common/word.ts';
import type { ShellWords } from './shell-words-ko.ts';
import type { ViewContext } from '../common/context.ts';

const word = wordOf<ShellWords>();

export const landmarks = { list: 'cart-list', summary: 'order-summary', tabs: 'cart-tabs', main: 'cart-main' } as const;

export interface PageFacts {
  readonly load: LoadState;
  readonly tab: CartTab;
  readonly unitCount: number;
}

const rootClasses: Readonly<Record<CartTab, string>> = {
  All: 'cart-all',
  SmileFresh: 'cart-smile-fresh',
  SmileDelivery: 'cart-smile-delivery',
  ExpressShop: 'cart-express-shop',
};

export const titleOf = ({ words, storefront, features }: ViewContext): string => {
  const title = word(words, 'title');
  if (!features.titleWithMarketplaceName) return title;
  return word(words, 'titleWithService', { service: word(words, serviceNames[storefront.tenant]), title });
};

const documentTitle = ({ words, storefront }: ViewContext, { load, tab }: PageFacts): string => {
  const [title, service] = [word(words, 'title'), word(words, serviceNames[storefront.tenant])];
  if (load === 'LoadFailed') return word(words, 'documentTitleFailed', { title, service });
  return word(words, 'documentTitle', { title, service, tab: word(words, tabWords[tab]) });
};

const bodyOf = ({ load, unitCount }: PageFacts): PageView['body'] => {
  switch (load) {
    case 'NotLoaded':
      return 'Loading';
    case 'LoadFailed':
      return 'Failure';
    case 'Loaded':
      return unitCount === 0 ? 'Empty' : 'Cart';
  }
};

const skipLinks = ({ words, features }: ViewContext, body: PageView['body']): readonly LinkView[] => [
  { label: word(words, 'skipToList'), href: `#${landmarks.list}` },
  ...(body === 'Cart' ? [{ label: word(words, 'skipToSummary'), href: `#${landmarks.summary}` }] : []),
  ...(features.tabs ? [{ label: word(words, 'skipToTabs'), href: `#${landmarks.tabs}` }] : []),
];

export const pageView = (context: ViewContext, facts: PageFacts): PageView => {
  const { words, storefront } = context;
  const body = bodyOf(facts);
  return {
    title: titleOf(context),
    documentTitle: documentTitle(context, facts),
    htmlLang: htmlLangs[words.language],
    loadState: facts.load,
    body,
    layout: storefront.device,
    tenant: storefront.tenant,
    language: words.language,
    tab: facts.tab,
    rootClass: rootClasses[facts.tab],
    skipLinks: skipLinks(context, body),
    listHeading: word(words, 'listHeading', { tab: word(words, tabWords[facts.tab]) }),
  };
};

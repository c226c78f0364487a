import type { LoadState } from '@baguni/use-cases';
import type { LinkView, ActionView } from '../common/common-types.ts';
import {
  type CartTab,
  type Buyer,
  cartPath,
  formatNumber,
  languages,
  type EnvironmentName,
  type Language,
} from '@baguni/domain/internal';
import { htmlLangs, serviceNames, tabWords, wordOf, languageNames } from '../common/word.ts';
import type { ShellWords } from './shell-words-ko.ts';
import type { ViewContext } from '../common/context.ts';
import { plainAction } from '../common/shared-views.ts';

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

const bodyOf = ({ load, unitCount }: PageFacts): 'Loading' | 'Failure' | 'Empty' | 'Cart' => {
  switch (load) {
    case 'NotLoaded':
      return 'Loading';
    case 'LoadFailed':
      return 'Failure';
    case 'Loaded':
      return unitCount === 0 ? 'Empty' : 'Cart';
  }
};

const skipLinks = ({ words, features }: ViewContext, body: ReturnType<typeof bodyOf>): readonly LinkView[] => [
  { label: word(words, 'skipToList'), href: `#${landmarks.list}` },
  ...(body === 'Cart' ? [{ label: word(words, 'skipToSummary'), href: `#${landmarks.summary}` }] : []),
  ...(features.tabs ? [{ label: word(words, 'skipToTabs'), href: `#${landmarks.tabs}` }] : []),
];

export const pageView = (context: ViewContext, facts: PageFacts) => {
  const { words, storefront } = context;
  const body = bodyOf(facts);
  const title = titleOf(context);
  return {
    title,
    documentTitle: title,
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

export type PageView = ReturnType<typeof pageView>;

/** Sign-in link with its reason, for guests; undefined for signed-in buyers. It returns to the current page. */
export const signInAction = ({ words }: ViewContext, buyer: Pick<Buyer, 'isLogin'>): ActionView | undefined => {
  return buyer.isLogin ? undefined : plainAction(word(words, 'signInWhy'), { type: 'SignIn' });
};

export interface HeaderFacts extends PageFacts {
  readonly environment: EnvironmentName;
  readonly step: 'Cart' | 'Order' | 'Done';
  /** Path of this page in another language; the cart’s if missing. */
  readonly pathIn?: (language: Language) => string;
}

/** The previous page of the shopper, or by tab: SmileDelivery home, same-day home or main home. */
const backLink = ({ words, links }: ViewContext, tab: CartTab): LinkView => {
  if (links.back !== undefined) return { label: word(words, 'backReturn'), href: links.back };
  switch (tab) {
    case 'SmileDelivery':
      return { label: word(words, 'backSmileDelivery'), href: links.smileDeliveryHome };
    case 'ExpressShop':
      return { label: word(words, 'backExpressShop'), href: links.expressShopHome };
    case 'All':
    case 'SmileFresh':
      return { label: word(words, 'backMain'), href: links.home };
  }
};

const languageLinks = ({ storefront }: ViewContext, { tab, pathIn }: HeaderFacts) =>
  languages.map((language) => ({
    label: languageNames[language],
    lang: htmlLangs[language],
    // Sets the charset, because an existing cookie would override the language.
    href: `${pathIn?.(language) ?? cartPath({ language, device: storefront.device, tab })}?charset=${language}`,
    isCurrent: language === storefront.language,
  }));

const environmentPicker = (context: ViewContext, { environment: name, tab }: HeaderFacts) => {
  const { words, storefront, links } = context;
  const { language, device } = storefront;
  const path = cartPath({ language, device, tab });
  return {
    label: word(words, 'environment', { name }),
    name,
    choices: [
      ...links.environments.map(([label, origin]) => ({
        label: label as string,
        href: `${origin}${path}`,
        isCurrent: label === name,
      })),
      // a late chunk adds the cart to the address
      { label: word(words, 'explainCart'), href: '/playground/', isCurrent: false },
    ],
  };
};

/** Current environment and the others to choose. */
export type EnvironmentPickerView = ReturnType<typeof environmentPicker>;

const steps = { Cart: 'stepCart', Order: 'stepOrder', Done: 'stepDone' } as const;
const stepOrder = ['Cart', 'Order', 'Done'] as const;

export const headerView = (context: ViewContext, facts: HeaderFacts) => {
  const { words, storefront, links } = context;
  const title = facts.step === 'Cart' ? titleOf(context) : word(words, 'orderPageTitle');
  const isCounted = facts.step === 'Cart' && facts.load === 'Loaded';
  return {
    serviceName: word(words, serviceNames[storefront.tenant]),
    home: { label: word(words, 'home'), href: links.home },
    close:
      links.head === 'Closable' && facts.step === 'Cart'
        ? plainAction(word(words, 'close'), { type: 'ClosePage' })
        : undefined,
    isHidden: links.head === 'OfApp',
    title,
    count: isCounted ? formatNumber(facts.unitCount) : undefined,
    accessibleTitle: isCounted ? word(words, 'titleWithCount', { title, n: facts.unitCount }) : title,
    stepsLabel: word(words, 'stepsLabel'),
    steps: stepOrder.map((step) => ({ label: word(words, steps[step]), isCurrent: step === facts.step })),
    back: backLink(context, facts.tab),
    demo:
      links.demo === undefined || facts.environment !== 'local'
        ? undefined
        : { label: word(words, 'demo'), href: links.demo },
    // a host of production has no other environments, also while the environment is unknown
    environment:
      facts.environment === 'production' || links.environments.length === 0
        ? undefined
        : environmentPicker(context, facts),
    languagesLabel: word(words, 'languagesLabel'),
    languages: languageLinks(context, facts),
    customerCentre: { label: word(words, 'customerCentre'), href: links.customerCentre },
  };
};

/** `signIn` is for known guests only. */
export type HeaderView = ReturnType<typeof headerView> & { readonly signIn?: ActionView | undefined };

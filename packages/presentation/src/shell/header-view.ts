import type { LoadState } from '@baguni/use-cases';
import { action } from '../common/action-views.ts';
import type { ActionView, LinkView } from '../common/common-types.ts';
import type { EnvironmentPickerView, HeaderView, LanguageLinkView } from '../common/frame-types.ts';
import { option as O } from 'fp-ts';
import { cartPath, formatNumber, languages, type CartTab, type EnvironmentName } from '@baguni/domain';
import { htmlLangs, languageNames, serviceNames, wordOf } from '../common/word.ts';
import type { ShellWords } from './shell-words-ko.ts';
import type { ViewContext } from '../common/context.ts';
import { titleOf } from './page-view.ts';

const word = wordOf<ShellWords>();

export interface HeaderFacts {
  readonly load: LoadState;
  readonly tab: CartTab;
  readonly unitCount: number;
  readonly environment: EnvironmentName;
  readonly step: 'Cart' | 'Order' | 'Done';
}

const isProduction = (name: EnvironmentName): boolean => name === 'production' || name === 'av';

/** By tab: SmileDelivery home, same-day home or main home. */
const backLink = ({ words, links }: ViewContext, tab: CartTab): LinkView => {
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

const languageLinks = ({ storefront }: ViewContext, tab: CartTab): readonly LanguageLinkView[] =>
  languages.map((language) => ({
    label: languageNames[language],
    lang: htmlLangs[language],
    // Sets the charset, because an existing cookie would override the language.
    href: `${cartPath({ language, device: O.some(storefront.device), tab })}?charset=${language}`,
    isCurrent: language === storefront.language,
  }));

const closeAction = ({ words }: ViewContext): ActionView => {
  const label = word(words, 'close');
  return action(label, label, { type: 'ClosePage' });
};

const environmentPicker = (context: ViewContext, { environment: name, tab }: HeaderFacts): EnvironmentPickerView => {
  const { words, storefront, links } = context;
  const { language, device } = storefront;
  const path = cartPath({ language, device: O.some(device), tab });
  return {
    label: word(words, 'environment', { name }),
    name,
    choices: links.environments.map(([label, origin]) => ({
      label,
      href: `${origin}${path}`,
      isCurrent: label === name,
    })),
  };
};

const steps = { Cart: 'stepCart', Order: 'stepOrder', Done: 'stepDone' } as const;
const stepOrder = ['Cart', 'Order', 'Done'] as const;

export const headerView = (context: ViewContext, facts: HeaderFacts): HeaderView => {
  const { words, storefront, links } = context;
  const title = facts.step === 'Cart' ? titleOf(context) : word(words, 'orderPageTitle');
  const isCounted = facts.step === 'Cart' && facts.load === 'Loaded';
  const isHidden = isProduction(facts.environment);
  return {
    serviceName: word(words, serviceNames[storefront.tenant]),
    home: { label: word(words, 'home'), href: links.home },
    close: links.head === 'Closable' && facts.step === 'Cart' ? closeAction(context) : undefined,
    isHidden: links.head === 'OfApp',
    title,
    count: isCounted ? formatNumber(facts.unitCount) : undefined,
    accessibleTitle: isCounted ? word(words, 'titleWithCount', { title, n: facts.unitCount }) : title,
    stepsLabel: word(words, 'stepsLabel'),
    steps: stepOrder.map((step) => ({ label: word(words, steps[step]), isCurrent: step === facts.step })),
    back: backLink(context, facts.tab),
    demo: isHidden || links.demo === undefined ? undefined : { label: word(words, 'demo'), href: links.demo },
    environment: isHidden ? undefined : environmentPicker(context, facts),
    languagesLabel: word(words, 'languagesLabel'),
    languages: languageLinks(context, facts.tab),
    customerCentre: { label: word(words, 'customerCentre'), href: links.customerCentre },
  };
};

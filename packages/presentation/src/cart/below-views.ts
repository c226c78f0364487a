import type { Session } from '@baguni/use-cases';
import {
  customerCentreNumber,
  type BsdBanner,
  type ItemPurchaseBenefits,
  chosenUnits,
  listNames,
  MAX_SHARED_UNITS,
} from '@baguni/domain/internal';
import type { ViewContext } from '../common/context.ts';
import { itemLinkView, plainAction } from '../common/shared-views.ts';
import { filled } from '../common/word.ts';
import { informationWords, type InformationWords } from './information-words.ts';
import { shareWords } from './share-words.ts';

const bannerView = ({ cart: { units, storefront } }: Session, words: InformationWords, banner: BsdBanner) => ({
  key: banner.itemNos.join(),
  label: words.bsd,
  text: banner.text,
  itemsText: filled(words.bsdItems, { n: banner.itemNos.length }),
  names: listNames(
    [...new Set(units.flatMap(({ item }) => (banner.itemNos.includes(item.itemNo) ? [item.itemName] : [])))],
    storefront.language,
  ),
  imageUrl: banner.imageUrl === '' ? undefined : banner.imageUrl,
  textColor: banner.textColor,
  bgColor: banner.bgColor,
});

export type BsdBannerView = ReturnType<typeof bannerView>;

const benefitView = (
  context: ViewContext,
  { cart: { units } }: Session,
  words: InformationWords,
  { itemNo, itemPurchaseBenefitList }: ItemPurchaseBenefits,
) => {
  const unit = units.find(({ item }) => item.itemNo === itemNo);
  if (unit === undefined || itemPurchaseBenefitList.length === 0) return [];
  const texts = itemPurchaseBenefitList.map(({ benefitType }) => words.benefit[benefitType]);
  return [
    {
      key: itemNo as string,
      name: unit.item.itemName,
      link: itemLinkView(context, unit.item),
      texts: [...new Set(texts)],
    },
  ];
};

export type BenefitView = ReturnType<typeof benefitView>[number];

const benefitsView = (context: ViewContext, state: Session, words: InformationWords) => {
  const items = (state.extras.benefits ?? []).flatMap((one) => benefitView(context, state, words, one));
  return items.length === 0 ? undefined : { title: words.benefits, items };
};

const helpView = ({ storefront: { tenant } }: ViewContext, words: InformationWords) => {
  const number = customerCentreNumber(tenant);
  const accessibleName = filled(words.callHelp, { number });
  return { label: words.help, number, href: `tel:${number.replaceAll('-', '')}`, accessibleName };
};

export type HelpView = ReturnType<typeof helpView>;

export const informationView = (context: ViewContext, state: Session) => {
  const words = informationWords[context.words.language];
  return {
    banners: (state.extras.bsd ?? []).map((banner) => bannerView(state, words, banner)),
    benefits: benefitsView(context, state, words),
    help: helpView(context, words),
    trouble: state.extras.isCheckoutHealthy === false ? words.checkoutDown : undefined,
  };
};

export type InformationView = ReturnType<typeof informationView>;

/** The link to the selected units, or undefined in an empty cart. */
export const shareView = ({ words: { language } }: ViewContext, { cart }: Session) => {
  if (cart.units.length === 0) return undefined;
  const { heading, share, text, none, many } = shareWords[language];
  const n = chosenUnits(cart).length;
  const reason = n === 0 ? none : many;
  const isEnabled = n > 0 && n <= MAX_SHARED_UNITS;
  return {
    heading,
    text: filled(isEnabled ? text : reason, { n, max: MAX_SHARED_UNITS }),
    share: { ...plainAction(share, { type: 'ShareCart' }), isEnabled },
  };
};

export type ShareView = NonNullable<ReturnType<typeof shareView>>;

import type { ItemLinkView } from '../common/common-types.ts';
import type { Session } from '@baguni/use-cases';
import { customerCentreNumber, shippingPromotion, type ItemPurchaseBenefits } from '@baguni/domain';
import { money, type ViewContext } from '../common/context.ts';
import { itemLinkView } from '../common/shared-views.ts';
import { filled } from '../common/word.ts';
import { informationWords, type InformationWords } from './information-words.ts';

export interface BsdBannerView {
  readonly label: string;
  readonly text: string;
  readonly itemsText: string;
  readonly imageUrl: string | undefined;
  readonly textColor: string;
  readonly bgColor: string;
}

export interface BenefitView {
  readonly key: string;
  readonly name: string;
  /** Undefined if the item has no page. */
  readonly link: ItemLinkView | undefined;
  readonly texts: readonly string[];
}

export interface BenefitsView {
  readonly title: string;
  readonly items: readonly BenefitView[];
}

export interface HelpView {
  readonly label: string;
  readonly number: string;
  readonly href: string;
  readonly accessibleName: string;
}

export interface InformationView {
  readonly banner: BsdBannerView | undefined;
  readonly benefits: BenefitsView | undefined;
  /** Shipping promotion with the note that it is not included; undefined if there is no shipping fee. */
  readonly promotion: { readonly text: string; readonly note: string } | undefined;
  readonly help: HelpView;
  /** Local server that does not respond. */
  readonly trouble: string | undefined;
}

const bannerView = ({ extras: { bsd } }: Session, words: InformationWords): BsdBannerView | undefined =>
  bsd
    ? {
        label: words.bsd,
        text: bsd.text,
        itemsText: filled(words.bsdItems, { n: bsd.itemNos.length }),
        imageUrl: bsd.imageUrl === '' ? undefined : bsd.imageUrl,
        textColor: bsd.textColor,
        bgColor: bsd.bgColor,
      }
    : undefined;

const benefitView = (
  context: ViewContext,
  { cart: { units } }: Session,
  words: InformationWords,
  { itemNo, itemPurchaseBenefitList }: ItemPurchaseBenefits,
): readonly BenefitView[] => {
  const unit = units.find(({ item }) => item.itemNo === itemNo);
  if (unit === undefined || itemPurchaseBenefitList.length === 0) return [];
  const texts = itemPurchaseBenefitList.map(({ benefitType }) => words.benefit[benefitType]);
  return [
    {
      key: itemNo,
      name: unit.item.itemName,
      link: itemLinkView(context, unit.item),
      texts: [...new Set(texts)],
    },
  ];
};

const benefitsView = (context: ViewContext, state: Session, words: InformationWords): BenefitsView | undefined => {
  const items = (state.extras.benefits ?? []).flatMap((one) => benefitView(context, state, words, one));
  return items.length === 0 ? undefined : { title: words.benefits, items };
};

const helpView = ({ storefront: { tenant } }: ViewContext, words: InformationWords): HelpView => {
  const number = customerCentreNumber(tenant);
  const accessibleName = filled(words.callHelp, { number });
  return { label: words.help, number, href: `tel:${number.replaceAll('-', '')}`, accessibleName };
};

export const informationView = (context: ViewContext, state: Session): InformationView => {
  const words = informationWords[context.words.language];
  const { from, percentOff: percent } = shippingPromotion;
  return {
    banner: bannerView(state, words),
    benefits: benefitsView(context, state, words),
    promotion:
      state.cart.units.length === 0
        ? undefined
        : { text: filled(words.promotion, { amount: money(context, from), percent }), note: words.promotionNote },
    help: helpView(context, words),
    trouble: state.extras.isCheckoutHealthy === false ? words.checkoutDown : undefined,
  };
};

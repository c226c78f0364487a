import { confirmationsOf, type ExceptionItemType, type LayerDetail, type LoneLayerType } from '@baguni/domain/internal';
import { imageView } from '../common/shared-views.ts';
import type { Translations } from '../common/translations.ts';
import { word } from '../common/word.ts';
import type { CommonWords } from '../common/common-words-ko.ts';
import { layerPolicies } from './layer-policy.ts';
import type { LayerButtonView, LayerType, LayerView } from './layer-types.ts';
import { layerText } from './layer-words.ts';

/** The questions of a cart that can be shown without the cart. All other layers need the shopper’s cart (RT-08). */
const questions: Readonly<Partial<Record<LoneLayerType, LayerType>>> = {
  AddedToCart: 'Confirm',
  ConfirmAuthentication: 'ConfirmAuthentication',
  ConfirmOrderExceptSomeItems: 'ConfirmOrderExceptSomeItems',
  ConfirmIncomeDutyItemOrderType: 'ConfirmIncomeDutyItemOrderType',
  ConfirmMaxInstallOrder: 'ConfirmMaxInstallOrder',
};

const labelWords = {
  Adult: 'labelAdult',
  ECoupon: 'labelECoupon',
  Install: 'labelInstall',
  IncomeDuty: 'labelIncomeDuty',
  Used: 'labelUsed',
} as const satisfies Readonly<Record<ExceptionItemType, keyof CommonWords>>;

/** Items to install are ordered now; items of any other exception stay in the cart (LY-06). */
const headingOf = (words: Translations, { showingItems }: LayerDetail): string => {
  const isInstall = showingItems.some(({ exceptionItemType }) => exceptionItemType === 'Install');
  return layerText(words)(isInstall ? 'orderedNow' : 'staysInCart', { n: showingItems.length });
};

const listOf = (words: Translations, detail: LayerDetail) => ({
  heading: headingOf(words, detail),
  items: detail.showingItems.map(({ itemImageUrl, itemName, exceptionItemType: kind }, i) => ({
    key: String(i),
    image: imageView(itemImageUrl, false),
    name: itemName,
    optionText: '',
    labels: kind === undefined ? [] : [{ kind, text: word(words, labelWords[kind]) }],
  })),
});

const confirmWords = { OnlyIncomeDutyItem: 'yesOnlyIncomeDuty', OrderTogether: 'yesOrderTogether' } as const;

/** Closing is no; the least destructive button comes first. */
const buttonsOf = (words: Translations, detail: LayerDetail): readonly LayerButtonView[] => {
  const confirmations = confirmationsOf(detail);
  const isTold = confirmations.length === 0;
  const no = {
    label: layerText(words)(isTold ? 'yes' : 'no'),
    answer: false,
    isPrimary: isTold,
    hasInitialFocus: true,
  };
  return [
    no,
    ...confirmations.toReversed().map((answer) => ({
      label: answer === true ? detail.buttonText : layerText(words)(confirmWords[answer]),
      answer,
      isPrimary: answer !== 'OrderTogether',
      hasInitialFocus: false,
    })),
  ];
};

/** Returns the view of a question with its stored detail, or undefined for a layer of the cart. */
export const loneLayerView = (words: Translations, detail: LayerDetail): LayerView | undefined => {
  const type = questions[detail.layerType];
  if (type === undefined) return undefined;
  return {
    key: detail.layerType,
    type,
    domId: 'lone-layer',
    title: detail.title,
    message: [...detail.texts, ...(detail.subText === undefined ? [] : [detail.subText])].join('\n'),
    lists: detail.showingItems.length === 0 ? [] : [listOf(words, detail)],
    buttons: buttonsOf(words, detail),
    closeAnswer: false,
    closeLabel: word(words, 'close'),
    isDimmed: layerPolicies[type].isDimmed,
    isClosing: false,
    isTop: true,
  };
};

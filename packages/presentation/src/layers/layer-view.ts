import { imageView, itemLinkView, kindLabels, optionTextOf, unitNameOf } from '../common/shared-views.ts';
import type {
  LayerItemView,
  LayerListView,
  LayerButtonView,
  LayerView,
  Layer,
  LayerAnswer,
  LayerOf,
} from './layer-types.ts';
import { messageText, word } from '../common/word.ts';
import { productOf, type CartUnit, type MessageKey, type Params } from '@baguni/domain/internal';
import type { AddedShared, LeftItem, OrderFirst, Question } from '@baguni/use-cases';
import { layerText, type LayerWords } from './layer-words.ts';
import type { ViewContext } from '../common/context.ts';
import type { Translations } from '../common/translations.ts';
import { layerPolicies } from './layer-policy.ts';
import type { OpenLayer, LayerStore } from './layer-store.ts';
import { splitContent } from './split-orders.ts';
import { splitWords } from './split-words.ts';
import { leftLists, mergeText } from './merged-carts.ts';
import { noticeText } from './toasts.ts';
import { memoizedViews } from '../store/memoize.ts';

type QuestionOf<T extends Question['type']> = Extract<Question, { type: T }>;

interface Asked {
  readonly title: Extract<keyof LayerWords, `layer${string}`>;
  /** Missing if a text with a plural takes its place. */
  readonly message?: MessageKey;
  readonly params?: Params;
  readonly yes: Extract<keyof LayerWords, `yes${string}`>;
  readonly no: 'noSeeCart' | 'no' | 'noCancelCoupons' | 'yes';
}

const ofCode = ({ code, params }: { readonly code: MessageKey; readonly params: Params }) =>
  ({ message: code, params, no: 'no' }) as const;

const ownWords = {
  OrderFirst: { title: 'layerOrderFirst', yes: 'yesOrderFirst' },
  VerifyIdentity: { title: 'layerVerifyIdentity', yes: 'yesVerifyIdentity' },
} as const;

/** Changes the order without placing it. */
const isChange = ({ code }: Pick<OrderFirst, 'code'>): boolean =>
  code === 'ASK-SMALLEST-CHANGE' || code.startsWith('ASK-CHANGE-');

const changeWords = { title: 'layerAgree', yes: 'yesChangeSo' } as const;

const askedBy = (question: Exclude<Question, { type: 'SplitOrders' }>): Asked => {
  switch (question.type) {
    case 'Delete':
      return { title: 'layerDelete', message: `DELETE-CONFIRM-${question.place}`, yes: 'yesDelete', no: 'no' };
    case 'CancelCoupons':
      return {
        title: 'layerCancelCoupons',
        message: 'COUPON-CANCEL-CONFIRM',
        yes: 'yesCancelCoupons',
        no: 'noCancelCoupons',
      };
    case 'MoveCoupon':
      return { title: 'layerMoveCoupon', message: 'CART-BR5-12', yes: 'yesMoveCoupon', no: 'no' };
    case 'AddedToCart':
      return {
        title: 'layerAddedToCart',
        message: 'ADDED-TO-CART',
        params: { product: productOf(question.unit) },
        yes: 'yesContinueShopping',
        no: 'noSeeCart',
      };
    case 'AddShared':
      return { title: 'layerShared', yes: 'yesAddShared', no: 'no' };
    case 'ClearViewed':
      return { title: 'layerClearViewed', message: 'VIEWED-CLEAR-CONFIRM', yes: 'yesClearViewed', no: 'no' };
    case 'OrderAtTotal':
      return {
        title: 'layerOrderAtTotal',
        message: 'ORDER-AT-TOTAL',
        params: { payable: question.payable },
        yes: 'yesOrderAtTotal',
        no: 'no',
      };
    case 'OrderFirst':
      return { ...ofCode(question), ...(isChange(question) ? changeWords : ownWords.OrderFirst) };
    case 'VerifyIdentity':
      return { ...ofCode(question), ...ownWords.VerifyIdentity };
    case 'SignIn':
      return { title: 'layerAlert', message: 'CART-BR3-02', yes: 'yesSignIn', no: 'no' };
    case 'SaveSession':
      return { ...ofCode(question), title: 'layerAlert', yes: 'yesSaveSession', no: 'yes' };
    case 'Agree':
      return { ...ofCode(question), title: 'layerAgree', yes: 'yesOrderAnyway' };
  }
};

type Content = Pick<LayerView, 'title' | 'message' | 'lists' | 'buttons' | 'closeAnswer'>;

const button = (
  words: Translations,
  label: Extract<keyof LayerWords, Asked['yes' | 'no'] | 'yes' | 'noLeaveCoupons'>,
  answer: LayerAnswer,
): LayerButtonView => ({
  label: layerText(words)(label),
  answer,
  isPrimary: answer !== false,
  hasInitialFocus: answer === false,
});

const asking = (words: Translations, question: Parameters<typeof askedBy>[0]): Content => {
  const { title, message, params, yes, no } = askedBy(question);
  return {
    title: layerText(words)(title),
    message: message === undefined ? '' : messageText(words, message, params),
    // Least destructive first, focused.
    buttons: [button(words, no, false), button(words, yes, true)],
    closeAnswer: false,
  };
};

const itemView = (words: Translations, unit: CartUnit): LayerItemView => ({
  key: String(unit.cartUnitId),
  image: imageView(unit.item.itemImageUrl, false),
  name: unitNameOf({ words }, unit),
  optionText: optionTextOf({ words }, unit.item),
  labels: kindLabels({ words }, unit),
});

/** Headings for the units of a partial order. A change of the selection orders nothing. */
const headings = {
  order: ['orderedNow', 'staysInCart'],
  change: ['staysSelected', 'isDeselected'],
} as const;

const partOf = (
  words: Translations,
  { code, params, ordered, excepted, payable }: OrderFirst,
): Pick<Content, 'message' | 'lists'> => {
  const listOf = (
    heading: (typeof headings)[keyof typeof headings][number],
    units: readonly CartUnit[],
  ): LayerListView => ({
    heading: layerText(words)(heading, { n: units.length }),
    items: units.map((unit) => itemView(words, unit)),
  });
  const isOrdered = !isChange({ code });
  const [kept, left] = headings[isOrdered ? 'order' : 'change'];
  const total = isOrdered && payable !== undefined ? [messageText(words, 'ORDER-AT-TOTAL', { payable })] : [];
  return {
    message: [messageText(words, code, params), ...total].join('\n'),
    lists: [listOf(kept, ordered), ...(excepted.length > 0 ? [listOf(left, excepted)] : [])],
  };
};

/** An informing layer has one button. */
const saying = (words: Translations): Pick<Content, 'buttons' | 'closeAnswer'> => ({
  buttons: [{ ...button(words, 'yes', true), hasInitialFocus: true }],
  closeAnswer: true,
});

const deletedUnits = (words: Translations, { units }: QuestionOf<'Delete'>): Pick<Content, 'lists'> => ({
  lists: [
    {
      heading: layerText(words)('deletedUnits', { n: units.length }),
      items: units.map((unit) => itemView(words, unit)),
    },
  ],
});

type Links = Pick<ViewContext['links'], 'item'>;

const leftItem = (links: Links, one: LeftItem, i: number): LayerItemView => ({
  key: String(i),
  image: imageView(one.itemImageUrl, false),
  name: one.itemName,
  href: itemLinkView({ links }, one),
  optionText: '',
  labels: [],
});

/** Counts the items that were added, and lists those that were not, by reason. */
const addedContent = (
  words: Translations,
  links: Links,
  { added, left }: AddedShared,
): Pick<Content, 'message' | 'lists'> => {
  const text = layerText(words);
  const byReason = Map.groupBy(left, ({ notice }) => noticeText(words, notice));
  return {
    message:
      added === 0 ? text('noneShared', { n: left.length }) : text('addedShared', { n: added + left.length, added }),
    lists: [...byReason].map(([reason, items]) => ({
      heading: text('leftShared', { n: items.length, reason }),
      items: items.filter(({ itemName }) => itemName !== '').map((one, i) => leftItem(links, one, i)),
    })),
  };
};

const alertContent = (
  words: Translations,
  links: Links,
  detail: LayerOf<'Alert'>['detail'],
): Pick<Content, 'message' | 'lists'> =>
  detail.type === 'AddedShared' ? addedContent(words, links, detail) : { message: noticeText(words, detail) };

const content = (words: Translations, links: Links, layer: Layer): Content => {
  switch (layer.type) {
    case 'Confirm':
      return {
        ...asking(words, layer.detail),
        ...(layer.detail.type === 'Delete' && deletedUnits(words, layer.detail)),
        ...(layer.detail.type === 'AddShared' && { message: layerText(words)('askAddShared', { n: layer.detail.n }) }),
      };
    case 'ConfirmAuthentication':
      return asking(words, layer.detail);
    case 'ConfirmOrderExceptSomeItems':
    case 'ConfirmMaxInstallOrder':
      return { ...asking(words, { type: 'OrderFirst', ...layer.detail }), ...partOf(words, layer.detail) };
    case 'ConfirmIncomeDutyItemOrderType':
      return {
        ...asking(words, { type: 'OrderFirst', ...layer.detail }),
        ...partOf(words, layer.detail),
        buttons: [
          button(words, 'no', false),
          { ...button(words, 'yesOrderTogether', 'OrderTogether'), isPrimary: false },
          button(words, 'yesOnlyIncomeDuty', 'OnlyIncomeDutyItem'),
        ],
      };
    case 'ConfirmSplitOrders':
      return {
        ...splitContent(words, layer.detail, (unit) => itemView(words, unit)),
        buttons: [button(words, 'no', false), { ...button(words, 'yes', true), label: splitWords[words.language].yes }],
        closeAnswer: false,
      };
    case 'ConfirmLeaveCouponBox':
      return {
        title: layerText(words)('layerLeaveCoupons'),
        message: messageText(words, 'CART-BR5-13'),
        buttons: [
          { ...button(words, 'noLeaveCoupons', 'LeaveChoice'), isPrimary: false },
          { ...button(words, 'yesLeaveCoupons', 'ApplyChoice'), hasInitialFocus: true },
        ],
        closeAnswer: false,
      };
    case 'Alert':
      return { ...saying(words), title: layerText(words)('layerAlert'), ...alertContent(words, links, layer.detail) };
    case 'CartsMerged':
      return {
        ...saying(words),
        title: layerText(words)('layerMerged'),
        message: mergeText(words, layer.detail),
        lists: leftLists(words, layer.detail),
      };
  }
};

export const layerView = (
  words: Translations,
  { key, layer, isClosing }: OpenLayer,
  isTop: boolean,
  links: Links = { item: undefined },
): LayerView => ({
  ...content(words, links, layer),
  key,
  type: layer.type,
  domId: key,
  closeLabel: word(words, 'close'),
  isDimmed: layerPolicies[layer.type].isDimmed,
  isClosing,
  isTop,
});

/** Creates the views of the layers from bottom to top; a fading layer is never the top. */
export const layerViewsOf = (store: LayerStore, words: Translations, links?: Links) =>
  memoizedViews({
    layers: (): readonly LayerView[] => {
      const top = store.open.findLast((layer) => !layer.isClosing);
      return store.open.map((layer) => layerView(words, layer, layer === top, links));
    },
  });

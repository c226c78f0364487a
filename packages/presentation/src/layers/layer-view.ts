import type { MessageKey, Notice, Params, Question } from '@baguni/domain';
import { messageText } from '../words/message-book.ts';
import { word } from '../words/word.ts';
import type { Words, WordKey } from '../words/words.ts';
import type { LayerButtonView, LayerView, ToastView } from '../views/types.ts';
import type { Layer } from './layer-detail.ts';
import { layerPolicies } from './layer-policy.ts';
import type { OpenLayer } from './layer-store.ts';
import type { Toast } from './toast-store.ts';

/** A notice in words; the server's own words stay as they are (XS-2). */
export const noticeText = (words: Words, notice: Notice): string =>
  notice.type === 'ServerText' ? notice.text : messageText(words, notice.code, notice.params);

interface Asked {
  readonly title: Extract<WordKey, `layer${string}`>;
  readonly message: MessageKey;
  readonly params?: Params;
  readonly yes: Extract<WordKey, `yes${string}`>;
  readonly no: 'no' | 'noCancelCoupons' | 'noLeaveCoupons';
}

const ofCode = ({ code, params }: { readonly code: MessageKey; readonly params: Params }) =>
  ({ message: code, params, no: 'no' }) as const;

/** How a question is put; a deletion in the wording of the place that it was asked from (DL-02). */
const askedBy = (question: Question): Asked => {
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
    case 'LeaveCouponBox':
      return { title: 'layerLeaveCoupons', message: 'CART-BR5-13', yes: 'yesLeaveCoupons', no: 'noLeaveCoupons' };
    case 'OrderAtTotal':
      return {
        title: 'layerOrderAtTotal',
        message: 'ORDER-AT-TOTAL',
        params: { payable: question.payable },
        yes: 'yesOrderAtTotal',
        no: 'no',
      };
    case 'OrderFirst':
      return { ...ofCode(question), title: 'layerOrderFirst', yes: 'yesOrderFirst' };
    case 'Agree':
      return { ...ofCode(question), title: 'layerAgree', yes: 'yesAgree' };
    case 'VerifyIdentity':
      return { ...ofCode(question), title: 'layerVerifyIdentity', yes: 'yesVerifyIdentity' };
  }
};

type Content = Pick<LayerView, 'title' | 'message' | 'buttons' | 'closeAnswer'>;

const button = (
  words: Words,
  label: Extract<WordKey, Asked['yes' | 'no'] | 'yes'>,
  answer: boolean,
): LayerButtonView => ({
  label: word(words, label),
  answer,
  isPrimary: answer,
  hasInitialFocus: !answer,
});

const content = (words: Words, layer: Layer): Content => {
  switch (layer.type) {
    case 'Confirm': {
      const { title, message, params, yes, no } = askedBy(layer.detail);
      return {
        title: word(words, title),
        message: messageText(words, message, params),
        // the least destructive one first, with the focus
        buttons: [button(words, no, false), button(words, yes, true)],
        closeAnswer: false,
      };
    }
    case 'Alert':
      return {
        title: word(words, 'layerAlert'),
        message: noticeText(words, layer.detail),
        buttons: [{ ...button(words, 'yes', true), hasInitialFocus: true }],
        closeAnswer: true,
      };
  }
};

/** A layer as it is shown. @param isTop only the top one reacts */
export const layerView = (words: Words, { key, layer, isClosing }: OpenLayer, isTop: boolean): LayerView => ({
  ...content(words, layer),
  key,
  type: layer.type,
  domId: key,
  closeLabel: word(words, 'close'),
  isDimmed: layerPolicies[layer.type].isDimmed && !layerPolicies[layer.type].isExempt,
  isClosing,
  isTop,
});

/** The layers of a page from the lowest to the top; one that fades is never the top. */
export const layerViews = (words: Words, open: readonly OpenLayer[]): readonly LayerView[] => {
  const top = open.findLast((layer) => !layer.isClosing);
  return open.map((layer) => layerView(words, layer, layer === top));
};

/** A toast as it is shown. */
export const toastView = (words: Words, { key, notice }: Toast): ToastView => ({
  key,
  text: noticeText(words, notice),
});

import type { Session } from '@baguni/use-cases';
import { MAX_MEMO_BYTES, memoBytes, memoOf, type Language } from '@baguni/domain';
import { statePolicies } from '../layers/layer-policy.ts';
import { action } from '../common/shared-views.ts';
import type { ActionView } from '../common/common-types.ts';
import type { ViewContext } from '../common/context.ts';
import { fill } from '../common/word.ts';
import { memoWords } from './memo-words.ts';

export interface MemoDraftView {
  readonly count: string;
  /** Undefined while it fits. */
  readonly error: string | undefined;
}

export interface MemoLayerView {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  /** Normalized text. */
  readonly text: string;
  readonly saveLabel: string;
  readonly clear: ActionView | undefined;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
  readonly draftOf: (text: string) => MemoDraftView;
}

export interface MemoView {
  readonly heading: string;
  readonly text: string;
  readonly open: ActionView;
  readonly layer: MemoLayerView;
}

const draftIn =
  (language: Language) =>
  (text: string): MemoDraftView => {
    const { count, tooLong } = memoWords[language];
    const bytes = memoBytes(memoOf(text));
    return {
      count: fill(count, { bytes, max: MAX_MEMO_BYTES }),
      error: bytes > MAX_MEMO_BYTES ? fill(tooLong, { over: bytes - MAX_MEMO_BYTES }) : undefined,
    };
  };

// One per language, so that equal views stay equal.
const draftOf: Readonly<Record<Language, MemoLayerView['draftOf']>> = {
  ko: draftIn('ko'),
  en: draftIn('en'),
  cn: draftIn('cn'),
  jp: draftIn('jp'),
};

const layerOf = ({ words: { language } }: ViewContext, text: string): MemoLayerView => {
  const { heading, label, hint, save, clear, close } = memoWords[language];
  return {
    title: heading,
    label,
    hint,
    text,
    saveLabel: save,
    clear: text === '' ? undefined : action(clear, clear, { type: 'SaveMemo', text: '' }),
    closeLabel: close,
    isDimmed: statePolicies.CartMemo.isDimmed,
    draftOf: draftOf[language],
  };
};

export const memoView = (
  context: ViewContext,
  { cart: { units }, extras: { memo: text = '' } }: Session,
): MemoView | undefined => {
  if (units.length === 0) return undefined;
  const { heading, write, edit } = memoWords[context.words.language];
  const label = text === '' ? write : edit;
  return {
    heading,
    text,
    open: action(label, label, { type: 'OpenSideLayer', layer: 'CartMemo' }),
    layer: layerOf(context, text),
  };
};

import type { Session } from '@baguni/use-cases';
import { MAX_MEMO_BYTES, memoBytes, memoOf, type Language } from '@baguni/domain/internal';
import { layerFrame } from '../layers/layer-policy.ts';
import { plainAction } from '../common/shared-views.ts';
import type { ViewContext } from '../common/context.ts';
import { fill } from '../common/word.ts';
import { memoWords } from './memo-words.ts';

export interface MemoDraftView {
  readonly count: string;
  /** Undefined while it fits. */
  readonly error: string | undefined;
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
const draftOf: Readonly<Record<Language, ReturnType<typeof draftIn>>> = {
  ko: draftIn('ko'),
  en: draftIn('en'),
  cn: draftIn('cn'),
  jp: draftIn('jp'),
};

const layerOf = (context: ViewContext, text: string) => {
  const { language } = context.words;
  const { heading, label, hint, save, clear } = memoWords[language];
  return {
    title: heading,
    label,
    hint,
    text,
    saveLabel: save,
    clear: text === '' ? undefined : plainAction(clear, { type: 'SaveMemo', text: '' }),
    ...layerFrame(context),
    draftOf: draftOf[language],
  };
};

export type MemoLayerView = ReturnType<typeof layerOf>;

export const memoView = (context: ViewContext, { cart: { units }, extras: { memo: text = '' } }: Session) => {
  if (units.length === 0) return undefined;
  const { heading, write, edit } = memoWords[context.words.language];
  const label = text === '' ? write : edit;
  return {
    heading,
    text,
    open: plainAction(label, { type: 'OpenSideLayer', layer: 'CartMemo' }),
    layer: layerOf(context, text),
  };
};

export type MemoView = NonNullable<ReturnType<typeof memoView>>;

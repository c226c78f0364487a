import type { Session } from '@baguni/use-cases';
import { chosenUnits, MAX_SHARED_UNITS } from '@baguni/domain/internal';
import type { ViewContext } from '../common/context.ts';
import { action } from '../common/shared-views.ts';
import { filled } from '../common/word.ts';
import { shareWords } from './share-words.ts';

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
    share: { ...action(share, share, { type: 'ShareCart' }), isEnabled },
  };
};

export type ShareView = NonNullable<ReturnType<typeof shareView>>;

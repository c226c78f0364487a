import type { Session } from '@baguni/use-cases';
import type { ActionView } from '../common/common-types.ts';
import { buyerRefusal, pricedInputsOf } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { word } from '../common/word.ts';
import { action } from '../common/action-views.ts';
import type { ViewContext } from '../common/context.ts';

export const bestCombinationAction = ({ words }: ViewContext, state: Session): ActionView | undefined => {
  const hasCoupons = state.cart.coupons.offered.length > 0 && O.isNone(buyerRefusal(state.cart.buyer));
  if (!hasCoupons || pricedInputsOf(state.cart).selected.length === 0) return undefined;
  const label = word(words, 'findBestCombination');
  return { ...action(label, label, { type: 'FindBestCombination' }), isEnabled: !state.isOrdering };
};

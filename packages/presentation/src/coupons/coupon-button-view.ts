import type { UnitFacts } from '../common/unit-types.ts';
import { messageText, word } from '../common/word.ts';
import { isOrderable, unitRefusal } from '@baguni/domain/internal';
import { action } from '../common/shared-views.ts';
import { takenOff, type ViewContext } from '../common/context.ts';

const promptView = ({ words }: ViewContext) => ({
  text: word(words, 'couponPrompt'),
  dismiss: action(word(words, 'close'), word(words, 'couponPromptClose'), { type: 'DismissCouponPrompt' }),
});

export type CouponPromptView = ReturnType<typeof promptView>;

/**
 * Opens a unit’s coupons. Hidden for an unorderable unit, disabled for a unit without coupons. Visitors and simple
 * members get an alert with the reason, then sign in or verify their identity (CP-01).
 */
export const couponButtonView = (
  context: ViewContext,
  { unit, totals, isVisitor, isPrompted }: Pick<UnitFacts, 'unit' | 'totals' | 'isVisitor' | 'isPrompted'>,
  subject: string,
) => {
  if (!isOrderable(unit)) return undefined;
  const { words } = context;
  const refusal = unitRefusal(unit);
  const signIn = isVisitor ? word(words, 'couponSignIn') : undefined;
  const reason = refusal ? messageText(words, refusal.code, refusal.params) : signIn;
  const name = word(words, 'couponButtonName', { name: subject });
  const amount = totals.couponTotal > 0 ? takenOff(context, totals.couponTotal) : undefined;
  return {
    ...action(amount ?? word(words, 'couponButton'), name, { type: 'OpenCouponBox', cartUnitId: unit.cartUnitId }),
    isEnabled: refusal === undefined,
    reason,
    prompt: isPrompted && reason === undefined ? promptView(context) : undefined,
    appliedText: amount && word(words, 'couponApplied', { amount }),
  };
};

/** Opens a unit’s coupons; labelled with the saving. */
export type CouponButtonView = NonNullable<ReturnType<typeof couponButtonView>>;

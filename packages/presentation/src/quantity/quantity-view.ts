import type { UnitFacts } from '../common/unit-types.ts';
import type { ActionView } from '../common/common-types.ts';
import { messageText, word } from '../common/word.ts';
import { allowedPieces, QUANTITY_FIELD_LENGTH, type AllowedPieces, type CartUnit } from '@baguni/domain/internal';
import { action, quantityAction } from '../common/shared-views.ts';
import type { ViewContext } from '../common/context.ts';

const limitsText = ({ words }: ViewContext, { limits }: CartUnit['item']): string | undefined => {
  const parts = [
    ...(limits.min > 1 ? [word(words, 'limitMin', { n: limits.min })] : []),
    ...(limits.max === undefined ? [] : [word(words, 'limitMax', { n: limits.max })]),
    ...(limits.multiple > 1 ? [word(words, 'limitMultiple', { n: limits.multiple })] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
};

/** Why the quantity is fixed, from the rule that a change would violate. */
const disabledReason = ({ words }: ViewContext, { unit, oneMoreRefused }: UnitFacts): string => {
  if (!unit.isBuyAvailable) return word(words, 'quantityUnorderable');
  if (unit.isItemDiscountAgreement) return word(words, 'quantityAgreementHint');
  return oneMoreRefused
    ? messageText(words, oneMoreRefused.code, oneMoreRefused.params)
    : word(words, 'quantityUnorderable');
};

interface Step {
  readonly direction: 'Less' | 'More';
  readonly next: number;
  readonly isEnabled: boolean;
}

/** Returns the next step down and up, moved into the limits. */
const steps = (value: number, { least, most, step }: AllowedPieces): readonly [Step, Step] => {
  const within = (n: number): number => Math.min(most, Math.max(least, n));
  return [
    { direction: 'Less', next: within(Math.ceil(value / step) * step - step), isEnabled: value > least },
    { direction: 'More', next: within(Math.floor(value / step) * step + step), isEnabled: value < most },
  ];
};

const stepWords = {
  Less: ['quantityLess', 'quantityLessName', 'quantityAtLeast'],
  More: ['quantityMore', 'quantityMoreName', 'quantityAtMost'],
} as const;

const stepAction = (
  context: ViewContext,
  { unit: { cartUnitId } }: UnitFacts,
  subject: string,
  { direction, next, isEnabled }: Step,
): ActionView => {
  const { words } = context;
  const [label, name, limit] = stepWords[direction];
  return {
    ...action(word(words, label), word(words, name, { name: subject }), {
      type: 'ChangeQuantity',
      cartUnitId,
      asked: String(next),
    }),
    isEnabled,
    reason: isEnabled ? undefined : word(words, limit),
  };
};

const errorFixes = (context: ViewContext, { refusal }: UnitFacts, name: string): readonly ActionView[] =>
  (refusal?.fixes ?? []).flatMap((fix) =>
    fix.type === 'SetQuantity' ? [quantityAction(context, fix, () => name)] : [],
  );

export const quantityFieldView = (context: ViewContext, facts: UnitFacts, name: string) => {
  const { words } = context;
  const { unit, requested, isSaving, refusal } = facts;
  const value = requested ?? unit.quantity;
  const allowed = unit.isBuyAvailable ? allowedPieces(unit) : undefined;
  const range = allowed ?? { least: value, most: value, step: 1 };
  const [less, more] = steps(value, range);
  return {
    accessibleName: word(words, 'quantityName', { name }),
    value: String(value),
    valueNow: value,
    valueText: word(words, 'quantityValue', { n: value }),
    min: range.least,
    max: range.most,
    maxDigits: QUANTITY_FIELD_LENGTH,
    step: range.step,
    isSaving,
    isEditable: allowed !== undefined,
    disabledReason: allowed ? undefined : disabledReason(context, facts),
    hint: allowed && facts.hasCoupon ? word(words, 'quantityCouponHint') : undefined,
    limitsText: limitsText(context, unit.item),
    error: refusal && messageText(words, refusal.code, refusal.params),
    errorFixes: errorFixes(context, facts, name),
    decrease: stepAction(context, facts, name, less),
    increase: stepAction(context, facts, name, more),
  };
};

export type QuantityFieldView = ReturnType<typeof quantityFieldView>;

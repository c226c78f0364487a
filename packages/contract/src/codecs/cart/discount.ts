import { calcTypeSubs, discountTypes, type Discount, type DiscountPolicy, type UnitDiscounts } from '@baguni/domain';
import * as t from 'io-ts';
import { anyCartUnitId } from '../base/ids.ts';
import { orNull, parts } from '../base/list.ts';
import { amount, count, percent, price } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';
import { answerText, choice } from '../base/text.ts';

const policy: Codec<DiscountPolicy> = t.strict({
  basisKind: choice(['Quantity', 'Amount']),
  calcType: choice(['Rate', 'Amount']),
  calcTypeSub: orNull(choice(calcTypeSubs)),
  discountRate: percent,
  discountPrice: price,
  minApplyCondition: count,
  maxDiscountPrice: orNull(amount),
  maxAppliedQuantity: orNull(count),
});

const discount: Codec<Discount> = t.strict({
  discountNo: answerText,
  discountType: choice(discountTypes),
  displayName: answerText,
  policy,
});

export const discounts: Codec<readonly Discount[]> = parts('Discount', discount, 50);

export const unitDiscounts: Codec<UnitDiscounts> = t.strict({ cartUnitId: anyCartUnitId, discounts });

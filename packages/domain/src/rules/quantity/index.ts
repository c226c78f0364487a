import { either as E } from 'fp-ts';
import { judge } from '../../rule/judge.ts';
import type { Finding, Rule } from '../../rule/rule.ts';
import { notAMultiple } from './CART-BR1-55-not-a-multiple.ts';
import { belowOne } from './CART-BR3-01-below-one.ts';
import { itemStockShort } from './CART-BR3-03-item-stock-short.ts';
import { optionStockShort } from './CART-BR3-04-option-stock-short.ts';
import { belowMinimum } from './CART-BR3-05-below-minimum.ts';
import { aboveMaximum } from './CART-BR3-06-above-maximum.ts';
import { couponApplied } from './CART-BR3-07-coupon-applied.ts';
import { discountAgreement } from './CART-BR3-07-discount-agreement.ts';
import { oneAtATime } from './CART-BR3-08-one-at-a-time.ts';
import { above999 } from './CART-BR3-09-above-999.ts';
import { notANumber, wholeNumber } from './CART-BR3-16-not-a-number.ts';
import { additionStockShort } from './CART-BR3-17-addition-stock-short.ts';
import { nothingLeft } from './CART-BR3-18-nothing-left.ts';
import type { QuantityFacts } from './facts.ts';

export const quantityRules: readonly Rule<QuantityFacts>[] = [
  notANumber,
  belowOne,
  above999,
  nothingLeft,
  discountAgreement,
  oneAtATime,
  belowMinimum,
  aboveMaximum,
  notAMultiple,
  itemStockShort,
  optionStockShort,
  additionStockShort,
  couponApplied,
];

/**
 * The pieces that a unit may be set to, or the first reason against it (QT-01, QT-02, QT-03, QT-07).
 * @example
 * const verdicts = ['3', '1000'].map((asked) => checkQuantity({ unit: plainUnit, asked, hasCoupon: false }));
 * verdicts.map((verdict) => (E.isRight(verdict) ? verdict.right : verdict.left.code)); // [ 3, 'CART-BR3-09' ]
 */
export const checkQuantity = (facts: QuantityFacts): E.Either<Finding, number> =>
  E.chain((pieces: number) => E.map(() => pieces)(judge(quantityRules)(facts)))(wholeNumber(facts));

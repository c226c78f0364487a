import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { Params, ParamsOf } from '../messages/format-message.ts';
import type { MessageKey } from '../messages/ko.ts';
import { finding, when, judge, type Finding, type Fix, type Rule, ruleOf } from '../rule/rule.ts';
import {
  MIN_QUANTITY,
  additionsShort,
  firstGone,
  mostOf,
  optionsLeft,
  piecesAsked,
  quantityFixes,
  type QuantityFacts,
  isDepartmentStore,
} from './facts.ts';
import * as E from '../money/either.ts';

/**
 * Returns a rule on whole numbers of pieces, with fixes to allowed quantities; CART-BR3-16 covers other input.
 * @param paramsOf returns the values of a violation
 */
const ofPieces = <K extends MessageKey>(
  code: K,
  requirement: string,
  source: string,
  paramsOf: (pieces: number, facts: QuantityFacts) => (ParamsOf<K> & Params) | undefined,
  fixesOf: (unit: CartUnit, pieces: number) => readonly Fix[] = quantityFixes,
): Rule<QuantityFacts> =>
  ruleOf(code, requirement, source, (facts) => {
    const pieces = piecesAsked(facts);
    if (pieces === undefined) return undefined;
    const { unit } = facts;
    const params = paramsOf(pieces, facts);
    // an add-on, which the message names, is never measured
    return (
      params &&
      finding(
        code,
        { ...params, ...(!('product' in params) && unit.item.measure) },
        [unit.cartUnitId],
        fixesOf(unit, pieces),
      )
    );
  });

export const notAMultiple = ofPieces('CART-BR1-55', 'QT-02', '8, CART-BR1', (pieces, { unit }) => {
  const { multiple } = unit.item.limits;
  return when(multiple > 1 && pieces % multiple !== 0, () => ({ multiple }));
});

export const belowOne = ofPieces('CART-BR3-01', 'QT-01', '5, Quantity', (pieces) =>
  when(pieces < MIN_QUANTITY, () => ({})),
);

const LIMITS = '5, Quantity; 8, CART-BR3';

/** Returns a rule on more pieces than the stock; CART-BR3-18 covers a stock of 0 (QT-02). */
const ofStock = (code: 'CART-BR3-03' | 'CART-BR3-04', leftOf: (unit: CartUnit) => number): Rule<QuantityFacts> =>
  ofPieces(code, 'QT-02', LIMITS, (pieces, { unit }) => {
    const max = leftOf(unit);
    return when(max > 0 && pieces > max, () => ({ max }));
  });

export const itemStockShort = ofStock('CART-BR3-03', ({ item }) => item.stock ?? Infinity);

export const optionStockShort = ofStock('CART-BR3-04', optionsLeft);

export const belowMinimum = ofPieces('CART-BR3-05', 'QT-02', LIMITS, (pieces, { unit }) => {
  const { min } = unit.item.limits;
  return when(pieces < min, () => ({ min }));
});

export const aboveMaximum = ofPieces('CART-BR3-06', 'QT-02', LIMITS, (pieces, { unit }) => {
  const max = unit.item.limits.max ?? Infinity;
  return when(pieces > max, () => ({ max }));
});

/** Rejects a change of a unit with a coupon (QT-03, QT-04). Last, so that no coupon is given up in vain. */
export const couponApplied = ofPieces(
  'CART-BR3-07',
  'QT-03',
  '5, Quantity',
  (pieces, { unit, hasCoupon }) => when(hasCoupon && pieces !== unit.quantity, () => ({})),
  ({ cartUnitId }) => [{ type: 'RemoveCoupons', cartUnitIds: [cartUnitId] }],
);

export const discountAgreement = ofPieces('CART-BR3-07', 'QT-03', '5, Quantity', (pieces, { unit }) =>
  when(unit.isItemDiscountAgreement && pieces !== unit.quantity, () => ({})),
);

const STEP = 1;

export const oneAtATime = ofPieces('CART-BR3-08', 'QT-07', '8, CART-BR3', (pieces, { unit }) =>
  when(isDepartmentStore(unit) && Math.abs(pieces - unit.quantity) > STEP, () => ({})),
);

export const above999 = ofPieces('CART-BR3-09', 'QT-01', '5, Quantity', (pieces, { unit, asked }) => {
  const max = mostOf(unit);
  const isTooLong = typeof asked === 'string' && pieces >= MIN_QUANTITY && asked.trim().length > String(max).length;
  return when(pieces > max || isTooLong, () => ({ max }));
});

const notWhole = ({ unit }: QuantityFacts): Finding => finding('CART-BR3-16', {}, [unit.cartUnitId]);

/** Parses the requested whole number, or returns the finding (QT-01). */
export const wholeNumber = (facts: QuantityFacts): E.Either<Finding, number> => {
  const pieces = piecesAsked(facts);
  return pieces === undefined ? E.left(notWhole(facts)) : E.right(pieces);
};

export const notANumber = ruleOf<QuantityFacts>('CART-BR3-16', 'QT-01', '5, Quantity', (facts) =>
  when(piecesAsked(facts) === undefined, () => notWhole(facts)),
);

/** Rejects additions above their stock. There is no fix, because additions do not depend on the pieces (QT-02). */
export const additionStockShort = ofPieces('CART-BR3-17', 'QT-02', LIMITS, (_, { unit }) => {
  const short = additionsShort(unit).find(({ left }) => left > 0);
  return short && { product: short.product, max: short.left };
});

export const nothingLeft = ofPieces('CART-BR3-18', 'QT-02', LIMITS, (_, { unit }) => {
  const product = firstGone(unit);
  return product === undefined ? undefined : { product };
});

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

/** The pieces that a unit may be set to, or the first reason against it (QT-01, QT-02, QT-03, QT-07). */
export const checkQuantity = (facts: QuantityFacts): E.Either<Finding, number> =>
  E.chain((pieces: number) => E.map(() => pieces)(judge(quantityRules)(facts)))(wholeNumber(facts));

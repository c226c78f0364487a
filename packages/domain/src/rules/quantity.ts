import { finding, when, judge, type Finding, type Rule, ruleOf } from '../rule/rule.ts';
import {
  MIN_QUANTITY,
  additionsShort,
  firstGone,
  forPieces,
  mostOf,
  optionsLeft,
  piecesAsked,
  quantityFixes,
  type QuantityFacts,
} from './facts.ts';
import * as E from '../money/either.ts';

export const notAMultiple = ruleOf<QuantityFacts>(
  'CART-BR1-55',
  'QT-02',
  'specification 8, CART-BR1',
  forPieces((pieces, { unit }) => {
    const { multiple } = unit.item.limits;
    return when(multiple > 1 && pieces % multiple !== 0, () =>
      finding('CART-BR1-55', { multiple }, [unit.cartUnitId], quantityFixes(unit, pieces)),
    );
  }),
);

export const belowOne = ruleOf<QuantityFacts>(
  'CART-BR3-01',
  'QT-01',
  'specification 5, Quantity',
  forPieces((pieces, { unit }) =>
    when(pieces < MIN_QUANTITY, () => finding('CART-BR3-01', {}, [unit.cartUnitId], quantityFixes(unit, pieces))),
  ),
);

/** Rejects more pieces than the stock; CART-BR3-18 covers a stock of 0 (QT-02). */
export const itemStockShort = ruleOf<QuantityFacts>(
  'CART-BR3-03',
  'QT-02',
  'specification 5, Quantity; 8, CART-BR3',
  forPieces((pieces, { unit }) => {
    const max = unit.item.stock ?? Infinity;
    return when(max > 0 && pieces > max, () =>
      finding('CART-BR3-03', { max }, [unit.cartUnitId], quantityFixes(unit, pieces)),
    );
  }),
);

/** Rejects more pieces than the stock of an option; CART-BR3-18 covers a stock of 0 (QT-02). */
export const optionStockShort = ruleOf<QuantityFacts>(
  'CART-BR3-04',
  'QT-02',
  'specification 5, Quantity; 8, CART-BR3',
  forPieces((pieces, { unit }) => {
    const max = optionsLeft(unit);
    return when(max > 0 && pieces > max, () =>
      finding('CART-BR3-04', { max }, [unit.cartUnitId], quantityFixes(unit, pieces)),
    );
  }),
);

export const belowMinimum = ruleOf<QuantityFacts>(
  'CART-BR3-05',
  'QT-02',
  'specification 5, Quantity; 8, CART-BR3',
  forPieces((pieces, { unit }) => {
    const { min } = unit.item.limits;
    return when(pieces < min, () => finding('CART-BR3-05', { min }, [unit.cartUnitId], quantityFixes(unit, pieces)));
  }),
);

export const aboveMaximum = ruleOf<QuantityFacts>(
  'CART-BR3-06',
  'QT-02',
  'specification 5, Quantity; 8, CART-BR3',
  forPieces((pieces, { unit }) => {
    const max = unit.item.limits.max ?? Infinity;
    return when(pieces > max, () => finding('CART-BR3-06', { max }, [unit.cartUnitId], quantityFixes(unit, pieces)));
  }),
);

/** Rejects a change of a unit with a coupon (QT-03, QT-04). Last, so that no coupon is given up in vain. */
export const couponApplied = ruleOf<QuantityFacts>(
  'CART-BR3-07',
  'QT-03',
  'specification 5, Quantity',
  forPieces((pieces, { unit, hasCoupon }) =>
    when(hasCoupon && pieces !== unit.quantity, () =>
      finding('CART-BR3-07', {}, [unit.cartUnitId], [{ type: 'RemoveCoupons', cartUnitIds: [unit.cartUnitId] }]),
    ),
  ),
);

export const discountAgreement = ruleOf<QuantityFacts>(
  'CART-BR3-07',
  'QT-03',
  'specification 5, Quantity',
  forPieces((pieces, { unit }) =>
    when(unit.isItemDiscountAgreement && pieces !== unit.quantity, () => finding('CART-BR3-07', {}, [unit.cartUnitId])),
  ),
);

const STEP = 1;

export const oneAtATime = ruleOf<QuantityFacts>(
  'CART-BR3-08',
  'QT-07',
  'specification 8, CART-BR3',
  forPieces((pieces, { unit }) =>
    when(unit.item.flags.isDepartmentStore && Math.abs(pieces - unit.quantity) > STEP, () =>
      finding('CART-BR3-08', {}, [unit.cartUnitId], quantityFixes(unit, pieces)),
    ),
  ),
);

export const above999 = ruleOf<QuantityFacts>(
  'CART-BR3-09',
  'QT-01',
  'specification 5, Quantity',
  forPieces((pieces, { unit, asked }) => {
    const max = mostOf(unit);
    const isTooLong = typeof asked === 'string' && pieces >= MIN_QUANTITY && asked.trim().length > String(max).length;
    return when(pieces > max || isTooLong, () =>
      finding('CART-BR3-09', { max }, [unit.cartUnitId], quantityFixes(unit, pieces)),
    );
  }),
);

/** Parses the requested whole number, or returns the finding (QT-01). */
export const wholeNumber = (facts: QuantityFacts): E.Either<Finding, number> => {
  const pieces = piecesAsked(facts);
  return pieces === undefined ? E.left(finding('CART-BR3-16', {}, [facts.unit.cartUnitId])) : E.right(pieces);
};

export const notANumber = ruleOf<QuantityFacts>('CART-BR3-16', 'QT-01', 'specification 5, Quantity', (facts) => {
  const pieces = wholeNumber(facts);
  return E.isLeft(pieces) ? pieces.left : undefined;
});

/** Rejects additions above their stock. There is no fix, because additions do not depend on the pieces (QT-02). */
export const additionStockShort = ruleOf<QuantityFacts>(
  'CART-BR3-17',
  'QT-02',
  'specification 5, Quantity; 8, CART-BR3',
  forPieces((_, { unit }) => {
    const short = additionsShort(unit).find(({ left }) => left > 0);
    return short ? finding('CART-BR3-17', { product: short.product, max: short.left }, [unit.cartUnitId]) : undefined;
  }),
);

export const nothingLeft = ruleOf<QuantityFacts>(
  'CART-BR3-18',
  'QT-02',
  'specification 5, Quantity; 8, CART-BR3',
  forPieces((_, { unit }) => {
    const product = firstGone(unit);
    return product === undefined ? undefined : finding('CART-BR3-18', { product }, [unit.cartUnitId]);
  }),
);

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

import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { additionName } from '../entities/cart/stock.ts';
import { productOf, type Fix, finding, when, judge, type Finding, type Rule } from '../rule/rule.ts';
import { MAX_QUANTITY, MIN_QUANTITY, mostOf, type QuantityFacts, forPieces, piecesAsked } from './facts.ts';
import * as E from '../money/either.ts';

/** Returns the stock of the scarcest chosen option; Infinity without a limit (QT-02). */
export const optionsLeft = ({ item }: Pick<CartUnit, 'item'>): number => {
  let least = Infinity;
  for (const { stock } of item.options) if (stock !== undefined) least = Math.min(least, stock);
  return least;
};

interface ShortAddition {
  readonly product: string;
  readonly left: number;
}

/** Returns the additions without enough stock. They have their own quantity (QT-02, PR-01). */
export const additionsShort = ({ item }: Pick<CartUnit, 'item'>): readonly ShortAddition[] => {
  const short: ShortAddition[] = [];
  for (const addition of item.additions) {
    const { quantity, stock } = addition;
    if (stock !== undefined && stock < quantity)
      short.push({ product: additionName(addition), left: Math.max(0, stock) });
  }
  return short;
};

/** Returns the name of the first sold-out part: item, option, addition (QT-02). */
export const firstGone = (unit: Pick<CartUnit, 'item'>): string | undefined => {
  const { stock } = unit.item;
  if ((stock !== undefined && stock <= 0) || optionsLeft(unit) <= 0) return productOf(unit);
  return additionsShort(unit).find(({ left }) => left === 0)?.product;
};

export interface AllowedPieces {
  readonly least: number;
  readonly most: number;
  /** Quantities are multiples of this (CART-BR1-55). */
  readonly step: number;
}

const isDepartmentStore = (unit: CartUnit): boolean => unit.item.flags.isDepartmentStore;

const floorOf = (unit: CartUnit): number =>
  Math.max(MIN_QUANTITY, unit.item.limits.min, isDepartmentStore(unit) ? unit.quantity - 1 : MIN_QUANTITY);

const ceilingOf = (unit: CartUnit, cap: number): number =>
  Math.min(
    unit.item.limits.max ?? cap,
    unit.item.stock ?? cap,
    optionsLeft(unit),
    isDepartmentStore(unit) ? unit.quantity + 1 : cap,
    cap,
  );

/**
 * Returns the allowed quantities of a unit, or undefined if no change is allowed (QT-01, QT-02, QT-03, QT-07).
 * @param pieces maximum of any unit: 999, unless the shop sets another one
 */
export const allowedPieces = (unit: CartUnit, pieces = MAX_QUANTITY): AllowedPieces | undefined => {
  if (unit.isItemDiscountAgreement || additionsShort(unit).length > 0) return undefined;
  const step = Math.max(1, unit.item.limits.multiple);
  const least = Math.ceil(floorOf(unit) / step) * step;
  const most = Math.floor(ceilingOf(unit, mostOf(unit, pieces)) / step) * step;
  return least <= most ? { least, most, step } : undefined;
};

/**
 * Returns the nearest allowed quantities below and above, or one if both are equal.
 * @param cap maximum of any unit
 * @example
 * const byThree = aUnit({ item: anItem({ limits: { min: 2, max: 10, multiple: 3 } }) });
 * [nearestAllowed(byThree, 5), nearestAllowed(byThree, 99)]; // [ [ 3, 6 ], [ 9 ] ]
 */
export const nearestAllowed = (unit: CartUnit, pieces: number, cap?: number): readonly number[] => {
  const allowed = allowedPieces(unit, cap);
  if (!allowed) return [];
  const { least, most, step } = allowed;
  const within = (n: number): number => Math.min(most, Math.max(least, n));
  return [...new Set([within(Math.floor(pieces / step) * step), within(Math.ceil(pieces / step) * step)])];
};

/**
 * Returns fixes with allowed quantities; empty if there are none (CK-18).
 * @param cap maximum of any unit
 * @example
 * const scarce = aUnit({ quantity: 5, item: anItem({ stock: 3 }) });
 * quantityFixes(scarce, 5); // [ { type: 'SetQuantity', cartUnitId: 1, quantity: 3 } ]
 */
export const quantityFixes = (unit: CartUnit, pieces: number, cap?: number): readonly Fix[] =>
  nearestAllowed(unit, pieces, cap).map((quantity) => ({ type: 'SetQuantity', cartUnitId: unit.cartUnitId, quantity }));

export const notAMultiple: Rule<QuantityFacts> = {
  code: 'CART-BR1-55',
  codes: ['CART-BR1-55'],
  requirement: 'QT-02',
  source: 'specification 8, CART-BR1',
  broken: forPieces((pieces, { unit }) => {
    const { multiple } = unit.item.limits;
    return when(multiple > 1 && pieces % multiple !== 0, () =>
      finding('CART-BR1-55', { multiple }, [unit.cartUnitId], quantityFixes(unit, pieces)),
    );
  }),
};

export const belowOne: Rule<QuantityFacts> = {
  code: 'CART-BR3-01',
  codes: ['CART-BR3-01'],
  requirement: 'QT-01',
  source: 'specification 5, Quantity',
  broken: forPieces((pieces, { unit }) =>
    when(pieces < MIN_QUANTITY, () => finding('CART-BR3-01', {}, [unit.cartUnitId], quantityFixes(unit, pieces))),
  ),
};

/** Rejects more pieces than the stock; CART-BR3-18 covers a stock of 0 (QT-02). */
export const itemStockShort: Rule<QuantityFacts> = {
  code: 'CART-BR3-03',
  codes: ['CART-BR3-03'],
  requirement: 'QT-02',
  source: 'specification 5, Quantity; 8, CART-BR3',
  broken: forPieces((pieces, { unit }) => {
    const max = unit.item.stock ?? Infinity;
    return when(max > 0 && pieces > max, () =>
      finding('CART-BR3-03', { max }, [unit.cartUnitId], quantityFixes(unit, pieces)),
    );
  }),
};

/** Rejects more pieces than the stock of an option; CART-BR3-18 covers a stock of 0 (QT-02). */
export const optionStockShort: Rule<QuantityFacts> = {
  code: 'CART-BR3-04',
  codes: ['CART-BR3-04'],
  requirement: 'QT-02',
  source: 'specification 5, Quantity; 8, CART-BR3',
  broken: forPieces((pieces, { unit }) => {
    const max = optionsLeft(unit);
    return when(max > 0 && pieces > max, () =>
      finding('CART-BR3-04', { max }, [unit.cartUnitId], quantityFixes(unit, pieces)),
    );
  }),
};

export const belowMinimum: Rule<QuantityFacts> = {
  code: 'CART-BR3-05',
  codes: ['CART-BR3-05'],
  requirement: 'QT-02',
  source: 'specification 5, Quantity; 8, CART-BR3',
  broken: forPieces((pieces, { unit }) => {
    const { min } = unit.item.limits;
    return when(pieces < min, () => finding('CART-BR3-05', { min }, [unit.cartUnitId], quantityFixes(unit, pieces)));
  }),
};

export const aboveMaximum: Rule<QuantityFacts> = {
  code: 'CART-BR3-06',
  codes: ['CART-BR3-06'],
  requirement: 'QT-02',
  source: 'specification 5, Quantity; 8, CART-BR3',
  broken: forPieces((pieces, { unit }) => {
    const max = unit.item.limits.max ?? Infinity;
    return when(pieces > max, () => finding('CART-BR3-06', { max }, [unit.cartUnitId], quantityFixes(unit, pieces)));
  }),
};

/**
 * Rejects a change of a unit with a coupon (QT-03, QT-04). Last rule, so that no coupon is given up for an invalid
 * quantity.
 */
export const couponApplied: Rule<QuantityFacts> = {
  code: 'CART-BR3-07',
  codes: ['CART-BR3-07'],
  requirement: 'QT-03',
  source: 'specification 5, Quantity',
  broken: forPieces((pieces, { unit, hasCoupon }) =>
    when(hasCoupon && pieces !== unit.quantity, () =>
      finding('CART-BR3-07', {}, [unit.cartUnitId], [{ type: 'RemoveCoupons', cartUnitIds: [unit.cartUnitId] }]),
    ),
  ),
};

export const discountAgreement: Rule<QuantityFacts> = {
  code: 'CART-BR3-07',
  codes: ['CART-BR3-07'],
  requirement: 'QT-03',
  source: 'specification 5, Quantity',
  broken: forPieces((pieces, { unit }) =>
    when(unit.isItemDiscountAgreement && pieces !== unit.quantity, () => finding('CART-BR3-07', {}, [unit.cartUnitId])),
  ),
};

const STEP = 1;

export const oneAtATime: Rule<QuantityFacts> = {
  code: 'CART-BR3-08',
  codes: ['CART-BR3-08'],
  requirement: 'QT-07',
  source: 'specification 8, CART-BR3',
  broken: forPieces((pieces, { unit }) =>
    when(unit.item.flags.isDepartmentStore && Math.abs(pieces - unit.quantity) > STEP, () =>
      finding('CART-BR3-08', {}, [unit.cartUnitId], quantityFixes(unit, pieces)),
    ),
  ),
};

export const above999: Rule<QuantityFacts> = {
  code: 'CART-BR3-09',
  codes: ['CART-BR3-09'],
  requirement: 'QT-01',
  source: 'specification 5, Quantity',
  broken: forPieces((pieces, { unit, asked }) => {
    const max = mostOf(unit);
    const isTooLong = typeof asked === 'string' && pieces >= MIN_QUANTITY && asked.trim().length > String(max).length;
    return when(pieces > max || isTooLong, () =>
      finding('CART-BR3-09', { max }, [unit.cartUnitId], quantityFixes(unit, pieces)),
    );
  }),
};

/** Parses the requested whole number, or returns the finding (QT-01). */
export const wholeNumber = (facts: QuantityFacts): E.Either<Finding, number> => {
  const pieces = piecesAsked(facts);
  return pieces === undefined ? E.left(finding('CART-BR3-16', {}, [facts.unit.cartUnitId])) : E.right(pieces);
};

export const notANumber: Rule<QuantityFacts> = {
  code: 'CART-BR3-16',
  codes: ['CART-BR3-16'],
  requirement: 'QT-01',
  source: 'specification 5, Quantity',
  broken: (facts) => {
    const pieces = wholeNumber(facts);
    return E.isLeft(pieces) ? pieces.left : undefined;
  },
};

/** Rejects additions above their stock. There is no fix, because additions do not depend on the pieces (QT-02). */
export const additionStockShort: Rule<QuantityFacts> = {
  code: 'CART-BR3-17',
  codes: ['CART-BR3-17'],
  requirement: 'QT-02',
  source: 'specification 5, Quantity; 8, CART-BR3',
  broken: forPieces((_, { unit }) => {
    const short = additionsShort(unit).find(({ left }) => left > 0);
    return short ? finding('CART-BR3-17', { product: short.product, max: short.left }, [unit.cartUnitId]) : undefined;
  }),
};

export const nothingLeft: Rule<QuantityFacts> = {
  code: 'CART-BR3-18',
  codes: ['CART-BR3-18'],
  requirement: 'QT-02',
  source: 'specification 5, Quantity; 8, CART-BR3',
  broken: forPieces((_, { unit }) => {
    const product = firstGone(unit);
    return product === undefined ? undefined : finding('CART-BR3-18', { product }, [unit.cartUnitId]);
  }),
};

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

import { holding } from './holding.ts';
import { amount, percent } from './number.ts';
import type { Described } from './described.ts';
import type { Codec } from './shape.ts';

interface Discounting {
  readonly discountUnitType: 'Rate' | 'Amount';
  readonly discountValue: number;
}

/** Checks the coupon value by type: 0 to 100 per cent for `Rate`, whole won for `Amount` (CP-03). */
export const percentOrWon = <A extends Discounting>(coupon: Codec<A>): Described<A> =>
  holding(coupon, 'discountValue', ({ discountUnitType, discountValue }) =>
    (discountUnitType === 'Rate' ? percent : amount).is(discountValue),
  );

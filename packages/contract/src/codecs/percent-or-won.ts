import { option as O } from 'fp-ts';
import { holding, type Clash } from './holding.ts';
import { amount, percent } from './number.ts';
import type { Described } from './described.ts';
import type { Codec } from './shape.ts';

interface Discounting {
  readonly discountUnitType: 'Rate' | 'Amount';
  readonly discountValue: number;
}

const clashIn = ({ discountUnitType, discountValue: value }: Discounting): O.Option<Clash> => {
  const fits = discountUnitType === 'Rate' ? percent : amount;
  return fits.is(value) ? O.none : O.some({ key: 'discountValue', value, fits });
};

/** A coupon whose value is what its kind says: 0 to 100 per cent for `Rate`, whole won for `Amount` (CP-03). */
export const percentOrWon = <A extends Discounting>(coupon: Codec<A>): Described<A> => holding(coupon, clashIn);

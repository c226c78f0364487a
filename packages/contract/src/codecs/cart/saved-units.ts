import { list } from '../base/codec.ts';
import { cartUnit } from './cart-unit.ts';

/** Units that a shopper can save for later. */
export const MAX_SAVED_UNITS = 100;

export const savedUnits = list(cartUnit, MAX_SAVED_UNITS);

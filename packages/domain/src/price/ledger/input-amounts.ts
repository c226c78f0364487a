import type { Won } from '../../money/won.ts';
import type { InputsByRule } from './ledger-inputs.ts';

type Inputs = InputsByRule[keyof InputsByRule];
type InputName = Inputs extends infer I ? (I extends unknown ? keyof I : never) : never;
type ValueOf<K> = Inputs extends infer I ? (I extends { readonly [P in K & string]?: infer V } ? V : never) : never;

/** Amount flags of ledger inputs. Amounts are in minor units; other inputs are counts, rates, weights and names. */
const isAmount: {
  readonly [K in InputName]: [Exclude<ValueOf<K>, undefined>] extends [Won] ? true : false;
} = {
  price: true,
  quantity: false,
  name: false,
  rate: false,
  perPiece: true,
  each: true,
  once: true,
  limit: true,
  cutTo: true,
  basis: true,
  from: true,
  subtotal: true,
  policies: false,
  freeFrom: true,
  onArrival: true,
  company: false,
  kg: false,
  promotion: false,
  code: false,
  worth: true,
};

const amounts: ReadonlySet<string> = new Set(Object.entries(isAmount).flatMap(([name, is]) => (is ? [name] : [])));

/**
 * True if a ledger input is an amount in minor units.
 * @example
 * isAmountInput('basis'); // true
 */
export const isAmountInput = (name: string): boolean => amounts.has(name);

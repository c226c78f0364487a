import { isOrderable, type CartState } from '@baguni/domain';
import { contradictionsIn, frozen } from '@baguni/domain/engine';
import { either as E, option as O } from 'fp-ts';
import { cartState } from '../codecs/state/state-codec.ts';
import { misfitsOf, type Misfit } from '../openapi/misfits.ts';
import { completeCart } from './complete.ts';
import { isObject, own, type JsonObject } from './fill.ts';
import type { CartProblem } from './problem.ts';
import { unknownFields } from './unknown-fields.ts';

/** A schema longer than this says less than it hides. */
const MAX_SCHEMA_LENGTH = 200;

/** What would fit, as the text of a JSON schema; empty where that is long. */
const fitting = ({ fits }: Misfit): string => {
  const text = O.isSome(fits) ? JSON.stringify(fits.value) : '';
  return text.length <= MAX_SCHEMA_LENGTH ? text : '';
};

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => {
    if (Array.isArray(inner)) return (inner as readonly unknown[])[Number(name)];
    return isObject(inner) ? own(inner, name) : undefined;
  }, value);

/**
 * What did not fit at a path of the JSON, with what stands there.
 * @example
 * misfitAt({ units: 'none' }, 'units', { path: 'units', fits: O.none }).found; // none
 */
export const misfitAt = (given: unknown, path: string, misfit: Misfit): CartProblem => {
  const found = path === '' ? given : valueAt(given, path);
  return { type: found === undefined ? 'Missing' : 'Misfit', path, found, fits: fitting(misfit) };
};

/** The coupons of a State stand one level deeper than those of a cart by hand. */
const inJson =
  (given: JsonObject) =>
  (path: string): string =>
    Array.isArray(own(given, 'coupons')) ? path.replace(/^coupons\.offered\b/u, 'coupons') : path;

const selectedOf = (given: JsonObject, cart: CartState): CartState =>
  own(given, 'selected') === undefined
    ? { ...cart, selected: cart.units.filter(isOrderable).map(({ cartUnitId }) => cartUnitId) }
    : cart;

/** How a cart is read. */
export interface ParseTerms {
  /** Refuses fields that mean nothing, which are passed over else. */
  readonly strict?: boolean;
}

/**
 * Reads a cart from JSON: its units, and whatever else of a State it says. What it leaves out is as in a plain cart of the marketplace
 * on a desktop in Korea, and everything that can be ordered is selected (EN-07). It throws nothing.
 * @param json what `JSON.parse` answers
 * @returns the cart, or all that is wrong with it
 * @example
 * const read = parseCart({ units: [{ cartUnitId: 1, quantity: 'two' }] });
 * E.isLeft(read) && read.left[0]?.path; // units.0.quantity
 */
export const parseCart = (
  json: unknown,
  { strict = false }: ParseTerms = {},
): E.Either<readonly CartProblem[], CartState> => {
  if (!isObject(json)) return E.left([{ type: 'Misfit', path: '', found: json, fits: '{"type":"object"}' }]);
  const unknown = strict ? unknownFields(json) : [];
  const read = cartState.decode(completeCart(json));
  if (E.isLeft(read)) {
    const wrong = misfitsOf(read.left).map((misfit) => misfitAt(json, inJson(json)(misfit.path), misfit));
    return E.left([...wrong, ...unknown]);
  }
  // what a page or a server wrote may lack terms or coupons that could not be read, and says so elsewhere
  const isByHand = own(json, 'cartVersion') === undefined;
  const wrong = contradictionsIn(read.right).flatMap(({ type, path, found }) =>
    (type === 'NoSuchTerms' || type === 'NoSuchCoupon') && !isByHand
      ? []
      : [{ type, path: inJson(json)(path), found, fits: '' }],
  );
  return wrong.length + unknown.length > 0
    ? E.left([...wrong, ...unknown])
    : E.right(frozen(selectedOf(json, read.right)));
};

import { cartOf } from '@baguni/domain/engine';
import type { CartState } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { placeAt, placesOf } from '../json/place.ts';
import { scanJson } from '../json/scan.ts';
import type { Problem } from './problem.ts';
import { completeCart } from './complete.ts';
import { decodeCart, type PathFault } from './faults.ts';
import { isObject, own, type JsonObject } from './fill.ts';

type Read<A> = E.Either<readonly Problem[], A>;

const parse = (text: string): Read<unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text),
    () => {
      const scan = scanJson(text);
      return [{ type: 'NotJson', place: placeAt(text, scan.isJson ? 0 : scan.at) }];
    },
  );

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => {
    if (Array.isArray(inner)) return (inner as readonly unknown[])[Number(name)];
    return isObject(inner) ? own(inner, name) : undefined;
  }, value);

/** The coupons of a State stand one level deeper than those of a cart by hand. */
const inText = (given: JsonObject, path: string): string =>
  Array.isArray(own(given, 'coupons')) ? path.replace(/^coupons\.offered\b/u, 'coupons') : path;

const problemsOf = (text: string, given: JsonObject, faults: readonly PathFault[]): readonly Problem[] => {
  const paths = faults.map(({ path }) => inText(given, path));
  const places = placesOf(text, paths);
  return faults.map(({ type, fits }, i): Problem => {
    const fault = { path: paths[i] ?? '', place: places[i] ?? { line: 1, column: 1 } };
    if (type !== 'Misfit') return { type, ...fault };
    return valueAt(given, fault.path) === undefined ? { type: 'Missing', ...fault } : { type, fits, ...fault };
  });
};

/**
 * Reads a cart from JSON text: its units, and whatever else of a State it says; everything that can be ordered is
 * selected where it does not say. Fields that mean nothing are passed over.
 * @returns the cart, or what is wrong with the text and where
 */
export const readCart = (text: string): Read<CartState> => {
  const value = parse(text);
  if (E.isLeft(value)) return value;
  const given = value.right;
  if (!isObject(given))
    return E.left([
      { type: 'Misfit', path: '', place: placesOf(text, [''])[0] ?? { line: 1, column: 1 }, fits: '{"type":"object"}' },
    ]);
  const offered = Array.isArray(own(given, 'coupons')) ? 'coupons' : 'coupons.offered';
  const cart = decodeCart(completeCart(given), offered);
  if (E.isLeft(cart)) return E.left(problemsOf(text, given, cart.left));
  return E.right(
    own(given, 'selected') === undefined ? cartOf(cart.right.units, withoutSelection(cart.right)) : cart.right,
  );
};

const withoutSelection = ({ selected: _, ...rest }: CartState): Partial<CartState> => rest;

import { initialCart, pathsOf } from '@baguni/contract';
import {
  emptyCart,
  evolve,
  isOrderable,
  type CartState,
  type CartUnitId,
  type InitialCart,
  type Language,
} from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';

/** The line and column of a place in a text, both from 1. */
const placeOf = (text: string, index: number): string => {
  const before = text.slice(0, index).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
};

const parse = (text: string): E.Either<readonly string[], unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text),
    (error) => {
      const message = error instanceof Error ? error.message : String(error);
      const at = /position (\d+)/u.exec(message)?.[1];
      return [`not JSON${at === undefined ? '' : ` at ${placeOf(text, Number(at))}`}: ${message}`];
    },
  );

type Selected = ReadonlySet<number> | undefined;

/** Which units are bought, beside the cart itself; all that can be ordered where it is left out. */
const selectedOf = (value: unknown): E.Either<readonly string[], Selected> => {
  if (typeof value !== 'object' || value === null || !('selected' in value)) return E.right(undefined);
  const { selected } = value;
  const isList = Array.isArray(selected) && selected.every((id) => typeof id === 'number');
  return isList ? E.right(new Set(selected)) : E.left(['does not fit: selected']);
};

const open = (initial: InitialCart, selected: Selected, language: Language): CartState => {
  const isWanted = (id: CartUnitId): boolean => selected === undefined || selected.has(id);
  const chosen = initial.units.filter((unit) => isOrderable(unit) && isWanted(unit.cartUnitId));
  return evolve(emptyCart({ tenant: 'marketplace', device: 'pc', language, app: O.none }), {
    type: 'CartOpened',
    initial,
    autoSelected: chosen.map((unit) => unit.cartUnitId),
  });
};

/**
 * Reads a cart from JSON text: the answer of the initial load (CM-01) as the wire carries it, with an optional
 * `selected` list of unit numbers.
 * @returns the opened cart, or what is wrong with the text: the place of bad JSON, or the paths that did not fit
 */
export const readCart = (text: string, language: Language = 'ko'): E.Either<readonly string[], CartState> => {
  const value = parse(text);
  if (E.isLeft(value)) return value;
  const cart = initialCart.decode(value.right);
  if (E.isLeft(cart)) return E.left(pathsOf(cart.left).map((path) => `does not fit: ${path || 'the cart'}`));
  if (cart.right.unreadable.length > 0) return E.left(cart.right.unreadable.map((path) => `does not fit: ${path}`));
  return E.map((selected: Selected) => open(cart.right, selected, language))(selectedOf(value.right));
};

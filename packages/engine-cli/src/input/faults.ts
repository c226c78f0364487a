import { cartState, misfitsOf, type Misfit } from '@baguni/contract';
import { couponKeyOf, type CartState } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';

/** What is wrong at a path, before it is known where in the text that is. */
export interface PathFault {
  readonly type: 'Misfit' | 'Repeated' | 'NoSuchUnit';
  readonly path: string;
  /** A JSON schema of what fits; empty where it would be long. */
  readonly fits: string;
}

/** A schema longer than this says less than it hides. */
const MAX_SCHEMA_LENGTH = 200;

const textOf = (schema: O.Option<object>): string => {
  const text = O.isSome(schema) ? JSON.stringify(schema.value) : '';
  return text.length <= MAX_SCHEMA_LENGTH ? text : '';
};

const repeats = <A>(
  values: readonly A[],
  keyOf: (value: A) => unknown,
  path: (i: number) => string,
): readonly PathFault[] => {
  const seen = new Set<unknown>();
  return values.flatMap((value, i) => {
    const isNew = !seen.has(keyOf(value));
    seen.add(keyOf(value));
    return isNew ? [] : [{ type: 'Repeated' as const, path: path(i), fits: '' }];
  });
};

/** What no codec sees: numbers that two units share, keys that two coupons share, a selection of units that are not there. */
const contradictions = (cart: CartState, offered: string): readonly PathFault[] => {
  const ids = new Set(cart.units.map((unit) => unit.cartUnitId));
  return [
    ...repeats(
      cart.units,
      (unit) => unit.cartUnitId,
      (i) => `units.${i}.cartUnitId`,
    ),
    ...repeats(cart.coupons.offered, couponKeyOf, (i) => `${offered}.${i}`),
    ...repeats(
      cart.selected,
      (id) => id,
      (i) => `selected.${i}`,
    ),
    ...cart.selected.flatMap((id, i) =>
      ids.has(id) ? [] : [{ type: 'NoSuchUnit' as const, path: `selected.${i}`, fits: '' }],
    ),
  ];
};

/** What did not fit, with a schema of what does. */
export const misfit = ({ path, fits }: Misfit): PathFault => ({ type: 'Misfit', path, fits: textOf(fits) });

/** Reads a completed cart; left with everything that is wrong with it. @param offered the path of the text's coupons */
export const decodeCart = (json: unknown, offered: string): E.Either<readonly PathFault[], CartState> => {
  const cart = cartState.decode(json);
  if (E.isLeft(cart)) return E.left(misfitsOf(cart.left).map(misfit));
  const wrong = contradictions(cart.right, offered);
  return wrong.length > 0 ? E.left(wrong) : E.right(cart.right);
};

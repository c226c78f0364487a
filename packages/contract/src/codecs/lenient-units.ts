import { unreadableUnit, type CartUnit, type CartUnitId } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { pathsOf } from '../reporter.ts';
import { cartUnit } from './cart-unit.ts';
import { cartUnitId } from './ids.ts';
import { freeUnitId } from './free-unit-id.ts';

/** The most units of one cart. */
export const MOST_UNITS = 500;

/** Units of an answer, and the paths of those fields that could not be read (CM-53). */
export interface ReadUnits {
  readonly units: readonly CartUnit[];
  readonly unreadable: readonly string[];
}

const idOf = (value: unknown): O.Option<CartUnitId> =>
  t.UnknownRecord.is(value) ? O.fromEither(cartUnitId.decode(value['cartUnitId'])) : O.none;

interface Reading {
  readonly taken: readonly CartUnitId[];
  readonly units: readonly CartUnit[];
  readonly unreadable: readonly string[];
}

const repeated = (id: CartUnitId, reading: Reading): boolean => reading.units.some((unit) => unit.cartUnitId === id);

/** The number of a placeholder: the unit's own where it can be read and no other unit has it. */
const placeholderId = (value: unknown, reading: Reading): CartUnitId => {
  const own = idOf(value);
  return O.isSome(own) && !repeated(own.value, reading) ? own.value : freeUnitId(reading.taken);
};

const withPlaceholder = (reading: Reading, value: unknown, paths: readonly string[]): Reading => {
  const id = placeholderId(value, reading);
  return {
    taken: [...reading.taken, id],
    units: [...reading.units, unreadableUnit(id)],
    unreadable: [...reading.unreadable, ...paths],
  };
};

const readUnit =
  (context: t.Context) =>
  (reading: Reading, value: unknown, i: number): Reading => {
    const at = t.appendContext(context, String(i), cartUnit, value);
    const read = cartUnit.validate(value, at);
    if (E.isLeft(read)) return withPlaceholder(reading, value, pathsOf(read.left));
    // two units of one number would be one unit to the page
    if (repeated(read.right.cartUnitId, reading)) {
      return withPlaceholder(
        reading,
        value,
        pathsOf([{ value, context: t.appendContext(at, 'cartUnitId', cartUnitId) }]),
      );
    }
    return { ...reading, units: [...reading.units, read.right] };
  };

/** Reads units one by one: a bad one becomes a placeholder and its bad paths are listed; only a list that is none fails. */
export const readUnits = (value: unknown, context: t.Context): t.Validation<ReadUnits> => {
  if (!Array.isArray(value) || value.length > MOST_UNITS) return t.failure(value, context);
  const values: readonly unknown[] = value;
  const taken = values.flatMap((each) =>
    O.match(
      (): CartUnitId[] => [],
      (id: CartUnitId) => [id],
    )(idOf(each)),
  );
  const { units, unreadable } = values.reduce<Reading>(readUnit(context), { taken, units: [], unreadable: [] });
  return t.success({ units, unreadable });
};

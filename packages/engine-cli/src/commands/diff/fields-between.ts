import { innerOf, isObject } from './json-object.ts';

/** A value of JSON that stands in one of two texts only, or differs. */
export interface FieldChange {
  /** Names from the outside in, e.g. `item.itemSellPrice`. */
  readonly path: string;
  /** Undefined where it is not there. */
  readonly from: unknown;
  readonly to: unknown;
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** All that differs between two values of JSON; a list that differs does so as a whole. */
export const fieldsBetween = (from: unknown, to: unknown, path = ''): readonly FieldChange[] => {
  if (isSame(from, to)) return [];
  if (!isObject(from) || !isObject(to)) return [{ path, from, to }];
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names].flatMap((name) =>
    fieldsBetween(innerOf(from, name), innerOf(to, name), path === '' ? name : `${path}.${name}`),
  );
};

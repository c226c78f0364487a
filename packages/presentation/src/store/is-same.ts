import { compareStructural } from 'mobx';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: object): value is Plain => Object.getPrototypeOf(value) === Object.prototype;

const areSameLists = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => isSame(one, b[i]));

const areSameObjects = (a: Plain, b: Plain): boolean => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
};

/**
 * Compares plain data without cycles by structure, like MobX but faster, because one change compares hundreds of
 * views.
 */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areSameLists(a, b);
  return isPlain(a) && isPlain(b) ? areSameObjects(a, b) : compareStructural(a, b);
};

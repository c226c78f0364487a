import fc, { type Arbitrary } from 'fast-check';

const numbers = [Number.NaN, Infinity, -Infinity, -0, 0, 0.1, 1000.5, 1e9, 1e12, 9e15, 2 ** 53, 1e300, -50_000, -9e15];

/** Invalid values of a broken server instead of a number. */
export const hostileNumbers: readonly unknown[] = [...numbers, '12', '9e15', 'NaN', '', null, true, [], {}];

type Path = readonly (string | number)[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const numbersIn = (value: unknown, at: Path = []): readonly Path[] => {
  if (typeof value === 'number') return [at];
  if (Array.isArray(value)) return value.flatMap((one: unknown, i) => numbersIn(one, [...at, i]));
  return isRecord(value) ? Object.entries(value).flatMap(([key, one]) => numbersIn(one, [...at, key])) : [];
};

/**
 * A JSON value with another value at a path.
 * @example
 * replaced({ units: [{ quantity: 1 }] }, ['units', 0, 'quantity'], Number.NaN); // { units: [ { quantity: NaN } ] }
 */
export const replaced = (value: unknown, [first, ...rest]: Path, by: unknown): unknown => {
  if (first === undefined) return by;
  if (Array.isArray(value)) return value.map((one: unknown, i) => (i === first ? replaced(one, rest, by) : one));
  return isRecord(value) ? { ...value, [first]: replaced(value[first], rest, by) } : value;
};

const kindOf = (path: Path): string => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

/** One fault: type of number, index (0: all) and hostile value; each taken modulo its range. */
export type Fault = readonly [kind: number, which: number, value: number];

const withFault = (paths: readonly Path[], json: unknown, [n, which, value]: Fault): unknown => {
  const kinds = [...new Set(paths.map(kindOf))];
  const same = paths.filter((path) => kindOf(path) === kinds[n % kinds.length]);
  const chosen = which % (same.length + 1);
  const by = hostileNumbers[value % hostileNumbers.length];
  return same
    .filter((_, i) => chosen === 0 || i === chosen - 1)
    .reduce<unknown>((one, path) => replaced(one, path, by), json);
};

/**
 * Replaces numbers of a JSON value by hostile ones (CM-53).
 * @example
 * const prices = [{ price: 100 }, { price: 200 }];
 * spoiledBy(prices, [[0, 2, hostileNumbers.indexOf('12')]]); // [ { price: 100 }, { price: '12' } ]
 * spoiledBy(prices, [[0, 0, hostileNumbers.indexOf('12')]]); // [ { price: '12' }, { price: '12' } ]
 */
export const spoiledBy = (json: unknown, faults: readonly Fault[]): unknown => {
  const paths = numbersIn(json);
  return paths.length === 0 ? json : faults.reduce<unknown>((one, fault) => withFault(paths, one, fault), json);
};

/**
 * Replaces random numbers; each type is equally likely, regardless of its count.
 * @example
 * const throwsNothing = fc.property(arbSpoiled({ units: [{ cartUnitId: 1, quantity: 2 }] }), (json) => void parseCart(json));
 * fc.check(throwsNothing).failed; // false
 */
export const arbSpoiled = (json: unknown): Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 })
    .map((faults) => spoiledBy(json, faults));

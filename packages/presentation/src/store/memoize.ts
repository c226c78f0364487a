import {
  compareStructural,
  computed,
  onBecomeObserved,
  onBecomeUnobserved,
  type IComputedValue,
  transaction,
} from 'mobx';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  value !== null && value !== undefined && Object.getPrototypeOf(value) === Object.prototype;

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
  if (Array.isArray(a) && Array.isArray(b)) return areSameLists(a, b);
  if (isPlain(a) && isPlain(b)) return areSameObjects(a, b);
  return typeof a === 'object' && typeof b === 'object' && compareStructural(a, b);
};

/** Returns a new value with the parts that are equal to those before, so that components compare by reference. */
export const keepParts = <V>(before: unknown, after: V): V => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- equal, so of the same type
  if (isSame(before, after)) return before as V;
  if (!isPlain(before) || !isPlain(after)) return after;
  const kept: Record<string, unknown> = { ...after };
  for (const key in kept) if (isSame(before[key], kept[key])) kept[key] = before[key];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields with equal values
  return kept as V;
};

/** Adds views to an object, each computed when it is read, and kept while it is observed and equal. */
export const memoizedViews = <Views extends object, Others extends object = object>(
  compute: { readonly [Name in keyof Views]: (() => Views[Name]) | IComputedValue<Views[Name]> },
  others?: Others,
): Readonly<Views> & Others => {
  const views = others ?? {};
  for (const [name, view] of Object.entries<(() => unknown) | IComputedValue<unknown>>(compute)) {
    const memoized = typeof view === 'function' ? computed(view, { equals: isSame }) : view;
    Object.defineProperty(views, name, { get: () => memoized.get(), enumerable: true });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has a value for each name
  return views as Readonly<Views> & Others;
};

interface Together<K, V> {
  readonly work: object;
  readonly values: Map<K, V>;
}

/**
 * Caches a computed value per key while it is observed, and keeps the object or its parts if they are equal. Without
 * observers it computes each time, or once per batch of reads.
 */
export const perKey = <K, V>(compute: (key: K) => V): ((key: K) => V) => {
  const cache = new Map<K, IComputedValue<V>>();
  let together: Together<K, V> | null = null;
  const cached = (key: K): IComputedValue<V> => {
    const known = cache.get(key);
    if (known) return known;
    let last: V | undefined;
    const fresh = computed(() => (last = keepParts(last, compute(key))));
    onBecomeObserved(fresh, () => cache.set(key, fresh));
    onBecomeUnobserved(fresh, () => cache.delete(key));
    return fresh;
  };
  // Bypasses MobX, whose bookkeeping for unobserved values is expensive.
  const once = (work: object, key: K): V => {
    if (together?.work !== work) together = { work, values: new Map() };
    const { values } = together;
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
  return (key) => {
    const work = readingTogether();
    return work ? once(work, key) : cached(key).get();
  };
};

let reading: object | null = null;

/** Current batch of reads, or null. */
const readingTogether = (): object | null => reading;

/** Batches unobserved reads, e.g. on a server: each value is computed once. Keeps no cache afterwards. */
export const readTogether = <A>(work: () => A): A => {
  const before = reading;
  reading = {};
  try {
    return transaction(work);
  } finally {
    reading = before;
  }
};

/** Loads on first use and returns the same promise; after a failure the next call retries. */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
    return loading;
  };
};

import {
  compareStructural,
  computed,
  onBecomeObserved,
  onBecomeUnobserved,
  type IComputedValue,
  transaction,
} from 'mobx';

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

interface Together<K, V> {
  readonly work: object;
  readonly values: Map<K, V>;
}

/**
 * Caches a computed value per key while it is observed, and keeps the object if it is equal. Without observers it
 * computes each time, or once per batch of reads.
 */
export const perKey = <K, V>(compute: (key: K) => V): ((key: K) => V) => {
  const cache = new Map<K, IComputedValue<V>>();
  let together: Together<K, V> | null = null;
  const cached = (key: K): IComputedValue<V> => {
    const known = cache.get(key);
    if (known) return known;
    const fresh = computed(() => compute(key), { equals: isSame });
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

import { compareStructural, computed, onBecomeObserved, onBecomeUnobserved, type IComputedValue } from 'mobx';

/**
 * A computed value for each key: kept from its first observer to its last, the same object while
 * it says the same. A change so reaches only those who read a key whose value really changed.
 * Outside of observers (a server, a test) it is worked out anew each time and nothing is kept.
 */
export const perKey = <K, V>(compute: (key: K) => V): ((key: K) => V) => {
  const cache = new Map<K, IComputedValue<V>>();
  const cached = (key: K): IComputedValue<V> => {
    const known = cache.get(key);
    if (known) return known;
    const fresh = computed(() => compute(key), { equals: compareStructural });
    onBecomeObserved(fresh, () => cache.set(key, fresh));
    onBecomeUnobserved(fresh, () => cache.delete(key));
    return fresh;
  };
  return (key) => cached(key).get();
};

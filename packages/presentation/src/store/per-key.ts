import { computed, onBecomeObserved, onBecomeUnobserved, type IComputedValue } from 'mobx';
import { isSame } from './is-same.ts';

/**
 * A computed value for each key, cached from its first observer to its last, and the same object while it is equal: a
 * change reaches only the observers of a key whose value really changed. Without observers (a server, a test) it is
 * computed each time and nothing is cached.
 */
export const perKey = <K, V>(compute: (key: K) => V): ((key: K) => V) => {
  const cache = new Map<K, IComputedValue<V>>();
  const cached = (key: K): IComputedValue<V> => {
    const known = cache.get(key);
    if (known) return known;
    const fresh = computed(() => compute(key), { equals: isSame });
    onBecomeObserved(fresh, () => cache.set(key, fresh));
    onBecomeUnobserved(fresh, () => cache.delete(key));
    return fresh;
  };
  return (key) => cached(key).get();
};

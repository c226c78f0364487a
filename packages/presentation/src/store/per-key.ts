import { computed, onBecomeObserved, onBecomeUnobserved, type IComputedValue } from 'mobx';
import { isSame } from './is-same.ts';
import { readingTogether } from './read-together.ts';

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

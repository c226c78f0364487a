import { computed, onBecomeObserved, onBecomeUnobserved, type IComputedValue } from 'mobx';
import { isSame } from './is-same.ts';
import { readingTogether } from './read-together.ts';

/** Values by key, worked out where nobody observes them. */
interface Together<K, V> {
  /** The work in which they are read. */
  readonly work: object;
  readonly values: Map<K, V>;
}

/**
 * A computed value for each key, cached from its first observer to its last, and the same object while it is equal: a
 * change reaches only the observers of a key whose value really changed. Without observers (a server, a test) it is
 * computed each time and nothing is cached; where views are read together, once.
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
  // without MobX, whose bookkeeping for a value that nobody observes costs more than most values
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

/** Values by key, of which the longest unused go first where they weigh too much together. */
export interface Recent<V> {
  readonly get: (key: string) => V | undefined;
  readonly set: (key: string, value: V) => void;
}

/** @param most what all values may weigh together */
export const recent = <V>(most: number, weightOf: (value: V) => number): Recent<V> => {
  // a Map keeps the order in which keys were set: the first is the longest unused
  const values = new Map<string, V>();
  let weight = 0;
  const remove = (key: string): void => {
    const value = values.get(key);
    if (value !== undefined && values.delete(key)) weight -= weightOf(value);
  };
  const dropOldest = (): void => {
    for (const key of values.keys()) {
      if (weight <= most) return;
      remove(key);
    }
  };
  return {
    get: (key) => {
      const value = values.get(key);
      if (value !== undefined && values.delete(key)) values.set(key, value);
      return value;
    },
    set: (key, value) => {
      remove(key);
      values.set(key, value);
      weight += weightOf(value);
      dropOldest();
    },
  };
};

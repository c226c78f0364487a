/** The rows of all tables of a store, by their keys. */
export type Tables = Map<string, unknown>[];

export const table = <V>(tables: Tables) => {
  const rows = new Map<string, V>();
  tables.push(rows);
  const entriesOf = (parts: readonly string[]): readonly (readonly [string, V])[] => {
    const begin = keyOf(...parts).slice(0, -1);
    return [...rows].filter(([key]) => key === `${begin}]` || key.startsWith(`${begin},`));
  };
  return {
    get: (key: string): V | undefined => rows.get(key),
    set: (key: string, row: V): void => void rows.set(key, row),
    /** Removes a row; returns false if there is none. */
    remove: (key: string): boolean => rows.delete(key),
    /** Returns the rows whose keys begin with these parts. */
    of: (...parts: readonly string[]): readonly V[] => entriesOf(parts).map(([, row]) => row),
    removeOf: (...parts: readonly string[]): void => {
      for (const [key] of entriesOf(parts)) rows.delete(key);
    },
  };
};

export const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

export interface Journal {
  readonly note: (undo: () => void) => void;
  readonly undo: () => void;
  readonly clear: () => void;
}

export const journal = (): Journal => {
  let undos: (() => void)[] = [];
  const clear = (): void => {
    undos = [];
  };
  return {
    note: (undo) => undos.push(undo),
    undo: () => {
      for (const undo of undos.toReversed()) undo();
      clear();
    },
    clear,
  };
};

export interface Table<V> {
  readonly get: (key: string) => V | undefined;
  readonly set: (key: string, row: V) => void;
  /** Removes a row; returns false if there is none. */
  readonly remove: (key: string) => boolean;
  /** Returns the rows whose keys begin with these parts. */
  readonly of: (...parts: readonly string[]) => readonly V[];
  readonly removeOf: (...parts: readonly string[]) => void;
}

export const table = <V>(log: Journal): Table<V> => {
  const rows = new Map<string, V>();
  const restore = (key: string): void => {
    const before = rows.get(key);
    log.note(() => (before === undefined ? rows.delete(key) : rows.set(key, before)));
  };
  const remove = (key: string): boolean => {
    restore(key);
    return rows.delete(key);
  };
  const entriesOf = (parts: readonly string[]): readonly (readonly [string, V])[] => {
    const begin = keyOf(...parts).slice(0, -1);
    return [...rows].filter(([key]) => key === `${begin}]` || key.startsWith(`${begin},`));
  };
  return {
    get: (key) => rows.get(key),
    set: (key, row) => {
      restore(key);
      rows.set(key, row);
    },
    remove,
    of: (...parts) => entriesOf(parts).map(([, row]) => row),
    removeOf: (...parts) => {
      for (const [key] of entriesOf(parts)) remove(key);
    },
  };
};

export const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

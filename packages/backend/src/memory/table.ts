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
  readonly remove: (key: string) => void;
  readonly entries: () => readonly (readonly [string, V])[];
}

export type Rows<V> = Pick<Table<V>, 'entries' | 'remove'>;

export const table = <V>(log: Journal): Table<V> => {
  const rows = new Map<string, V>();
  const restore = (key: string): void => {
    const before = rows.get(key);
    log.note(() => (before === undefined ? rows.delete(key) : rows.set(key, before)));
  };
  return {
    get: (key) => rows.get(key),
    set: (key, row) => {
      restore(key);
      rows.set(key, row);
    },
    remove: (key) => {
      restore(key);
      rows.delete(key);
    },
    entries: () => [...rows],
  };
};

export const removeOf = (rows: Rows<unknown>, ...parts: readonly string[]): void => {
  const begin = keyOf(...parts).slice(0, -1);
  for (const [key] of rows.entries()) if (key === `${begin}]` || key.startsWith(`${begin},`)) rows.remove(key);
};

export const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

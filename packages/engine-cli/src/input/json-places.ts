import { visit, type JSONPath } from 'jsonc-parser';

/** A place in a text, with line and column from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns the line and column of an index. A character outside the basic plane is one column. */
export const placeAt = (text: string, index: number): Place => {
  const before = text.slice(0, index).split(/\r\n|\n|\r/u);
  return { line: before.length, column: Array.from(before.at(-1) ?? '').length + 1 };
};

/** Visits a JSON text, until a nesting of some thousand levels exceeds the stack. */
const visitJson: typeof visit = (text, visitor) => {
  try {
    visit(text, visitor, { disallowComments: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
};

/** Returns the place of the first syntax error. */
export const findSyntaxError = (text: string): Place => {
  let first: number | undefined;
  visitJson(text, { onError: (_, offset) => (first ??= offset) });
  return placeAt(text, first ?? 0);
};

/** Returns the paths and places of names that an object repeats. `JSON.parse` would drop all but the last value. */
export const findRepeatedNames = (text: string): readonly { readonly path: string; readonly place: Place }[] => {
  const open: Set<string>[] = [];
  const repeated: { readonly path: string; readonly place: Place }[] = [];
  visitJson(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, offset, _length, _line, _column, pathOf) => {
      const names = open.at(-1);
      if (names?.has(name)) repeated.push({ path: [...pathOf(), name].join('.'), place: placeAt(text, offset) });
      names?.add(name);
    },
  });
  return repeated;
};

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

const withParents = (path: string): readonly string[] => (path === '' ? [''] : [path, ...withParents(parentOf(path))]);

/** Returns the places of the values at these paths, such as `units.0.quantity`. A missing value has the place of its parent. */
export const findPlaces = (text: string, paths: readonly string[]): readonly Place[] => {
  const wanted = new Set(paths.flatMap(withParents));
  const starts = new Map<string, number>();
  const note = (offset: number, pathOf: () => JSONPath): void => {
    const path = pathOf().join('.');
    // if a name repeats, the last value counts, as it does for JSON.parse
    if (wanted.has(path)) starts.set(path, offset);
  };
  visitJson(text, {
    onObjectBegin: (offset, _length, _line, _column, pathOf) => note(offset, pathOf),
    onArrayBegin: (offset, _length, _line, _column, pathOf) => note(offset, pathOf),
    onLiteralValue: (_value, offset, _length, _line, _column, pathOf) => note(offset, pathOf),
  });
  const startOf = (path: string): number => starts.get(path) ?? (path === '' ? 0 : startOf(parentOf(path)));
  return paths.map((path) => placeAt(text, startOf(path)));
};

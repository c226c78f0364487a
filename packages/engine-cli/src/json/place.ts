import { scanJson } from './scan.ts';

/** A place in a text as people count, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The line and column of an index; a character outside the basic plane is one column. */
export const placeAt = (text: string, index: number): Place => {
  const before = text.slice(0, index).split(/\r\n|\n|\r/u);
  return { line: before.length, column: Array.from(before.at(-1) ?? '').length + 1 };
};

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** A path and all that lead to it, the whole among them. */
const waysTo = (path: string): readonly string[] => (path === '' ? [''] : [path, ...waysTo(parentOf(path))]);

/** Where the values at these paths stand; for a value that is missing, where the one that lacks it begins. */
export const placesOf = (text: string, paths: readonly string[]): readonly Place[] => {
  const asked = new Set(paths.flatMap(waysTo));
  const scan = scanJson(text, (path) => asked.has(path));
  // of names that repeat the last counts, as it does for JSON.parse
  const starts = new Map(scan.isJson ? scan.spots.map(({ path, at }) => [path, at]) : []);
  const startOf = (path: string): number => starts.get(path) ?? (path === '' ? 0 : startOf(parentOf(path)));
  return paths.map((path) => placeAt(text, startOf(path)));
};

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** A row of Vite's manifest: a built file, the chunks it imports at once, and whether the page starts with it. */
export type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

/** Limit for the initial JavaScript of the cart page, in bytes after gzip. */
export const budget = 132_000;

/** Limit for all JavaScript until the cart can be used in the heaviest language, in bytes after gzip. */
export const usableBudget = 170_000;

/** Chunks that load with the first view: the session, and the texts of the largest language, Japanese. */
const besideFirstView: ReadonlySet<string> = new Set(['session', 'jp-words']);

/** Collects into `seen` the chunk `key` and everything that it imports at once. */
const collect = (manifest: Manifest, key: string, seen: Set<string>): void => {
  if (seen.has(key)) return;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) collect(manifest, next, seen);
};

/** The script files that a browser must load before the cart page starts: the entry and what it imports, nothing lazy. */
export const initialScripts = (manifest: Manifest): readonly string[] => {
  const seen = new Set<string>();
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry === true) collect(manifest, key, seen);
  return filesOf(manifest, seen);
};

const filesOf = (manifest: Manifest, keys: Iterable<string>): readonly string[] =>
  [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));

/** The script files that are loaded until the cart can be used: the initial ones, the session, one language's words. */
export const usableScripts = (manifest: Manifest): readonly string[] => {
  const seen = new Set<string>();
  for (const [key, { isEntry, dynamicImports = [] }] of Object.entries(manifest)) {
    if (isEntry !== true) continue;
    collect(manifest, key, seen);
    for (const lazy of dynamicImports)
      if (besideFirstView.has(manifest[lazy]?.name ?? '')) collect(manifest, lazy, seen);
  }
  return filesOf(manifest, seen);
};

/** True if a parsed file is a Vite manifest. */
export const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((row: unknown) => typeof row === 'object' && row !== null && 'file' in row);

/** A built file's size as it travels, in bytes. */
export const gzipBytes = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

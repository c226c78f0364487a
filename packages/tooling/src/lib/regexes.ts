import { parseSync } from '@swc/core';
import { checkSync } from 'recheck';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A regular expression and a file that contains it. */
export interface FoundRegex {
  readonly pattern: string;
  readonly flags: string;
  readonly file: string;
}

/** Folders that are not shipped. */
const passedOver = new Set(['node_modules', 'dist', 'dist-server', 'testing', 'e2e']);
const isSource = (name: string): boolean => /\.tsx?$/u.test(name) && !/\.(?:test|stories|d)\.tsx?$/u.test(name);

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return isSource(entry.name) ? [path] : [];
  });

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const regexesOf = (node: unknown, file: string): readonly FoundRegex[] => {
  if (Array.isArray(node)) return node.flatMap((one) => regexesOf(one, file));
  if (!isNode(node)) return [];
  if (node['type'] === 'RegExpLiteral')
    return [{ pattern: String(node['pattern']), flags: String(node['flags']), file }];
  return Object.values(node).flatMap((one) => regexesOf(one, file));
};

/** Returns each regular expression literal of the sources in these folders once. */
export const regexesIn = (folders: readonly string[]): readonly FoundRegex[] => {
  const found = folders.flatMap(sourcesIn).flatMap((file) => {
    const { body } = parseSync(readFileSync(file, 'utf8'), {
      syntax: 'typescript',
      tsx: file.endsWith('x'),
      target: 'es2022',
    });
    return regexesOf(body, file);
  });
  const byText = new Map(found.map((one) => [`/${one.pattern}/${one.flags}`, one]));
  return [...byText.values()];
};

/** True if an expression needs more than linear time for some text. The seed and no time limit make it repeatable. */
export const isSuperLinear = ({ pattern, flags }: Pick<FoundRegex, 'pattern' | 'flags'>): boolean =>
  checkSync(pattern, flags, { randomSeed: 7, timeout: null, attackTimeout: 10_000 }).status !== 'safe';

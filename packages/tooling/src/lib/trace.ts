import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from './root.ts';

/** One requirement, and the test files that name it. */
export type Traced = { readonly id: string; readonly files: readonly string[] };

/** The wanted requirements, and IDs in tests that are no requirements. */
export type Trace = { readonly wanted: readonly Traced[]; readonly unknown: readonly Traced[] };

/** A file's path and text. */
export type Source = { readonly path: string; readonly text: string };

const matches = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([all, first]) => first ?? all);

/** Returns the IDs of a list of requirements, in order. */
export const requirementIds = (text: string): readonly string[] => matches(text, /(?:^- |· )([A-Z]{2}-\d+)/gmu);

/** The IDs that a test file names: in square brackets, alone or several, as in `[QT-03 QT-04]`. */
export const namedIds = (text: string): readonly string[] =>
  matches(text, /\[((?:[A-Z]{2}-\d+[ ,]*)+)\]/gu).flatMap((group) => matches(group, /[A-Z]{2}-\d+/gu));

const filesById = (tests: readonly Source[]): ReadonlyMap<string, readonly string[]> => {
  const files = new Map<string, string[]>();
  for (const { path, text } of tests)
    for (const id of new Set(namedIds(text))) files.set(id, [...(files.get(id) ?? []), path]);
  return files;
};

const isWanted = (id: string, areas: readonly string[]): boolean =>
  areas.length === 0 || areas.includes(id.slice(0, 2)) || areas.includes(id);

/** Returns the tests of each requirement. @param areas area letters or IDs; empty for all */
export const trace = (requirements: string, tests: readonly Source[], areas: readonly string[]): Trace => {
  const ids = requirementIds(requirements);
  const files = filesById(tests);
  return {
    wanted: ids.filter((id) => isWanted(id, areas)).map((id) => ({ id, files: files.get(id) ?? [] })),
    unknown: [...files].filter(([id]) => !ids.includes(id)).map(([id, paths]) => ({ id, files: paths })),
  };
};

/** Reads the requirements and the security checklist. */
export const readRequirements = (): string =>
  ['requirements', 'security'].map((name) => readFileSync(`${root}docs/${name}.md`, 'utf8')).join('\n');

/** Reads all tests and stories of the repository. */
export const readTests = (): readonly Source[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(?:test|spec|prop|stories)\.tsx?$/u.test(path) && existsSync(root + path))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));

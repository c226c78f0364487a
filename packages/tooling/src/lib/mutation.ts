import { fileURLToPath } from 'node:url';
import type { Stryker } from '@stryker-mutator/core';
import { reports, root } from './root.ts';

type Options = ConstructorParameters<typeof Stryker>[0];

/** Mutants are made in the domain alone: prices and rules are there, and it runs without a page or a server. */
export const mutated = `${root}packages/domain`;

/** The least share of mutants, in per cent, that a folder’s tests must kill. */
const leastScore = 90;

/** How often each law is tried against one mutant, where `BAGUNI_RUNS` names no other number. */
export const runsPerMutant = 50;

const settings = fileURLToPath(new URL('../../mutation.vitest.config.ts', import.meta.url));
const tests = ['!**/*.test.ts', '!**/testing/**'];

/** The files that a word of the command line means: a folder of the domain’s sources, or one file of them. */
export const sourcesOf = (word: string): string => {
  const path = word.replace(/^(?:packages\/domain\/)?(?:src\/)?/u, '').replace(/\/+$/u, '');
  return path.endsWith('.ts') ? `src/${path}` : `src/${path}/**/*.ts`;
};

/** A folder’s own report and memory, so that two folders can be looked at independently. */
export const reportName = (words: readonly string[]): string =>
  words.map((word) => word.replace(/\.ts$/u, '').replaceAll(/\W+/gu, '-')).join('+');

/** Stryker’s settings for the named folders: the copy that is mutated lies among the reports, outside every watch. */
export const mutationOptions = (words: readonly string[], isFresh = false): Options => {
  const name = `${reports}mutation/${reportName(words)}`;
  return {
    mutate: [...words.map(sourcesOf), ...tests],
    // Vite would look for what this file extends; types are checked elsewhere.
    ignorePatterns: ['dist', 'tsconfig.json'],
    tsconfigFile: 'none',
    tempDirName: `${reports}mutation/copies`,
    testRunner: 'vitest',
    vitest: { configFile: settings, related: true },
    coverageAnalysis: 'perTest',
    checkers: [],
    // Endless loops are detected by how often they run; a slow machine must not count as one.
    timeoutMS: 60_000,
    concurrency: Number(process.env['BAGUNI_MUTATION_WORKERS'] ?? '1'),
    incremental: true,
    force: isFresh,
    incrementalFile: `${name}.incremental.json`,
    reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
    jsonReporter: { fileName: `${name}.json` },
    htmlReporter: { fileName: `${name}.html` },
    thresholds: { high: 95, low: leastScore, break: leastScore },
    allowConsoleColors: false,
  };
};

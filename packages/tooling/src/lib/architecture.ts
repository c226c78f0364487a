import { cruise, type ICruiseResult } from 'dependency-cruiser';
import settings from '../../dependency-cruiser.config.ts';
import { testFiles } from '../../rooms.ts';
import { circlesIn, type Circle, type Import } from './circles.ts';

/** A forbidden import with the reason of the rule. */
export type Crossing = { readonly rule: string; readonly from: string; readonly to: string; readonly because: string };

/** The number of files, the forbidden imports, and the cycles between folders. */
export type Findings = {
  readonly files: number;
  readonly crossings: readonly Crossing[];
  readonly circles: readonly Circle[];
};

const reasons = new Map(settings.forbidden?.map((rule) => [rule.name ?? '', rule.comment ?? '']));

const isShipped = (file: string): boolean => /^(packages|apps)\/[^/]+\/src\//u.test(file) && !isTest.test(file);
const isTest = new RegExp(testFiles, 'u');

/** Imports within a package, including types, without tests. */
const importsOf = ({ modules }: ICruiseResult): readonly Import[] =>
  modules
    .flatMap(({ source: from, dependencies }) => dependencies.map(({ resolved: to }) => ({ from, to })))
    .filter(({ from, to }) => isShipped(from) && isShipped(to) && packageOf(from) === packageOf(to));

const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/');

const findingsOf = (result: ICruiseResult): Findings => ({ ...judged(result), circles: circlesIn(importsOf(result)) });

const judged = ({ summary }: ICruiseResult): Omit<Findings, 'circles'> => ({
  files: summary.totalCruised,
  crossings: summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    because: reasons.get(rule.name) ?? '',
  })),
});

/** Checks every import in a folder against the table of rooms. */
export const lookAtImports = async (folder: string): Promise<Findings> => {
  const { forbidden, options } = settings;
  const here = { ...options, baseDir: folder, ruleSet: { forbidden: forbidden ?? [] }, validate: true };
  const { output } = await cruise(['packages', 'apps'], here);
  if (typeof output === 'string') throw new Error(output);
  return findingsOf(output);
};

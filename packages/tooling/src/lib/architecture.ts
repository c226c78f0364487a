import { cruise, type ICruiseResult } from 'dependency-cruiser';
import settings from '../../dependency-cruiser.config.ts';

/** One import that a rule forbids, with the rule's reason. */
export type Crossing = { readonly rule: string; readonly from: string; readonly to: string; readonly because: string };

/** What a look at the imports found: how many files were seen, and the forbidden ones. */
export type Findings = { readonly files: number; readonly crossings: readonly Crossing[] };

const reasons = new Map(settings.forbidden?.map((rule) => [rule.name ?? '', rule.comment ?? '']));

const findingsOf = ({ summary }: ICruiseResult): Findings => ({
  files: summary.totalCruised,
  crossings: summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    because: reasons.get(rule.name) ?? '',
  })),
});

/** Follows every import below `folder` and holds it against the table of rooms. */
export const lookAtImports = async (folder: string): Promise<Findings> => {
  const { forbidden, options } = settings;
  const here = { ...options, baseDir: folder, ruleSet: { forbidden: forbidden ?? [] }, validate: true };
  const { output } = await cruise(['packages', 'apps'], here);
  if (typeof output === 'string') throw new Error(output);
  return findingsOf(output);
};

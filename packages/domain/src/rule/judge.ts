import * as E from '../money/either.ts';
import type { Either } from '../money/either.ts';
import type { Finding, Rule } from './rule.ts';

/** Returns the first violation in list order, or success. */
export const judge =
  <Facts>(rules: readonly Pick<Rule<Facts>, 'broken'>[]) =>
  (facts: Facts): Either<Finding, Facts> => {
    for (const rule of rules) {
      const finding = rule.broken(facts);
      if (finding !== undefined) return E.left(finding);
    }
    return E.right(facts);
  };

const findingsOf = <Facts, F extends { readonly code: string }>(rule: Rule<Facts, F>, facts: Facts): readonly F[] => {
  if (rule.all) return rule.all(facts);
  const found = rule.broken(facts);
  return found === undefined ? [] : [found];
};

/** Returns all findings in list order. Uses the same list as `judge`. */
export const diagnose =
  <Facts, F extends { readonly code: string }>(rules: readonly Rule<Facts, F>[]) =>
  (facts: Facts): readonly F[] =>
    rules.flatMap((rule) => findingsOf(rule, facts));

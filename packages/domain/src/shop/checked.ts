import type { EngineTerms } from './engine.ts';
import type { Words } from './finding.ts';

/** What a shop says of itself in numbers: each a whole one of 1 or more. */
const counted = ['units', 'pieces', 'lines'] as const;
const limitNames: readonly string[] = [...counted, 'overseas'];
const featureNames: readonly string[] = ['overseaShipping', 'extraDiscount', 'incomeDutyChoice', 'expressShopAlone'];

const known = (what: string, names: readonly string[], given: object): void => {
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new TypeError(`no ${what}: ${unknown}; they are ${names.join(', ')}`);
};

const checkLimits = (limits: NonNullable<EngineTerms<string>['limits']>): void => {
  known('limit of a shop', limitNames, limits);
  for (const name of counted) {
    const limit = limits[name];
    if (limit !== undefined && !(Number.isSafeInteger(limit) && limit >= 1))
      throw new RangeError(`limits.${name} is a whole number of 1 or more: ${limit}`);
  }
};

/** Things of a shop that say themselves by their code: two of one code would say what one of them means. */
const checkCodes = (all: readonly { readonly code: string; readonly message?: Words }[]): void => {
  const said = new Map<string, string>();
  for (const { code, message } of all) {
    if (!message) continue;
    const text = JSON.stringify(
      Object.keys(message)
        .toSorted()
        .map((language) => [language, message[language]]),
    );
    if ((said.get(code) ?? text) !== text) throw new TypeError(`two of one code say something else: ${code}`);
    said.set(code, text);
  }
};

/**
 * Terms of a shop that mean something.
 * @throws RangeError where a limit is no whole number of 1 or more; TypeError where a limit or feature has a name that none has, or two
 * rules, exclusions or kinds of promotions of one code say something else
 */
export const checkTerms = ({
  limits = {},
  features = {},
  rules = [],
  exclusions = [],
  promotions = [],
}: EngineTerms<string>): void => {
  checkLimits(limits);
  known('feature of a shop', featureNames, features);
  checkCodes([...rules, ...exclusions, ...promotions]);
};

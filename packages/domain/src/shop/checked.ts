import { couponLanes } from '../entities/coupon/lane.ts';
import { checkCurrency } from '../money/currency.ts';
import { checkNames, didYouMean } from '../names/nearest.ts';
import type { EngineTerms } from './engine.ts';
import type { Offer } from './promotion.ts';
import type { Words } from './finding.ts';

const counted = ['units', 'pieces', 'lines'] as const;
const limitNames: readonly string[] = [...counted, 'overseas'];
const featureNames: readonly string[] = ['overseaShipping', 'extraDiscount', 'incomeDutyChoice', 'expressShopAlone'];

const termNames: readonly string[] = [
  'currency',
  'rules',
  'without',
  'promotions',
  'exclusions',
  'limits',
  'messages',
  'clock',
  'features',
] satisfies readonly (keyof EngineTerms<string>)[];

/** Rejects a name that is similar to a promotion or a coupon lane. Other promotions may be offered elsewhere. */
const checkCompany = ({ id, stacksWith }: Offer, names: readonly string[]): void => {
  const wrong =
    stacksWith === 'Everything'
      ? undefined
      : stacksWith.find((name) => !names.includes(name) && didYouMean(name, names));
  if (wrong !== undefined) throw new TypeError(`offer ${id} stacks with no ${wrong}${didYouMean(wrong, names)}`);
};

const checkLimits = (limits: NonNullable<EngineTerms<string>['limits']>): void => {
  checkNames('limit of a shop', limitNames, limits);
  for (const name of counted) {
    const limit = limits[name];
    if (limit !== undefined && !(Number.isSafeInteger(limit) && limit >= 1))
      throw new RangeError(`limits.${name} is a whole number of 1 or more: ${limit}`);
  }
};

interface Said {
  readonly code: string;
  /** Message by language; missing if the message of the marketplace applies. */
  readonly message?: Words | undefined;
}

const textOf = (message: Words): string =>
  JSON.stringify(
    Object.keys(message)
      .toSorted()
      .map((language) => [language, message[language]]),
  );

/**
 * Returns items that reuse a code with a different message. Never throws.
 * @param all rules, exclusions and promotions
 * @example
 * const late = { code: 'TOO-LATE', message: { en: 'It is too late.' } };
 * saidOtherwise([late, { ...late }, { ...late, message: { en: 'We are closed.' } }]).length; // 1
 */
export const saidOtherwise = <T extends Said>(all: readonly T[]): readonly T[] => {
  const said = new Map<string, string>();
  return all.filter(({ code, message }) => {
    if (!message) return false;
    const text = textOf(message);
    const before = said.get(code) ?? text;
    said.set(code, before);
    return before !== text;
  });
};

/**
 * Checks the terms of a shop.
 * @throws RangeError unless each limit is a whole number of at least 1, or for an invalid currency; TypeError for an unknown
 * name, or a code with two messages
 */
export const checkTerms = (terms: EngineTerms<string>): void => {
  const { limits = {}, features = {}, rules = [], exclusions = [], promotions = [] } = terms;
  checkNames('option of an engine', termNames, terms);
  checkCurrency(terms.currency);
  const names = [...promotions.map(({ code }) => code), ...couponLanes];
  for (const offer of promotions) checkCompany(offer, names);
  checkLimits(limits);
  checkNames('feature of a shop', featureNames, features);
  const [twice] = saidOtherwise<Said>([...rules, ...exclusions, ...promotions]);
  if (twice) throw new TypeError(`two of one code say something else: ${twice.code}`);
};

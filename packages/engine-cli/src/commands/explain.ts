import {
  explain as explained,
  nearest,
  placeholdersIn,
  type Explanation,
  type Messages,
  type Params,
} from '@baguni/domain';
import { partsOf, type ShopExplanation } from '@baguni/domain/shop';
import { either as E, option as O } from 'fp-ts';
import type { Problem } from '../input/problem.ts';
import type { Outcome } from '../output/outcome.ts';
import type { Wording } from './naming.ts';

/** `name=value` as a message takes it; a whole number is one. */
const paramsOf = (assignments: readonly string[]): Params =>
  Object.fromEntries(
    assignments.map((word) => {
      const at = word.indexOf('=');
      const value = word.slice(at + 1);
      return [word.slice(0, at), /^-?\d{1,15}$/u.test(value) ? Number(value) : value];
    }),
  );

const outcomeOf = ({ code, text, message, params, rules }: Explanation, { translations }: Wording): Outcome => ({
  lines: [
    `${code}  ${text.includes('…') ? message : text}`,
    ...(params.length > 0 ? [`  ${translations.values(params.join(', '))}`] : []),
    ...rules.map((rule) => `  ${rule.requirement}  ${rule.family}/${rule.code}  (${rule.source})`),
    ...(rules.length === 0 ? [`  ${translations.saidByServer}`] : []),
  ],
  json: { code, message, text, params, rules },
  exitCode: 0,
});

/** The values given that the message does not take, each with the name that may have been meant. */
const unknownValues = (
  { code, params }: Pick<Explanation, 'params'> & { readonly code: string },
  values: readonly string[],
): readonly Problem[] =>
  values
    .map((word) => word.slice(0, word.indexOf('=')))
    .filter((name) => !params.includes(name))
    .map((word) => ({ type: 'UnknownValue' as const, word, code, fits: nearest(word, params) }));

/**
 * `baguni explain CODE`: what a code says in a language, with the values given, and which rules answer it (EN-03, ER-09);
 * none where there is no such code.
 */
export const explain = (
  code: string,
  values: readonly string[],
  wording: Wording,
  messages: Messages,
): O.Option<E.Either<readonly Problem[], Outcome>> =>
  O.map((found: Explanation) => {
    const unknown = unknownValues(found, values);
    return unknown.length > 0 ? E.left(unknown) : E.right(outcomeOf(found, wording));
  })(explained(code, paramsOf(values), messages));

/** The names of the values of a message as a shop says it: in its own words, or in the marketplace’s. */
const paramsIn = ({ engine, language }: Wording, messages: Messages, code: string): readonly string[] => {
  const tables: readonly Readonly<Record<string, string>>[] = [partsOf(engine).orders.words(language), messages];
  return placeholdersIn(tables.find((table) => Object.hasOwn(table, code))?.[code] ?? '');
};

const outcomeIn = ({ code, text, requirements }: ShopExplanation, { translations }: Wording): Outcome => ({
  lines: [
    `${code}  ${text}`,
    ...requirements.map((requirement) => `  ${requirement}`),
    ...(requirements.length === 0 ? [`  ${translations.saidByServer}`] : []),
  ],
  json: { code, text, requirements },
  exitCode: 0,
});

/**
 * `baguni explain CODE --engine shop.json`: what a code says in the words of a shop, with its amounts, and what its rules answer by it
 * (EN-09, EN-10); none where neither shop nor marketplace has the code.
 */
export const explainIn = (
  code: string,
  values: readonly string[],
  wording: Wording,
  messages: Messages,
): O.Option<E.Either<readonly Problem[], Outcome>> =>
  O.map((found: ShopExplanation) => {
    const unknown = unknownValues({ code, params: paramsIn(wording, messages, code) }, values);
    return unknown.length > 0 ? E.left(unknown) : E.right(outcomeIn(found, wording));
  })(wording.engine.explain(code, paramsOf(values), wording.language, messages));

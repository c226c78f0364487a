import {
  isMessageKey,
  messageParams,
  placeholdersIn,
  rulesOfCode,
  type CatalogueEntry,
  type Messages,
} from '@baguni/domain';
import { partsOf, type ShopExplanation, type Values } from '@baguni/domain/shop';
import { either as E, option as O } from 'fp-ts';
import type { Problem } from '../../input/problem.ts';
import type { Outcome } from '../../output/outcome.ts';
import type { Wording } from '../naming.ts';
import { valuesIn } from './values.ts';

/** The codes that a shop says, and the marketplace. */
export const codesOf = ({ engine, language }: Pick<Wording, 'engine' | 'language'>): readonly string[] => [
  ...Object.keys(messageParams),
  ...Object.keys(partsOf(engine).orders.words(language)),
];

/** The names of the values of a message as a shop says it: in its own words, or in the marketplace’s. */
const namesIn = ({ engine, language }: Wording, messages: Messages, code: string): readonly string[] => {
  const tables: readonly Readonly<Record<string, string>>[] = [partsOf(engine).orders.words(language), messages];
  const there = placeholdersIn(tables.find((table) => Object.hasOwn(table, code))?.[code] ?? '');
  const inOrder = isMessageKey(code) ? messageParams[code].filter((name) => there.includes(name)) : [];
  return [...new Set<string>([...inOrder, ...there])];
};

/** Each value by its name in braces. */
const namedBy = (names: readonly string[]): Values => Object.fromEntries(names.map((name) => [name, `{${name}}`]));

/** The rules that answer the code: a shop may be without one of those on an order. */
const rulesIn = ({ code, requirements }: ShopExplanation): readonly CatalogueEntry[] =>
  isMessageKey(code)
    ? rulesOfCode(code).filter(
        ({ family, requirement }) =>
          (family !== 'checkout' && family !== 'overseas') || requirements.includes(requirement),
      )
    : [];

const outcomeOf = (
  wording: Wording,
  messages: Messages,
  found: ShopExplanation,
  names: readonly string[],
  values: Values,
): Outcome => {
  const { translations, engine, language } = wording;
  const { code, text, requirements } = found;
  const rules = rulesIn(found);
  const own = requirements.filter((one) => !rules.some(({ requirement }) => requirement === one));
  const said = (params: Values): string => engine.say({ code, params }, language, messages);
  return {
    lines: [
      `${code}  ${said({ ...namedBy(names), ...values })}`,
      ...(names.length > 0 ? [`  ${translations.values(names.join(', '))}`] : []),
      ...rules.map((rule) => `  ${rule.requirement}  ${rule.family}/${rule.code}  (${rule.source})`),
      ...own.map((requirement) => `  ${requirement}`),
      ...(rules.length + own.length === 0 ? [`  ${translations.saidByServer}`] : []),
    ],
    json: { code, message: said(namedBy(names)), text, params: names, rules },
    exitCode: 0,
  };
};

/**
 * `baguni explain CODE`: what a code says in the words and amounts of a shop, with the values given, and which rules answer it
 * (EN-03, EN-09, EN-10, ER-09); none where neither the shop nor the marketplace has the code.
 * @param words such as `max=30`
 */
export const explain = (
  code: string,
  words: readonly string[],
  wording: Wording,
  messages: Messages,
): O.Option<E.Either<readonly Problem[], Outcome>> => {
  const { engine, language } = wording;
  const explained = (values: Values) => engine.explain(code, values, language, messages);
  if (O.isNone(explained({}))) return O.none;
  const names = namesIn(wording, messages, code);
  const read = valuesIn({ engine, code, names }, words);
  if (E.isLeft(read)) return O.some(read);
  return O.map((found: ShopExplanation) => E.right(outcomeOf(wording, messages, found, names, read.right)))(
    explained(read.right),
  );
};

import {
  isMessageKey,
  messageParams,
  nearest,
  placeholdersIn,
  rulesOfCode,
  type CatalogueEntry,
  partsOf,
  type ShopExplanation,
  type Values,
} from '@baguni/domain/internal';
import { loadWording, type Command, type Outcome } from '../input/command.ts';
import { Refusal } from '../input/problem.ts';
import { readShop } from '../input/read-input.ts';
import type { Wording } from '../output/wording.ts';
import { parseValues } from './explain-values.ts';

const shopMessages = ({ engine, language }: Wording) => partsOf(engine).orders.words(language);

const codesOf = (wording: Wording): readonly string[] => [
  ...Object.keys(messageParams),
  ...Object.keys(shopMessages(wording)),
];

/** Returns the placeholders of a message of the shop, or of the marketplace. */
const placeholdersOf = (wording: Wording, code: string): readonly string[] => {
  const tables: readonly Readonly<Record<string, string>>[] = [shopMessages(wording), wording.messages];
  const found = placeholdersIn(tables.find((table) => Object.hasOwn(table, code))?.[code] ?? '');
  const ordered = isMessageKey(code) ? messageParams[code].filter((name) => found.includes(name)) : [];
  return [...new Set<string>([...ordered, ...found])];
};

/** Returns the rules that answer a code, unless the shop is without them. */
const rulesOf = ({ code, requirements }: ShopExplanation): readonly CatalogueEntry[] =>
  isMessageKey(code)
    ? rulesOfCode(code).filter(
        ({ family, requirement }) =>
          (family !== 'checkout' && family !== 'overseas') || requirements.includes(requirement),
      )
    : [];

const outcomeOf = (wording: Wording, found: ShopExplanation, names: readonly string[], values: Values): Outcome => {
  const { engine, language, messages } = wording;
  const { code, text, requirements } = found;
  const rules = rulesOf(found);
  const others = requirements.filter((one) => !rules.some(({ requirement }) => requirement === one));
  const unfilled: Values = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
  const format = (params: Values): string => engine.say({ code, params }, language, messages);
  return {
    lines: [
      `${code}  ${format({ ...unfilled, ...values })}`,
      ...(names.length > 0 ? [`  values: ${names.join(', ')}`] : []),
      ...rules.map((rule) => `  ${rule.requirement}  ${rule.family}/${rule.code}  (${rule.source})`),
      ...others.map((requirement) => `  ${requirement}`),
      ...(rules.length + others.length === 0
        ? ['  No rule of the engine answers it: the server or the page says it.']
        : []),
    ],
    json: { code, message: format(unfilled), text, params: names, rules },
    exitCode: 0,
  };
};

/** `baguni explain CODE`: prints the message of a code, and the rules that answer it (EN-03, EN-09, EN-10, ER-09). */
export const explain: Command = async (call) => {
  const [code = '', ...words] = call.operands;
  const { engine } = await readShop(call);
  const wording = await loadWording(call, engine);
  const explainWith = (values: Values) => engine.explain(code, values, wording.language, wording.messages);
  if (!explainWith({})) throw new Refusal({ type: 'UnknownCode', word: code, fits: nearest(code, codesOf(wording)) });
  const names = placeholdersOf(wording, code);
  const values = parseValues({ engine, code, names }, words);
  const found = explainWith(values);
  if (!found) throw new Error(`${code} was explained without values only`);
  return outcomeOf(wording, found, names, values);
};

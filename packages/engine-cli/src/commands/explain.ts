import {
  guest,
  HOME_COUNTRY,
  messageParams,
  messageValues,
  nearest,
  type MessageKey,
  money,
  type Currency,
  type Engine,
  type PromotionOrder,
  type Values,
  isMessageKey,
  placeholdersIn,
  rulesOfCode,
  type CatalogueEntry,
  type ShopExplanation,
} from '@baguni/domain/internal';
import { refundMessages } from '@baguni/domain/messages/refunds';
import { codesOf, explainCode, formatFinding } from '@baguni/domain/texts';
import { Refusal, type Problem } from '../input/problem.ts';
import { loadWording, type Command, type Outcome } from '../input/command.ts';
import { readShop } from '../input/read-input.ts';
import type { Wording } from '../output/wording.ts';

/** A text, a number, or an amount in the smallest unit of the shop’s currency. */
type ValueKind = 'Text' | 'Number' | 'Amount';

/** The values of the marketplace’s messages that are texts. All others are numbers; an engine formats its amounts (EN-08). */
const textNames = ['code', 'country', 'coupons', 'currency', 'method', 'product', 'products'] satisfies ParamName[];

type ParamName = (typeof messageParams)[MessageKey][number];

const numberNames: ReadonlySet<string> = new Set(
  [...Object.values<readonly string[]>(messageParams).flat(), 'ordered'].filter(
    (name) => !textNames.some((text) => text === name),
  ),
);

const orderIn = (currency: Currency): PromotionOrder => ({
  currency,
  buyer: guest,
  now: 0,
  country: HOME_COUNTRY,
  fields: {},
  buyerGroups: [],
  couponCodes: [],
  usedCouponCodes: [],
});

/** Returns the parameters of a promotion’s refusal for an empty cart, because they show the kinds of its values. */
const sampleParams = (engine: Engine<string>, code: string): Values | undefined => {
  const { currency, promotions = [] } = engine.terms;
  return promotions
    .filter((offer) => offer.code === code)
    .map((offer) => offer.lacks([], orderIn(currency))?.params)
    .find((params) => params !== undefined);
};

const kindOf = (value: Values[string] | undefined): ValueKind => {
  if (typeof value === 'object') return 'Amount';
  return typeof value === 'number' ? 'Number' : 'Text';
};

/** A code of a shop, and the placeholders of its message. */
interface Message {
  readonly engine: Engine<string>;
  readonly code: string;
  readonly names: readonly string[];
}

interface Assignment {
  readonly word: string;
  readonly name: string;
  /** Undefined if the word has no `=`. */
  readonly text: string | undefined;
  readonly kind: ValueKind;
}

const patterns: Readonly<Record<ValueKind, RegExp>> = {
  Text: /./su,
  Number: /^-?\d{1,15}(?:\.\d{1,6})?$/u,
  Amount: /^-?\d{1,15}$/u,
};

const problemOf = ({ code, names }: Message, { word, name, text, kind }: Assignment): Problem | undefined => {
  if (text === undefined) return { type: 'NotAnAssignment', word };
  if (!names.includes(name))
    return { type: 'UnknownValue', word: name, code, fits: nearest(name, names), known: names };
  if (text === '') return { type: 'NoValue', word: name };
  return patterns[kind].test(text) ? undefined : { type: kind === 'Amount' ? 'NotAnAmount' : 'NotANumber', word };
};

const toValue = (engine: Engine<string>, kind: ValueKind, text: string): Values[string] => {
  if (kind === 'Text') return text;
  return kind === 'Number' ? Number(text) : money(engine.terms.currency, Number(text));
};

/** Parses words such as `max=30` to the values of a message. Throws a `Refusal` with the problems of all words. */
const parseValues = (message: Message, words: readonly string[]): Values => {
  const sample = sampleParams(message.engine, message.code);
  const assignments = words.map((word): Assignment => {
    const at = word.indexOf('=');
    const name = at < 0 ? word : word.slice(0, at);
    const ofMarketplace = numberNames.has(name) ? 'Number' : 'Text';
    const kind = sample && Object.hasOwn(sample, name) ? kindOf(sample[name]) : ofMarketplace;
    return { word, name, text: at < 0 ? undefined : word.slice(at + 1), kind };
  });
  const problems = assignments.flatMap((one, i): readonly Problem[] => {
    const problem = problemOf(message, one);
    if (problem) return [problem];
    const isRepeated = assignments.slice(0, i).some(({ name }) => name === one.name);
    return isRepeated ? [{ type: 'GivenTwice', word: one.name }] : [];
  });
  if (problems.length > 0) throw new Refusal(...problems);
  return Object.fromEntries(
    assignments.map(({ name, text = '', kind }) => [name, toValue(message.engine, kind, text)]),
  );
};

const codesIn = ({ engine }: Wording): readonly string[] => [...Object.keys(messageParams), ...codesOf(engine)];

const unfilledValues = (names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`]));

/** Returns the placeholders of the message of a code. */
const placeholdersOf = ({ language, engine, messages }: Wording, code: string): readonly string[] => {
  const supplied = [...new Set(messageValues(code, engine.terms.promotions ?? []))];
  const text = formatFinding(engine, { code, params: unfilledValues(supplied) }, language, messages);
  const found = placeholdersIn(text);
  return supplied.filter((name) => found.includes(name));
};

/** True if the engine itself can return a code. */
const isEmitted = ({ engine }: Wording, code: string): boolean => {
  const nameOf = (one: string): string => one.replaceAll('-', '_');
  return codesOf(engine).some((one) => nameOf(one) === nameOf(code));
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
  const unfilled = unfilledValues(names);
  const format = (params: Values): string => formatFinding(engine, { code, params }, language, messages);
  return {
    lines: [
      `${code}  ${format({ ...unfilled, ...values })}`,
      ...(names.length > 0 ? [`  values: ${names.join(', ')}`] : []),
      ...rules.map((rule) => `  ${rule.requirement}  ${rule.family}/${rule.code}  (${rule.source})`),
      ...others.map((requirement) => `  ${requirement}`),
      ...(rules.length + others.length === 0
        ? [
            isEmitted(wording, code)
              ? '  The engine itself returns it, not one of its rules.'
              : '  No rule of the engine answers it: the server or the page says it.',
          ]
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
  const loaded = await loadWording(call, engine);
  const wording = { ...loaded, messages: { ...refundMessages[loaded.language], ...loaded.messages } };
  const explainWith = (values: Values) => explainCode(engine, code, values, wording.language, wording.messages);
  if (!explainWith({})) throw new Refusal({ type: 'UnknownCode', word: code, fits: nearest(code, codesIn(wording)) });
  const names = placeholdersOf(wording, code);
  const values = parseValues({ engine, code, names }, words);
  const found = explainWith(values);
  if (!found) throw new Error(`${code} was explained without values only`);
  return outcomeOf(wording, found, names, values);
};

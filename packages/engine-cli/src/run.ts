import { nearest, type Language } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { bestCombination } from './commands/best/best-combination.ts';
import { price } from './commands/price.ts';
import { helpLines } from './help/help.ts';
import { HELP, readCall, type Call } from './input/call.ts';
import type { Environment } from './input/environment.ts';
import { commandNames, isCommand, type CommandName } from './input/options.ts';
import type { Problem } from './input/problem.ts';
import { printable } from './output/printable.ts';
import { fail, type Answer, type Question } from './questions/answer.ts';
import { onCart } from './questions/on-cart.ts';
import { onCarts } from './questions/on-carts.ts';
import { onCode } from './questions/on-code.ts';
import { onSchema } from './questions/on-schema.ts';
import { onSession } from './questions/on-session.ts';
import { onTwoCarts } from './questions/on-two-carts.ts';
import { problemJson, problemText } from './translations/problem-text.ts';
import { translationsOf } from './translations/tables.ts';

/** What is printed, and where. */
export interface Printed {
  readonly text: string;
  readonly isError: boolean;
  /** 0 fine, 1 the order is blocked, 2 the call or a cart cannot be understood. */
  readonly exitCode: 0 | 1 | 2;
}

const questions: Readonly<Record<CommandName, Question>> = {
  price: onCart(price),
  check: onCarts,
  'best-coupons': onCart(bestCombination),
  explain: onCode,
  replay: onSession,
  diff: onTwoCarts,
  schema: onSchema,
};

const unknown = (word: string): Problem =>
  word === '' ? { type: 'NoCommand' } : { type: 'UnknownCommand', word, fits: nearest(word, [...commandNames, HELP]) };

const answer = (call: Call, environment: Environment): Promise<Answer> =>
  isCommand(call.command) ? questions[call.command](call, environment) : Promise.resolve(fail(unknown(call.command)));

const inLines = (lines: readonly string[]): string => lines.map((line) => printable(line).trimEnd()).join('\n');

const inJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** Of many problems the first are told: who mends them sees the rest. */
const MAX_PROBLEMS = 20;

const refusal = (problems: readonly Problem[], language: Language, json: boolean): Printed => {
  const translations = translationsOf[language];
  const each = problems.filter(({ type }) => type !== 'More');
  const untold = problems.reduce((sum, problem) => sum + (problem.type === 'More' ? problem.found : 0), 0);
  const first = each.slice(0, MAX_PROBLEMS).map((problem) => problemText(translations, problem));
  const more = each.length - first.length + untold;
  const text = json
    ? inJson({ problems: problems.map((problem) => problemJson(translations, problem)) })
    : inLines(more > 0 ? [...first, translations.more(more)] : first);
  return { text, isError: true, exitCode: 2 };
};

const help = ([topic = HELP, more]: readonly string[], language: Language, json: boolean): Printed => {
  if (more !== undefined) return refusal([{ type: 'TooManyWords', word: more }], language, json);
  if (topic !== HELP && !isCommand(topic)) return refusal([unknown(topic)], language, json);
  const lines = helpLines(language, isCommand(topic) ? topic : undefined);
  return { text: inLines(lines), isError: false, exitCode: 0 };
};

/** Runs one call of the command line (EN-03). @param args the words after `baguni` */
export const run = async (args: readonly string[], environment: Environment): Promise<Printed> => {
  const { wants, topic, language = environment.language, json, call } = readCall(args);
  if (wants === 'Help') return help(topic, language, json);
  if (wants === 'Version') return { text: environment.version, isError: false, exitCode: 0 };
  if (E.isLeft(call)) return refusal(call.left, language, json);
  const answered = await answer(call.right, environment);
  if (E.isLeft(answered)) return refusal(answered.left, language, json);
  const { lines, json: value, exitCode } = answered.right.outcome;
  return { text: json ? inJson(value) : inLines(lines), isError: false, exitCode };
};

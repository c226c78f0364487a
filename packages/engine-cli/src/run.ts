import { nearest, type Language } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { bestCombination } from './commands/best-combination.ts';
import { price } from './commands/price.ts';
import { readCall, type Call } from './input/call.ts';
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
import { problemText } from './translations/problem-text.ts';
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

const answer = (call: Call, environment: Environment): Promise<Answer> => {
  const { command: word } = call;
  if (isCommand(word)) return questions[word](call, environment);
  const problem: Problem =
    word === '' ? { type: 'NoCommand' } : { type: 'UnknownCommand', word, fits: nearest(word, commandNames) };
  return Promise.resolve(fail(problem));
};

const inLines = (lines: readonly string[]): string => lines.map((line) => printable(line).trimEnd()).join('\n');

const inJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** Of many problems the first are told: who mends them sees the rest. */
const MAX_PROBLEMS = 20;

const refusal = (problems: readonly Problem[], language: Language, json: boolean): Printed => {
  const told = problems.map((problem) => ({ ...problem, message: problemText(translationsOf[language], problem) }));
  const first = told.slice(0, MAX_PROBLEMS).map(({ message }) => message);
  const more = told.length - first.length;
  const text = json
    ? inJson({ problems: told })
    : inLines(more > 0 ? [...first, translationsOf[language].more(more)] : first);
  return { text, isError: true, exitCode: 2 };
};

/** Runs one call of the command line (EN-03). @param args the words after `baguni` */
export const run = async (args: readonly string[], environment: Environment): Promise<Printed> => {
  const { wants, language = environment.language, json, call } = readCall(args);
  if (wants === 'Help') return { text: inLines(translationsOf[language].usage), isError: false, exitCode: 0 };
  if (wants === 'Version') return { text: environment.version, isError: false, exitCode: 0 };
  if (E.isLeft(call)) return refusal(call.left, language, json);
  const answered = await answer(call.right, environment);
  if (E.isLeft(answered)) return refusal(answered.left, language, json);
  const { lines, json: value, exitCode } = answered.right.outcome;
  return { text: json ? inJson(value) : inLines(lines), isError: false, exitCode };
};

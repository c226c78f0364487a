import { nearest } from '@baguni/contract/cart-json';
import type { CartState, Language, Messages } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { readCall, type Call } from './input/call.ts';
import { bestCombination } from './commands/best-combination.ts';
import { check } from './commands/check.ts';
import { explain } from './commands/explain.ts';
import type { Wording } from './commands/naming.ts';
import { price } from './commands/price.ts';
import { replaySession } from './commands/replay.ts';
import type { Environment } from './input/environment.ts';
import { commandNames } from './input/options.ts';
import { readCart } from './input/read-cart.ts';
import { MAX_CART_BYTES, MAX_SESSION_BYTES } from './input/read-file.ts';
import { readSession } from './input/read-session.ts';
import type { Outcome } from './output/outcome.ts';
import type { Read } from './input/json-text.ts';
import { printable } from './output/printable.ts';
import { problemText } from './translations/problem-text.ts';
import type { Problem } from './input/problem.ts';
import { translationsOf } from './translations/tables.ts';

/** What is printed, and where. */
export interface Printed {
  readonly text: string;
  readonly isError: boolean;
  /** 0 fine, 1 the order is blocked, 2 the call or the cart cannot be understood. */
  readonly exitCode: 0 | 1 | 2;
}

type Answer = E.Either<readonly Problem[], { readonly outcome: Outcome; readonly language: Language }>;

const fail = (...problems: readonly Problem[]): Answer => E.left(problems);

/** Offers and coupons are judged at the moment asked for, else at the cart's own, else now. */
const momentOf = ({ pricesAsOf }: CartState, call: Call, { now }: Environment): number =>
  call.now ?? (pricesAsOf > 0 ? pricesAsOf : now());

type OnCart = (state: CartState, now: number, wording: Wording, messages: Messages, nodes?: number) => Outcome;

const commands: Readonly<Record<string, OnCart>> = {
  price,
  check,
  'best-coupons': bestCombination,
};

/** The text that a command is about: of the one file that is named, or of standard input. */
const textOf = async ({ operands: [file, more] }: Call, { read }: Environment, most: number): Promise<Read<string>> => {
  if (more !== undefined) return E.left([{ type: 'TooManyWords', word: more }]);
  return E.mapLeft((problem: Problem) => [problem])(await read(file === '-' ? undefined : file, most));
};

const onSession = async (call: Call, environment: Environment): Promise<Answer> => {
  const text = await textOf(call, environment, MAX_SESSION_BYTES);
  if (E.isLeft(text)) return text;
  const log = readSession(text.right);
  if (E.isLeft(log)) return log;
  const language = call.language ?? log.right.base.storefront.language;
  const outcome = replaySession(
    log.right,
    { language, translations: translationsOf[language] },
    await environment.messages(language),
  );
  return E.right({ outcome, language });
};

const onCart = async (command: OnCart, call: Call, environment: Environment): Promise<Answer> => {
  const text = await textOf(call, environment, MAX_CART_BYTES);
  if (E.isLeft(text)) return text;
  const read = readCart(text.right, { strict: call.strict });
  if (E.isLeft(read)) return read;
  const { cart: state, language: said } = read.right;
  const now = momentOf(state, call, environment);
  const language = call.language ?? said ?? environment.language;
  const outcome = command(
    state,
    now,
    { language, translations: translationsOf[language] },
    await environment.messages(language),
    call.nodes,
  );
  return E.right({ outcome, language });
};

const onCode = async (
  { operands: [code, ...values], language: asked }: Call,
  environment: Environment,
): Promise<Answer> => {
  const language = asked ?? environment.language;
  if (code === undefined) return fail({ type: 'NoCode' });
  const odd = values.find((value) => !value.includes('='));
  if (odd !== undefined) return fail({ type: 'TooManyWords', word: odd });
  const outcome = explain(
    code,
    values,
    { language, translations: translationsOf[language] },
    await environment.messages(language),
  );
  if (O.isNone(outcome)) return fail({ type: 'UnknownCode', word: code });
  return E.map((value: Outcome) => ({ outcome: value, language }))(outcome.value);
};

const answer = async (call: Call, environment: Environment): Promise<Answer> => {
  if (call.command === 'explain') return onCode(call, environment);
  if (call.command === 'replay') return onSession(call, environment);
  const command = Object.hasOwn(commands, call.command) ? commands[call.command] : undefined;
  if (command) return onCart(command, call, environment);
  const word = call.command;
  return fail(
    word === '' ? { type: 'NoCommand' } : { type: 'UnknownCommand', word, fits: nearest(word, commandNames) },
  );
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

import type { Command } from './input/command.ts';
import { bestCoupons } from './commands/best-coupons.ts';
import { check } from './commands/check.ts';
import { diff } from './commands/diff.ts';
import { explain } from './commands/explain.ts';
import { price } from './commands/price.ts';
import { replay } from './commands/replay.ts';
import { schema } from './commands/schema.ts';
import type { Environment } from './input/environment.ts';
import { printable } from './output/printable.ts';
import { moreText, type Problem, problemJson, problemText, Refusal } from './input/problem.ts';
import { helpText, parseArguments, toRequest, type CommandName } from './program.ts';

/** The output of a call. */
export interface Printed {
  readonly text: string;
  readonly isError: boolean;
  /** 0 fine, 1 the order is blocked, 2 the arguments or a file cannot be understood. */
  readonly exitCode: 0 | 1 | 2;
}

const commands: Readonly<Record<CommandName, Command>> = {
  price,
  check,
  'best-coupons': bestCoupons,
  explain,
  replay,
  diff,
  schema,
};

const joinLines = (lines: readonly string[]): string => lines.map((line) => printable(line).trimEnd()).join('\n');

const toJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** Further problems are only counted. */
const MAX_PROBLEMS = 20;

const printRefusal = (problems: readonly Problem[], json: boolean): Printed => {
  const listed = problems.filter(({ type }) => type !== 'More');
  const unlisted = problems.reduce((sum, problem) => sum + (problem.type === 'More' ? problem.found : 0), 0);
  const more = Math.max(0, listed.length - MAX_PROBLEMS) + unlisted;
  const lines = [...listed.slice(0, MAX_PROBLEMS).map(problemText), ...(more > 0 ? [moreText(more)] : [])];
  const text = json ? toJson({ problems: problems.map(problemJson) }) : joinLines(lines);
  return { text, isError: true, exitCode: 2 };
};

/** Runs the command line (EN-03). @param args the words after `baguni` */
export const run = async (args: readonly string[], environment: Environment): Promise<Printed> => {
  const parsed = parseArguments(args);
  const json = parsed.values.json === true;
  try {
    const request = toRequest(parsed);
    if (request.type === 'Help') return { text: helpText(request.topic), isError: false, exitCode: 0 };
    if (request.type === 'Version') return { text: environment.version, isError: false, exitCode: 0 };
    const { lines, json: value, exitCode } = await commands[request.name]({ ...request, environment });
    return { text: json ? toJson(value) : joinLines(lines), isError: false, exitCode };
  } catch (error) {
    if (error instanceof Refusal) return printRefusal(error.problems, json);
    throw error;
  }
};

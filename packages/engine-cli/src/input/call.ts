import type { Language } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { parseArgs } from 'node:util';
import { optionProblem, options } from './options.ts';
import type { Problem } from './problem.ts';
import { languageNamed } from './system-language.ts';

/** A call of the command line, understood as far as its words go. */
export interface Call {
  readonly command: string;
  /** What comes after the command. */
  readonly operands: readonly string[];
  /** Undefined: the cart's own. */
  readonly language: Language | undefined;
  readonly now: number | undefined;
  /** How many parts of the search for the best combination are looked at. */
  readonly nodes: number | undefined;
  readonly json: boolean;
  /** The file of the shop whose rules are asked; the marketplace’s where undefined. */
  readonly engine: string | undefined;
  /** Refuses fields that mean nothing. */
  readonly strict: boolean;
}

/** What stands before a command is understood: help, the version, or what is wrong with the words. */
export interface Asked {
  readonly wants: 'Help' | 'Version' | 'Command';
  /** What help is wanted on: the name of a command; nothing where it is wanted on all of them. */
  readonly topic: readonly string[];
  readonly language: Language | undefined;
  readonly json: boolean;
  readonly call: E.Either<readonly Problem[], Call>;
}

type Token = NonNullable<ReturnType<typeof parse>['tokens']>[number];

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], allowPositionals: true, strict: false, tokens: true, options });

const problemsOf = (tokens: readonly Token[], command: string): readonly Problem[] =>
  tokens.flatMap((token) => {
    const problem = token.kind === 'option' ? optionProblem(token, command) : undefined;
    return problem ? [problem] : [];
  });

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Whoever says nothing, but for a language, asks what can be said. */
const isFirstContact = (tokens: readonly Token[]): boolean =>
  tokens.every((token) => token.kind === 'option' && (token.name === 'lang' || token.name === 'language'));

/** A command that answers no question: how the others are used. */
export const HELP = 'help';

/** Reads the words after `baguni`. */
export const readCall = (args: readonly string[]): Asked => {
  const { values, positionals, tokens } = parse(args);
  const [command = '', ...operands] = positionals;
  const language = languageNamed(textOf(values.language ?? values.lang) ?? '');
  const json = values.json === true;
  const problems = problemsOf(tokens, command);
  const [now, nodes] = [textOf(values.now), textOf(values.nodes)];
  const call: Call = {
    command,
    operands,
    language,
    now: now === undefined ? undefined : Date.parse(now),
    nodes: nodes === undefined ? undefined : Number(nodes),
    json,
    engine: textOf(values.engine),
    strict: values.strict === true,
  };
  const isHelp = values.help === true || command === HELP || (problems.length === 0 && isFirstContact(tokens));
  const wants = isHelp ? 'Help' : values.version === true ? 'Version' : 'Command';
  const topic = command === HELP ? operands : positionals.slice(0, 1);
  return { wants, topic, language, json, call: problems.length > 0 ? E.left(problems) : E.right(call) };
};

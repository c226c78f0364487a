import { languages, type Language } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { parseArgs } from 'node:util';
import { optionProblems, options } from './options.ts';
import type { Problem } from './problem.ts';

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
  readonly language: Language | undefined;
  readonly json: boolean;
  readonly call: E.Either<readonly Problem[], Call>;
}

const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);

/** ISO 8601 with its zone: what a moment is must not depend on where the machine stands. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/u.test(text) &&
  Number.isFinite(Date.parse(text));

const isCount = (text: string): boolean => /^[1-9]\d{0,8}$/u.test(text);

type Token = NonNullable<ReturnType<typeof parse>['tokens']>[number];

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], allowPositionals: true, strict: false, tokens: true, options });

const ofToken = (token: Token, command: string): readonly Problem[] =>
  token.kind === 'option' ? optionProblems(token, command) : [];

const ofValues = (lang: unknown, now: unknown, nodes: unknown): readonly Problem[] => [
  ...(typeof lang === 'string' && !isLanguage(lang) ? [{ type: 'UnknownLanguage' as const, word: lang }] : []),
  ...(typeof now === 'string' && !isMoment(now) ? [{ type: 'NotAMoment' as const, word: now }] : []),
  ...(typeof nodes === 'string' && !isCount(nodes) ? [{ type: 'NotACount' as const, word: nodes }] : []),
];

/** Whoever says nothing, but for a language, asks what can be said. */
const isFirstContact = (tokens: readonly Token[]): boolean =>
  tokens.every((token) => token.kind === 'option' && (token.name === 'lang' || token.name === 'language'));

/** Reads the words after `baguni`. */
export const readCall = (args: readonly string[]): Asked => {
  const { values, positionals, tokens } = parse(args);
  const { now, nodes } = values;
  const lang = values.language ?? values.lang;
  const [command = '', ...operands] = positionals;
  const language = isLanguage(lang) ? lang : undefined;
  const json = values.json === true;
  const problems = [...tokens.flatMap((token) => ofToken(token, command)), ...ofValues(lang, now, nodes)];
  const call: Call = {
    command,
    operands,
    language,
    now: typeof now === 'string' ? Date.parse(now) : undefined,
    nodes: typeof nodes === 'string' ? Number(nodes) : undefined,
    json,
    engine: typeof values.engine === 'string' ? values.engine : undefined,
    strict: values.strict === true,
  };
  const isHelp = values.help === true || (problems.length === 0 && isFirstContact(tokens));
  const wants = isHelp ? 'Help' : values.version === true ? 'Version' : 'Command';
  return { wants, language, json, call: problems.length > 0 ? E.left(problems) : E.right(call) };
};

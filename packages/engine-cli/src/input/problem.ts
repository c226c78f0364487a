import { problemText as cartProblemText, type CartProblem } from '@baguni/contract/cart-json';
import type { Place } from './json-places.ts';

/** The operand that means standard input. */
export const STANDARD_INPUT = '-';

interface OfWord {
  readonly word: string;
}
interface OfName extends OfWord {
  /** The similar known name, or an empty string. */
  readonly fits: string;
}
interface OfFile {
  readonly file: string;
}
interface InText {
  readonly place: Place;
  /** The name of the file, unless it is standard input. */
  readonly file?: string;
}
interface Fault extends InText {
  /** Names and list positions from the outside in, e.g. `units.0.quantity`. Empty for the whole text. */
  readonly path: string;
}
const at = ({ path, place }: Fault): string =>
  `line ${place.line}, column ${place.column}: ${path === '' ? 'the JSON' : path}`;

const meant = (fits: string): string => (fits === '' ? '' : `, did you mean ${fits}?`);

/** The line that counts the problems which are not printed. */
export const moreText = (problems: number): string => `and ${problems} more`;

/** The kinds of problems, with their data and their text. */
const texts = {
  NoCommand: (_: object) => 'no command given',
  UnknownCommand: ({ word, fits }: OfName) => `no such command: ${word}${meant(fits)}`,
  UnknownLanguage: ({ word }: OfWord) => `no such language: ${word} (ko, en, cn or jp)`,
  UnknownSchema: ({ word }: OfWord) => `no schema of ${word} (cart or shop)`,
  UnknownOption: ({ word, fits }: OfName) => `no such option: ${word}${meant(fits)}`,
  UnusedOption: ({ word, command }: OfWord & { readonly command: string }) => `${command} has no use for ${word}`,
  UnknownCode: ({ word, fits }: OfName) => `no such code: ${word}${meant(fits)}`,
  /** `known` are the values that the message of the code contains. */
  UnknownValue: ({
    word,
    code,
    fits,
    known,
  }: OfName & { readonly code: string; readonly known: readonly string[] }) => {
    if (known.length === 0) return `${code} takes no values: ${word}`;
    return `${code} takes no value ${word}${fits === '' ? ` (it takes ${known.join(', ')})` : meant(fits)}`;
  },
  NotAnAssignment: ({ word }: OfWord) => `a value is written as name=value, such as max=30: ${word}`,
  NotANumber: ({ word }: OfWord) => `not a number: ${word}`,
  NotAnAmount: ({ word }: OfWord) =>
    `not a whole number of the currency’s smallest unit, such as 600 for $6.00: ${word}`,
  GivenTwice: ({ word }: OfWord) => `${word} is given twice`,
  NotAMoment: ({ word }: OfWord) => `not a moment: ${word} (such as 2026-11-21T09:00:00Z)`,
  NotACount: ({ word }: OfWord) => `not a whole number from 1: ${word}`,
  TooManyWords: ({ word }: OfWord) => `one word too many: ${word}`,
  NoCode: (_: object) => 'no code given',
  NoValue: ({ word }: OfWord) => `${word} needs a value`,
  NoFile: (_: object) => 'no cart given: name a file, or pass the cart on standard input',
  NotTwoCarts: (_: object) => 'diff compares two carts: name two files',
  InputTwice: (_: object) => 'standard input can be read only once: name a file for the other',
  NotFound: (_: OfFile) => 'no such file',
  NotReadable: (_: OfFile) => 'cannot be read',
  NotAFile: (_: OfFile) => 'is a folder, not a file',
  NotText: (_: OfFile) => 'is not UTF-8 text',
  Empty: (_: OfFile) => 'is empty',
  /** `most` in bytes. */
  TooLarge: ({ most }: OfFile & { readonly most: number }) => `is larger than ${most / 1_000_000} MB`,
  NotJson: ({ place }: InText) => `line ${place.line}, column ${place.column}: this is not JSON`,
  OtherShop: (fault: Fault) => `${at(fault)} is of another shop: name it with --engine shop.json`,
  RepeatedName: (fault: Fault) => `${at(fault)} is there twice; only the last one would count`,
} as const;

type Texts = typeof texts;
type OwnType = keyof Texts;
type OwnProblem<T extends OwnType = OwnType> = { [K in T]: { readonly type: K } & Parameters<Texts[K]>[0] }[T];

/** A problem of the arguments or of an input file, as data (EN-03). */
export type Problem = OwnProblem | (CartProblem & InText);

/** Ends a command with all problems that prevent its answer. */
export class Refusal extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: readonly Problem[]) {
    super(problems.map(({ type }) => type).join(', '));
    this.problems = problems;
  }
}

const isOwn = (problem: Problem): problem is OwnProblem => Object.hasOwn(texts, problem.type);

const ownText = <T extends OwnType>(problem: OwnProblem<T>): string => {
  const textsByType: { readonly [K in OwnType]: (own: OwnProblem<K>) => string } = texts;
  return textsByType[problem.type](problem);
};

/** Describes a problem without the name of its file. */
export const problemTextInFile = (problem: Problem): string =>
  isOwn(problem) ? ownText(problem) : cartProblemText({ ...problem, path: at(problem) });

/** Describes a problem. */
export const problemText = (problem: Problem): string => {
  const text = problemTextInFile(problem);
  if (!('file' in problem) || problem.file === undefined) return text;
  return `${problem.file === STANDARD_INPUT ? 'standard input' : problem.file}: ${text}`;
};

/** Returns a problem with its text, without a `found` list or object, because that may be the whole cart. */
export const problemJson = (problem: Problem): object => {
  const message = problemText(problem);
  // JSON has no infinity
  if ('found' in problem && typeof problem.found === 'number' && !Number.isFinite(problem.found))
    return { ...problem, found: String(problem.found), message };
  return 'found' in problem && typeof problem.found === 'object' && problem.found !== null
    ? { ...problem, found: undefined, message }
    : { ...problem, message };
};

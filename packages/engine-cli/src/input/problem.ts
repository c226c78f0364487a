import type { Fit } from '@baguni/contract/cart-json';
import { formatNumber } from '@baguni/domain/internal';
import type { Place } from './json-places.ts';

/** Longer values are cut. */
const MAX_VALUE = 40;
const MAX_VALUES = 12;
const DAY = '2026-11-21';
const MOMENT = `${DAY}T09:00:00Z`;

const boundText = (value: number | undefined): string => {
  // a bound beyond the safe integers has no practical meaning
  if (value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER) return '';
  return Number.isInteger(value) ? formatNumber(value) : String(value);
};

const rangeText = ({ minimum, maximum }: { readonly minimum?: number; readonly maximum?: number }): string => {
  const [min, max] = [boundText(minimum), boundText(maximum)];
  if (min === '') return max === '' ? '' : ` up to ${max}`;
  return max === '' ? ` from ${min}` : ` from ${min} to ${max}`;
};

/** Prints a name without quotes, and any other value as JSON. */
const valueText = (value: unknown): string =>
  typeof value === 'string' && /^[^\s"',]+$/u.test(value) ? value : JSON.stringify(value);

const valuesText = (values: readonly unknown[]): string =>
  [...values.slice(0, MAX_VALUES).map(valueText), ...(values.length > MAX_VALUES ? ['…'] : [])].join(', ');

type FitOf<T extends string> = Extract<Fit, { readonly type: T }>;

const stringText = (fit: FitOf<'string'>): string => {
  if ('pattern' in fit) return `a text of the form ${fit.pattern}`;
  if ('format' in fit) {
    if (fit.format === 'date') return `a day such as ${DAY}`;
    return fit.formatMinimum === undefined ? `a moment such as ${MOMENT}` : `a moment from ${fit.formatMinimum} on`;
  }
  const max = boundText(fit.maxLength);
  if (max === '') return 'a text';
  return (fit.minLength ?? 0) > 0
    ? `a text of ${boundText(fit.minLength)} to ${max} characters`
    : `a text of at most ${max} characters`;
};

const listText = ({ minItems = 0, maxItems, items }: FitOf<'array'>): string => {
  if (items && 'enum' in items && items.enum.length === 0) return 'an empty list';
  if (minItems > 0 && maxItems === undefined) return `a list of at least ${boundText(minItems)}`;
  const most = boundText(maxItems);
  const list = most === '' ? 'a list' : `a list of at most ${most}`;
  return items ? `${list}, each ${fitText(items)}` : list;
};

const fitText = (fit: Fit): string => {
  if ('enum' in fit) return fit.enum.length === 1 ? valuesText(fit.enum) : `one of ${valuesText(fit.enum)}`;
  if ('anyOf' in fit) return fit.anyOf.map(fitText).join(' or ');
  switch (fit.type) {
    case 'integer':
      return `a whole number${rangeText(fit)}`;
    case 'number':
      return `a number${rangeText(fit)}`;
    case 'string':
      return stringText(fit);
    case 'array':
      return listText(fit);
    case 'object':
      return fit.required.length === 0 ? 'an object' : `an object with ${valuesText(fit.required)}`;
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
  }
};

const foundText = (found: unknown): string => {
  // JSON has no infinity: the text contained a number such as 1e999
  if (found === Infinity || found === -Infinity) return 'a number beyond the range of JSON';
  if (Array.isArray(found)) return found.length === 0 ? 'an empty list' : `a list of ${formatNumber(found.length)}`;
  if (typeof found === 'object' && found !== null) return 'an object';
  const characters = Array.from(JSON.stringify(found) ?? '');
  return characters.length > MAX_VALUE ? `${characters.slice(0, MAX_VALUE - 1).join('')}…` : characters.join('');
};

/** Describes a value that was found, and the values that fit (EN-07). */
const misfitText = (found: unknown, fits: Fit | undefined, nearest?: string): string =>
  fits
    ? `is ${foundText(found)}; it must be ${fitText(fits)}${nearest === undefined ? '' : `; did you mean ${nearest}?`}`
    : `is ${foundText(found)}, which does not fit`;

/** Describes a field of an applied coupon, and its value in the buyer’s coupon. */
const couponText = (found: unknown, fits: Fit | undefined): string =>
  fits ? `is ${foundText(found)}; the coupon that the buyer has says ${fitText(fits)}` : misfitText(found, fits);

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
interface FoundFault extends Fault {
  readonly found: unknown;
}
interface Mismatch extends FoundFault {
  /** The values that fit, or undefined if they cannot be described shortly. */
  readonly fits: Fit | undefined;
  readonly nearest?: string;
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
  Misfit: (fault: Mismatch) => `${at(fault)} ${misfitText(fault.found, fault.fits, fault.nearest)}`,
  Missing: (fault: Fault) => `${at(fault)} is missing`,
  OtherShop: (fault: Fault) => `${at(fault)} is of another shop: name it with --engine shop.json`,
  RepeatedName: (fault: Fault) => `${at(fault)} is there twice; only the last one would count`,
  Repeated: (fault: FoundFault) => `${at(fault)}: ${valueText(fault.found)} is there twice`,
  NoSuchUnit: (fault: FoundFault) => `${at(fault)}: ${valueText(fault.found)} is no unit of the cart`,
  NoSuchTerms: (fault: FoundFault) => `${at(fault)}: the cart has no terms of this name: ${valueText(fault.found)}`,
  NoSuchCoupon: (fault: FoundFault) => `${at(fault)}: the buyer has no such coupon: ${valueText(fault.found)}`,
  CouponDiffers: (fault: Mismatch) => `${at(fault)} ${couponText(fault.found, fault.fits)}`,
  UnknownField: (fault: Fault & { readonly fits: string }) => `${at(fault)} is no known field${meant(fault.fits)}`,
  /** The number of further problems that are not listed. */
  More: ({ found }: Fault & { readonly found: number }) => moreText(found),
} as const;

type Texts = typeof texts;
type ProblemType = keyof Texts;

/** A problem of the arguments or of an input file, as data (EN-03). */
export type Problem<T extends ProblemType = ProblemType> = {
  [K in T]: { readonly type: K } & Parameters<Texts[K]>[0];
}[T];

/** Ends a command with all problems that prevent its answer. */
export class Refusal extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: readonly Problem[]) {
    super(problems.map(({ type }) => type).join(', '));
    this.problems = problems;
  }
}

const textsByType: { readonly [T in ProblemType]: (problem: Problem<T>) => string } = texts;

/** Describes a problem without the name of its file. */
export const problemTextInFile = <T extends ProblemType>(problem: Problem<T>): string =>
  textsByType[problem.type](problem);

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

import { couponText, misfitText, valueText } from './misfit-text.ts';
import type { Fault, Problem, ProblemType } from './problem.ts';

/** The operand that means standard input. */
export const STANDARD_INPUT = '-';

const at = ({ path, place }: Fault): string =>
  `line ${place.line}, column ${place.column}: ${path === '' ? 'the JSON' : path}`;

const meant = (fits: string): string => (fits === '' ? '' : `, did you mean ${fits}?`);

const texts: { readonly [T in ProblemType]: (problem: Problem<T>) => string } = {
  NoCommand: () => 'no command given',
  UnknownCommand: ({ word, fits }) => `no such command: ${word}${meant(fits)}`,
  UnknownLanguage: ({ word }) => `no such language: ${word} (ko, en, cn or jp)`,
  UnknownSchema: ({ word }) => `no schema of ${word} (cart or shop)`,
  UnknownOption: ({ word, fits }) => `no such option: ${word}${meant(fits)}`,
  UnusedOption: ({ word, command }) => `${command} has no use for ${word}`,
  UnknownCode: ({ word, fits }) => `no such code: ${word}${meant(fits)}`,
  UnknownValue: ({ word, code, fits, known }) => {
    if (known.length === 0) return `${code} takes no values: ${word}`;
    return `${code} takes no value ${word}${fits === '' ? ` (it takes ${known.join(', ')})` : meant(fits)}`;
  },
  NotAnAssignment: ({ word }) => `a value is written as name=value, such as max=30: ${word}`,
  NotANumber: ({ word }) => `not a number: ${word}`,
  NotAnAmount: ({ word }) => `not a whole number of the currency’s smallest unit, such as 600 for $6.00: ${word}`,
  GivenTwice: ({ word }) => `${word} is given twice`,
  NotAMoment: ({ word }) => `not a moment: ${word} (such as 2026-11-21T09:00:00Z)`,
  NotACount: ({ word }) => `not a whole number from 1: ${word}`,
  TooManyWords: ({ word }) => `one word too many: ${word}`,
  NoCode: () => 'no code given',
  NoValue: ({ word }) => `${word} needs a value`,
  NoFile: () => 'no cart given: name a file, or pass the cart on standard input',
  NotTwoCarts: () => 'diff compares two carts: name two files',
  InputTwice: () => 'standard input can be read only once: name a file for the other',
  NotFound: () => 'no such file',
  NotReadable: () => 'cannot be read',
  NotAFile: () => 'is a folder, not a file',
  NotText: () => 'is not UTF-8 text',
  Empty: () => 'is empty',
  TooLarge: ({ most }) => `is larger than ${most / 1_000_000} MB`,
  NotJson: ({ place }) => `line ${place.line}, column ${place.column}: this is not JSON`,
  Misfit: (fault) => `${at(fault)} ${misfitText(fault.found, fault.fits)}`,
  Missing: (fault) => `${at(fault)} is missing`,
  OtherShop: (fault) => `${at(fault)} is of another shop: name it with --engine shop.json`,
  Repeated: (fault) => `${at(fault)}: ${valueText(fault.found)} is there twice`,
  NoSuchUnit: (fault) => `${at(fault)}: ${valueText(fault.found)} is no unit of the cart`,
  NoSuchTerms: (fault) => `${at(fault)}: the cart has no terms of this name: ${valueText(fault.found)}`,
  NoSuchCoupon: (fault) => `${at(fault)}: the buyer has no such coupon: ${valueText(fault.found)}`,
  CouponDiffers: (fault) => `${at(fault)} ${couponText(fault.found, fault.fits)}`,
  UnknownField: (fault) => `${at(fault)} is no known field${meant(fault.fits)}`,
  More: ({ found }) => moreText(found),
};

/** The line that counts the problems which are not printed. */
export const moreText = (problems: number): string => `and ${problems} more`;

/** Describes a problem without the name of its file. */
export const problemTextInFile = <T extends ProblemType>(problem: Problem<T>): string => texts[problem.type](problem);

/** Describes a problem. */
export const problemText = (problem: Problem): string => {
  const text = problemTextInFile(problem);
  if (!('file' in problem) || problem.file === undefined) return text;
  return `${problem.file === STANDARD_INPUT ? 'standard input' : problem.file}: ${text}`;
};

/** Returns a problem with its text, without a `found` list or object, because that may be the whole cart. */
export const problemJson = (problem: Problem): object => {
  const message = problemText(problem);
  return 'found' in problem && typeof problem.found === 'object' && problem.found !== null
    ? { ...problem, found: undefined, message }
    : { ...problem, message };
};

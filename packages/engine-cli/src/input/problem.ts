import type { Fit } from '@baguni/contract/cart-json';
import type { Place } from './json-places.ts';

interface InText {
  readonly place: Place;
  /** The name of the file, unless it is standard input. */
  readonly file?: string;
}

/** A fault in the JSON text of a cart, shop or session. */
export interface Fault extends InText {
  /** Names and list positions from the outside in, e.g. `units.0.quantity`. Empty for the whole text. */
  readonly path: string;
}

interface FoundFault extends Fault {
  readonly found: unknown;
}

interface Mismatch extends FoundFault {
  /** The values that fit, or undefined if they cannot be described shortly. */
  readonly fits: Fit | undefined;
}

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

interface Details {
  readonly NoCommand: object;
  readonly NoCode: object;
  readonly NoFile: object;
  readonly NotTwoCarts: object;
  /** Standard input is named for two files. */
  readonly InputTwice: object;
  readonly UnknownCommand: OfName;
  readonly UnknownLanguage: OfWord;
  readonly UnknownSchema: OfWord;
  readonly UnknownOption: OfName;
  readonly UnusedOption: OfWord & { readonly command: string };
  readonly UnknownCode: OfName;
  /** A value that the message does not contain; `known` are the values that it contains. */
  readonly UnknownValue: OfName & { readonly code: string; readonly known: readonly string[] };
  /** A value that is not written `name=value`. */
  readonly NotAnAssignment: OfWord;
  readonly NotANumber: OfWord;
  /** An amount that is no whole number of the currency’s smallest unit. */
  readonly NotAnAmount: OfWord;
  readonly GivenTwice: OfWord;
  readonly NotAMoment: OfWord;
  readonly NotACount: OfWord;
  readonly TooManyWords: OfWord;
  readonly NoValue: OfWord;
  readonly NotFound: OfFile;
  readonly NotReadable: OfFile;
  readonly NotAFile: OfFile;
  readonly NotText: OfFile;
  readonly Empty: OfFile;
  /** `most` in bytes. */
  readonly TooLarge: OfFile & { readonly most: number };
  readonly NotJson: InText;
  readonly Misfit: Mismatch;
  readonly Missing: Fault;
  /** A currency or promotions in a cart of the marketplace, which has neither. */
  readonly OtherShop: Fault;
  readonly Repeated: FoundFault;
  readonly NoSuchUnit: FoundFault;
  readonly NoSuchTerms: FoundFault;
  readonly NoSuchCoupon: FoundFault;
  /** An applied coupon that differs from the buyer’s coupon; `fits` is the buyer’s value. */
  readonly CouponDiffers: Mismatch;
  /** `fits` is the similar known name, or an empty string. */
  readonly UnknownField: Fault & { readonly fits: string };
  /** The number of further problems that are not listed. */
  readonly More: Fault & { readonly found: number };
}

export type ProblemType = keyof Details;

/** A problem of the arguments or of an input file, as data (EN-03). */
export type Problem<T extends ProblemType = ProblemType> = { [K in T]: { readonly type: K } & Details[K] }[T];

/** Ends a command with all problems that prevent its answer. */
export class Refusal extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: readonly Problem[]) {
    super(problems.map(({ type }) => type).join(', '));
    this.problems = problems;
  }
}

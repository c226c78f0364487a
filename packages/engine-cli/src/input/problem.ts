import type { Fit } from '@baguni/contract/cart-json';
import type { Place } from '../json/place.ts';

interface InText {
  readonly place: Place;
  /** The file of the text, where it has a name. */
  readonly file?: string;
}

/** Where something in a cart’s text is wrong. */
export interface Fault extends InText {
  /** Names and list positions from the outside in, e.g. `units.0.quantity`; empty for the whole. */
  readonly path: string;
}

interface FoundFault extends Fault {
  /** What stands there. */
  readonly found: unknown;
}

interface Unfit extends FoundFault {
  /** What would fit; undefined where no few words say it. */
  readonly fits: Fit | undefined;
}

interface OfWord {
  readonly word: string;
}
interface OfName extends OfWord {
  /** The name that may have been meant, or empty. */
  readonly fits: string;
}
interface OfFile {
  readonly file: string;
}

/** What each kind of problem says beside its type. */
interface Details {
  readonly NoCommand: object;
  readonly NoCode: object;
  readonly NoFile: object;
  readonly NotTwoCarts: object;
  /** Standard input is named for two things. */
  readonly InputTwice: object;
  readonly UnknownCommand: OfName;
  readonly UnknownLanguage: OfWord;
  readonly UnknownSchema: OfWord;
  readonly UnknownOption: OfName;
  readonly UnusedOption: OfWord & { readonly command: string };
  readonly UnknownCode: OfName;
  /** A value that the message of a code does not take; `known` are those that it takes. */
  readonly UnknownValue: OfName & { readonly code: string; readonly known: readonly string[] };
  /** A value of a message that is not written `name=value`. */
  readonly NotAnAssignment: OfWord;
  readonly NotANumber: OfWord;
  /** A value that is an amount, and no whole number of the currency’s smallest unit. */
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
  /** Nothing but white space. */
  readonly Empty: OfFile;
  /** `most` in bytes. */
  readonly TooLarge: OfFile & { readonly most: number };
  readonly NotJson: InText;
  readonly Misfit: Unfit;
  readonly Missing: Fault;
  /** A currency or promotions that the marketplace has not, where no shop was named. */
  readonly OtherShop: Fault;
  readonly Repeated: FoundFault;
  readonly NoSuchUnit: FoundFault;
  readonly NoSuchTerms: FoundFault;
  readonly NoSuchCoupon: FoundFault;
  /** A coupon in use that is worth something else than the buyer’s; `fits` is what that says. */
  readonly CouponDiffers: Unfit;
  /** `fits` is the name that may have been meant, or empty. */
  readonly UnknownField: Fault & { readonly fits: string };
  /** How many more problems a text has than are told of it. */
  readonly More: Fault & { readonly found: number };
}

/** The name of a kind of problem. */
export type ProblemType = keyof Details;

/** What is wrong with a call or with what it was given, as data; worded last (EN-03). */
export type Problem<T extends ProblemType = ProblemType> = { [K in T]: { readonly type: K } & Details[K] }[T];

import type { CouponPlace, PriceRule } from '@baguni/domain';
import type { ShopFix } from '@baguni/domain/shop';
import type { Problem, ProblemType } from '../input/problem.ts';

/** What stands beside an entry of a ledger, each with its value in words. */
export interface InputTranslations {
  readonly price: (amount: string) => string;
  readonly quantity: (n: string) => string;
  readonly rate: (percent: string) => string;
  readonly each: (amount: string) => string;
  readonly once: (amount: string) => string;
  readonly perPiece: (amount: string) => string;
  readonly basis: (amount: string) => string;
  readonly from: (amount: string) => string;
  readonly limit: (amount: string) => string;
  readonly cutTo: (amount: string) => string;
  readonly subtotal: (amount: string) => string;
  readonly freeFrom: (amount: string) => string;
  readonly onArrival: (amount: string) => string;
}

/** Words of what has a name: a code, a paper. */
export type Wordings = Readonly<Record<string, string | undefined>>;

/** Everything that the command line says in a language, beside the messages of codes (EN-03). */
export interface Translations {
  readonly problem: { readonly [T in ProblemType]: (problem: Problem<T>) => string };
  /** In place of the name of a file. */
  readonly standardInput: string;
  /** What is wrong with a file, or in its text. */
  readonly inFile: (file: string, text: string) => string;
  /** How many problems are not told. */
  readonly more: (problems: number) => string;
  readonly rule: Readonly<Record<PriceRule, string>>;
  readonly input: InputTranslations;
  /** A unit by its number and its item's name. */
  readonly unit: (id: number, name: string) => string;
  readonly parcel: (key: string) => string;
  readonly itemTotal: string;
  readonly discountTotal: string;
  readonly couponTotal: string;
  readonly shippingTotal: string;
  /** In place of an amount that could not be read (SH-05). */
  readonly unknown: string;
  readonly payable: (chosen: number, all: number) => string;
  readonly orderable: string;
  readonly blocked: (reasons: number) => string;
  readonly concerns: (units: string) => string;
  readonly removedBy: (fix: string) => string;
  /** With the units that it concerns, named, and what else it says: a quantity, a code, a courier, a paper, coupons. */
  readonly fix: Readonly<Record<ShopFix['type'], (units: string, detail: string) => string>>;
  /** The rows of a table of carts, and what they come to. */
  readonly verdict: {
    readonly canOrder: string;
    readonly cannotOrder: (reasons: number) => string;
    readonly notRead: string;
    readonly counted: (orderable: number, blocked: number, unread: number) => string;
  };
  /** What is otherwise of a unit in a second cart. */
  readonly change: Readonly<Record<'Added' | 'Removed' | 'Selected' | 'Deselected', string>> & {
    readonly Quantity: (from: number, to: number) => string;
  } & Readonly<Record<'CouponUsed' | 'CouponUnused', (coupon: string) => string>> &
    Readonly<Record<'PromotionUsed' | 'PromotionUnused', (promotion: string) => string>>;
  /** In place of a unit’s name, where the change is of none. */
  readonly wholeCart: string;
  /** How many changed fields are not told. */
  readonly moreFields: (fields: number) => string;
  readonly difference: string;
  /** Two carts between which nothing differs. */
  readonly same: string;
  readonly replayed: (events: number) => string;
  /** In place of an event's name. */
  readonly beforeEvents: string;
  readonly version: (cartVersion: number) => string;
  /** Units that are being saved or deleted, by their numbers. */
  readonly busyUnits: (ids: string) => string;
  readonly ordering: string;
  readonly values: (names: string) => string;
  readonly saidByServer: string;
  /** In one sentence; `saving` is against nothing in use, `now` is what is paid with what is in use. */
  readonly bestCombination: (saving: string, payable: string, now: string) => string;
  /** What the best coupons and promotions come to, and beside what is in use now. */
  readonly best: {
    /** `full` is what is paid with nothing in use. */
    readonly saves: (saving: string, payable: string, full: string) => string;
    /** `now` is what is paid with what is in use. */
    readonly gains: (gain: string, now: string) => string;
    readonly same: string;
    /** Where the search stopped before it found what is in use now. */
    readonly loses: (loss: string, now: string) => string;
    /** This and the next of a shop that offers promotions too. */
    readonly nothing: string;
    readonly proved: string;
  };
  readonly nothingToSave: string;
  readonly proved: string;
  readonly gap: (amount: string) => string;
  readonly use: string;
  /** Before the promotions that are used, by their names. */
  readonly promotions: (names: string) => string;
  readonly notUsed: string;
  readonly promotionsNotUsed: string;
  readonly on: Readonly<Record<CouponPlace['type'], (units: string) => string>>;
}

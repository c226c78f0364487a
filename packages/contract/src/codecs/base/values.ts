import * as t from 'io-ts';
import {
  attempt,
  won,
  type Won,
  isDay,
  MAX_AMOUNT,
  MAX_ID_LENGTH,
  MAX_MEASURED,
  isMoment,
  bundleKey as aBundleKey,
  cartUnitId as aCartUnitId,
  couponIssueNo as aCouponIssueNo,
  idempotencyKey as anIdempotencyKey,
  itemNo as anItemNo,
  sellerKey as aSellerKey,
  shippingPolicyKey as aShippingPolicyKey,
  txKey as aTxKey,
  type BundleKey,
  type CartUnitId,
  type CouponIssueNo,
  type IdempotencyKey,
  type ItemNo,
  type SellerKey,
  type ShippingPolicyKey,
  type TxKey,
} from '@baguni/domain/internal';
import { asWhole, plain, Described, type Codec } from './codec.ts';

/** Highest total in won: 500 units and 500 parcels of the highest amount. */
const HIGHEST_TOTAL = 1_000 * MAX_AMOUNT;
/** Highest fee, discount or surcharge of one piece: its product with the pieces of a unit stays a safe integer. */
const HIGHEST_OF_PIECE = 1_000_000_000;
/** Last millisecond of the year 9999, because ISO 8601 years have four digits. */
const LAST_MOMENT_MS = Date.UTC(10_000, 0) - 1;
const HEAVIEST_KG = 10_000_000;

const wholeWithin =
  (min: number, max: number) =>
  (value: unknown): value is number =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;

// −0 prints as -0 and `Object.is` separates it from 0
const withoutMinusZero = (value: number): number => value + 0;

export const whole = (min: number, max: number): Described<number> =>
  plain({ type: 'Integer', min, max }, wholeWithin(min, max), withoutMinusZero);

export const count: Described<number> = whole(0, MAX_AMOUNT);

export const pieces: Described<number> = whole(1, 999);
/** Above the order limit, so that a rule rather than the codec refuses the quantity (QT-01). */
const MAX_PIECES_READ = 99_999;
/** Quantity of a stored unit; rules decide whether it can be ordered. */
export const standingPieces: Described<number> = whole(0, MAX_PIECES_READ);
/** Quantity of a request. Rules refuse less than 1 and more than 999 with their codes (XT-15). */
export const askedPieces: Described<number> = whole(-MAX_PIECES_READ, MAX_PIECES_READ);
/** Quantity of a stored unit in pieces or, of measured goods, in their unit. */
export const standingQuantity: Described<number> = whole(0, MAX_MEASURED);
export const additionPieces: Described<number> = whole(0, 999);

export const momentMs: Described<number> = whole(0, LAST_MOMENT_MS);

const wholeWon = (min: number, max: number): Described<Won> =>
  plain({ type: 'Integer', min, max }, wholeWithin(min, max), won);

export const price: Described<Won> = wholeWon(0, HIGHEST_OF_PIECE);
/** Price change per piece by an option or a branch, in won. */
export const priceChange: Described<Won> = wholeWon(-HIGHEST_OF_PIECE, HIGHEST_OF_PIECE);
export const amount: Described<Won> = wholeWon(0, MAX_AMOUNT);
/** Signed amount in won, e.g. of a ledger entry. */
export const signedAmount: Described<Won> = wholeWon(-MAX_AMOUNT, MAX_AMOUNT);
/** Total in won; negative if options reduce the price below 0 (PR-07). */
export const total: Described<Won> = wholeWon(-HIGHEST_TOTAL, HIGHEST_TOTAL);
export const isAmount = (value: unknown): boolean => signedAmount.is(value);

export const numberWithin = (min: number, max: number): Described<number> =>
  plain(
    { type: 'Number', min, max },
    (value): value is number => typeof value === 'number' && value >= min && value <= max,
    withoutMinusZero,
  );

export const percent: Described<number> = numberWithin(0, 100);
/** Per cent of a tax. A rate below 1, such as 0.19, is probably not in per cent. */
export const taxPercent: Described<number> = asWhole(t.union([t.literal(0), numberWithin(1, 100)]));
/** Per cent of a discount, which takes something off. */
export const percentOff: Described<number> = numberWithin(0.0001, 100);
/** Weight in kg. */
export const kilograms: Described<number> = numberWithin(0, HEAVIEST_KG);
/** Won per currency unit; rates below the minimum are not used (OV-13). */
export const exchangeRate: Described<number> = numberWithin(0.0001, 1_000_000);
/** Per cent or won, according to a sibling field; see `percentOrWon`. */
export const percentOrAmount: Described<number> = numberWithin(0, MAX_AMOUNT);

/** Longest request text, in UTF-16 units. */
const REQUEST_TEXT = 1_000;
/** Longest report text, in UTF-16 units. */
export const MAX_REPORT_LENGTH = 1_024;
/** Longest reply text, in UTF-16 units. */
const ANSWER_TEXT = 10_000;

/** True if stores accept the text: no NUL and no lone surrogate. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

const within =
  (min: number, max: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length >= min && value.length <= max;

const same = (value: string): string => value;

/** Request text without NUL and lone surrogates. */
export const requestText = (max = REQUEST_TEXT): Described<string> => {
  const fits = within(0, max);
  return plain({ type: 'Text', min: 0, max, isStorable: true }, (v): v is string => fits(v) && isStorable(v), same);
};

/** Reply text, shown unchanged. */
export const answerText: Described<string> = plain(
  { type: 'Text', min: 0, max: ANSWER_TEXT },
  within(0, ANSWER_TEXT),
  same,
);

export const keyText = <A extends string>(of: (text: string) => A): Described<A> => {
  const fits = within(1, MAX_ID_LENGTH);
  return plain(
    { type: 'Text', min: 1, max: MAX_ID_LENGTH, isStorable: true },
    (v): v is string => fits(v) && isStorable(v),
    of,
  );
};

const isCode = (value: unknown): value is string | number =>
  typeof value === 'string' ? within(0, ANSWER_TEXT)(value) : Number.isSafeInteger(value);

/** A code that some servers send as a number, kept as text without loss of digits (XT-07). */
export const codeText: Described<string> = new Described<string>(
  { type: 'Code', max: ANSWER_TEXT },
  within(0, ANSWER_TEXT),
  (value, context) => (isCode(value) ? t.success(String(value)) : t.failure(value, context)),
);

const textOf =
  (holds: (text: string) => boolean) =>
  (value: unknown): value is string =>
    typeof value === 'string' && holds(value);

/** A moment in ISO 8601 with its offset. */
export const moment: Described<string> = plain({ type: 'DateTime' }, textOf(isMoment), same);

/** A calendar day in ISO 8601, without a time zone. */
export const day: Described<string> = plain({ type: 'Day' }, textOf(isDay), same);

/** Text that matches the complete pattern. */
export const patternText = (pattern: RegExp): Described<string> =>
  plain(
    { type: 'Pattern', pattern: pattern.source },
    textOf((text) => pattern.test(text)),
    same,
  );

/**
 * One word of a closed list.
 * @example
 * const size = choice(['S', 'M', 'L']);
 * ['M', 'XL'].map((value) => E.isRight(size.decode(value))); // [ true, false ]
 */
export const choice = <A extends string>(values: readonly A[]): Described<A> => {
  const known = new Map<unknown, A>(values.map((value) => [value, value]));
  return plain<A, A>(
    { type: 'Choice', values },
    (v): v is A => known.has(v),
    (v) => v,
  );
};

const wholeFrom =
  (min: number) =>
  (value: unknown): value is number =>
    Number.isSafeInteger(value) && Number(value) >= min;

const unitIdFrom = (min: number): Codec<CartUnitId> =>
  plain({ type: 'Integer', min, max: Number.MAX_SAFE_INTEGER }, wholeFrom(min), aCartUnitId);

export const MAX_UNITS = 500;

export const cartUnitId: Codec<CartUnitId> = unitIdFrom(1);
/** Unit id in replies and States; negative for placeholders of unreadable units (CM-53). */
export const anyCartUnitId: Codec<CartUnitId> = unitIdFrom(Number.MIN_SAFE_INTEGER);

export const itemNo: Codec<ItemNo> = keyText(anItemNo);
export const sellerKey: Codec<SellerKey> = keyText(aSellerKey);
export const bundleKey: Codec<BundleKey> = keyText(aBundleKey);
export const shippingPolicyKey: Codec<ShippingPolicyKey> = keyText(aShippingPolicyKey);
export const couponIssueNo: Codec<CouponIssueNo> = keyText(aCouponIssueNo);
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);
/** Idempotency key of a write, a UUID. */
export const idempotencyKey: Codec<IdempotencyKey> = plain(
  { type: 'Text', min: 36, max: 36 },
  isUuid,
  anIdempotencyKey,
);

export const txKey: Codec<TxKey> = keyText(aTxKey);

const parsed = (text: unknown, max: number): unknown =>
  typeof text === 'string' && text.length <= max ? attempt((): unknown => JSON.parse(text)) : undefined;

/** Encodes a value as JSON text of at most `max` UTF-16 units for a form field. */
export const jsonText = <A>(inner: Codec<A>, max: number): Described<A> =>
  new Described<A>(
    { type: 'Text', min: 1, max },
    inner.is,
    (value, context) => {
      const json = parsed(value, max);
      return json === undefined ? t.failure<A>(value, context) : inner.validate(json, context);
    },
    (value) => JSON.stringify(inner.encode(value)),
  );

type NamedValue = string | number;
type NamedValues = Readonly<Record<string, NamedValue>>;

const isNamedValue = (value: unknown): value is NamedValue =>
  (typeof value === 'string' && value.length <= 10_000) || (typeof value === 'number' && Number.isFinite(value));

const isNamedValues =
  (max: number) =>
  (value: unknown): value is NamedValues => {
    if (!t.UnknownRecord.is(value)) return false;
    const values = Object.values(value);
    return values.length <= max && values.every(isNamedValue);
  };

/** Values by name, for rule inputs and message params; contains up to `max` entries. */
export const namedValues = (max: number): Described<NamedValues> => {
  const holds = isNamedValues(max);
  return new Described<NamedValues>({ type: 'NamedValues', max }, holds, (value, context) =>
    holds(value) ? t.success(value) : t.failure(value, context),
  );
};

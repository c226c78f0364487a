import { isDay, isMoment } from '@baguni/domain';
import * as t from 'io-ts';
import { Described, plain } from './described.ts';

/** The longest text of a request, in UTF-16 units. */
const REQUEST_TEXT = 1_000;
/** The longest text of a report, in UTF-16 units (LG-2). */
export const MAX_REPORT_LENGTH = 1_024;
/** The longest text of an answer, e.g. an item's name, in UTF-16 units. */
const ANSWER_TEXT = 10_000;

/** Text that a store can keep: no NUL, no half of a surrogate pair. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

const within =
  (min: number, max: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length >= min && value.length <= max;

const same = (value: string): string => value;

/** Text in a request, at most 1,000 long; NUL and lone surrogates are refused. */
export const requestText = (max = REQUEST_TEXT): Described<string> => {
  const fits = within(0, max);
  return plain({ type: 'Text', min: 0, max, isStorable: true }, (v): v is string => fits(v) && isStorable(v), same);
};

/** Text in an answer, at most 10,000 long; shown as it came. */
export const answerText: Described<string> = plain(
  { type: 'Text', min: 0, max: ANSWER_TEXT },
  within(0, ANSWER_TEXT),
  same,
);

/** A key of the domain: text of 1 to 200, storable, named by its constructor. */
export const keyText = <A extends string>(of: (text: string) => A): Described<A> => {
  const fits = within(1, 200);
  return plain({ type: 'Text', min: 1, max: 200, isStorable: true }, (v): v is string => fits(v) && isStorable(v), of);
};

const isCode = (value: unknown): value is string | number =>
  typeof value === 'string' ? within(0, ANSWER_TEXT)(value) : Number.isSafeInteger(value);

/** A code that some servers write as a number, e.g. 0, -1, -2 or -4: kept as text, digit for digit (XT-07). */
export const codeText: Described<string> = new Described<string>(
  { type: 'Code', max: ANSWER_TEXT },
  within(0, ANSWER_TEXT),
  (value, context) => (isCode(value) ? t.success(String(value)) : t.failure(value, context)),
);

const textOf =
  (holds: (text: string) => boolean) =>
  (value: unknown): value is string =>
    typeof value === 'string' && holds(value);

/** A moment: ISO 8601 with its offset, so that it is the same wherever it is read. */
export const moment: Described<string> = plain({ type: 'DateTime' }, textOf(isMoment), same);

/** A day of the calendar, ISO 8601: where it begins and ends is said by whoever means it. */
export const day: Described<string> = plain({ type: 'Day' }, textOf(isDay), same);

/** Text of a pattern, from its beginning to its end. */
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

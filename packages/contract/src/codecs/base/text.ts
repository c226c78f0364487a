import { isDay, isMoment } from '@baguni/domain';
import * as t from 'io-ts';
import { Described, plain } from './codec.ts';

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
  const fits = within(1, 200);
  return plain({ type: 'Text', min: 1, max: 200, isStorable: true }, (v): v is string => fits(v) && isStorable(v), of);
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

import { placeAt } from '@baguni/cli/place';
import type { Problem } from '@baguni/cli/translations/problem-text';
import type { CartProblem, ParseTerms } from '@baguni/contract/cart-json';
import { either as E } from 'fp-ts';
import { parse, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { tooDeepAt } from './depth.ts';
import { isObject, type JsonObject } from './json.ts';

/** Where something stands in a text, in UTF-16 units. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A text that is not read at all: nested too deep, or too long. */
export interface Unread {
  readonly type: 'TooDeep' | 'TooLong';
  readonly file?: string;
}

/** What is wrong with a text, and where. */
export interface TextProblem {
  readonly problem: Problem | Unread;
  readonly range: Range;
  /** A field that means nothing: the rest is read all the same. */
  readonly isWarning: boolean;
}

/** Reads a thing from JSON, as `parseCart` reads a cart. */
export type Parse<A> = (json: unknown, terms?: ParseTerms) => E.Either<readonly CartProblem[], A>;

/** What a text says. */
export interface Reading<A> {
  /** The JSON; none where the text is none, or is no object. */
  readonly given: JsonObject | undefined;
  /** What was read, a cart or a shop; none where something is wrong with it. */
  readonly value: A | undefined;
  readonly problems: readonly TextProblem[];
}

/** A text that is longer is not read while somebody types, in UTF-16 units. */
const MAX_TEXT = 2_000_000;

const unread = (text: string): { readonly type: Unread['type']; readonly at: number } | undefined => {
  if (text.length > MAX_TEXT) return { type: 'TooLong', at: MAX_TEXT };
  const at = tooDeepAt(text);
  return at === undefined ? undefined : { type: 'TooDeep', at };
};

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

const notJson = (text: string, file: object): readonly TextProblem[] => {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const found = errors.length > 0 ? errors : [{ offset: 0, length: 0 }];
  return found.slice(0, 1).map(({ offset, length }) => ({
    problem: { type: 'NotJson', place: placeAt(text, offset), ...file },
    range: { from: offset, to: offset + length },
    isWarning: false,
  }));
};

/** Names and positions as the tree of the text has them. */
const stepsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'));

const inside = (node: Node, step: string): Node | undefined => {
  if (node.type === 'array') return node.children?.[Number(step)];
  // of names that repeat the last counts, as it does for JSON.parse
  const same = node.children?.filter((one) => one.children?.[0]?.value === step) ?? [];
  return same.at(-1)?.children?.[1];
};

/** The node at a path, or the last one on the way that is there. */
const nearest = (tree: Node | undefined, path: string): Node | undefined =>
  stepsOf(path).reduce<{ node: Node | undefined; isLost: boolean }>(
    ({ node, isLost }, step) => {
      const next = node && !isLost ? inside(node, step) : undefined;
      return next ? { node: next, isLost: false } : { node, isLost: true };
    },
    { node: tree, isLost: false },
  ).node;

const rangeOf = ({ offset, length, type }: Node): Range => ({
  from: offset,
  // of what is missing something, the bracket that opens it
  to: offset + (type === 'object' || type === 'array' ? 1 : length),
});

const placed =
  (text: string, tree: Node | undefined, isRead: boolean, file: object) =>
  (problem: CartProblem): TextProblem => {
    const node = nearest(tree, problem.path);
    const range = node ? rangeOf(node) : { from: 0, to: 0 };
    const place = placeAt(text, range.from);
    return {
      problem: { ...problem, place, ...file },
      range,
      isWarning: isRead && problem.type === 'UnknownField',
    };
  };

/**
 * Reads a cart or a shop from a text that somebody is writing; it throws nothing.
 * @param name what the text is called where its problems stand beside another’s
 */
export const readText = <A>(text: string, parse: Parse<A>, name?: string): Reading<A> => {
  const file = name === undefined ? {} : { file: name };
  const nothing = { given: undefined, value: undefined };
  const refused = unread(text);
  if (refused) {
    const { type, at: from } = refused;
    return { ...nothing, problems: [{ problem: { type, ...file }, range: { from, to: from + 1 }, isWarning: false }] };
  }
  const json = parsed(text);
  if (!json) return { ...nothing, problems: notJson(text, file) };
  const strict = parse(json.value, { strict: true });
  const read = E.isRight(strict) ? strict : parse(json.value);
  const tree = E.isLeft(strict) ? parseTree(text) : undefined;
  return {
    given: isObject(json.value) ? json.value : undefined,
    value: E.isRight(read) ? read.right : undefined,
    problems: E.isLeft(strict) ? strict.left.map(placed(text, tree, E.isRight(read), file)) : [],
  };
};

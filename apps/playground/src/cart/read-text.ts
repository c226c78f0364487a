import type { CartProblem, Parsed, ParseTerms } from '@baguni/contract/cart-json';
import { parse, parseTree, visit, type Node, type ParseError } from 'jsonc-parser';
import { isObject, type JsonObject } from './json.ts';

/** A problem that is found before the cart or the shop is read. */
interface SyntaxProblem {
  readonly type: 'NotJson' | 'TooDeep' | 'TooLong';
}

/** A name that an object repeats. */
interface RepeatedName {
  readonly type: 'RepeatedName';
  readonly path: string;
}

/** A problem of a text and its position, in UTF-16 units. */
export interface TextProblem {
  readonly problem: CartProblem | SyntaxProblem | RepeatedName;
  readonly from: number;
  readonly to: number;
  /** Line and column, both from 1. */
  readonly line: number;
  readonly column: number;
  /** True for an unknown field: the rest is read nevertheless. */
  readonly isWarning: boolean;
}

/** A parsed text. */
export interface Reading<A> {
  /** The JSON, or undefined if the text is no JSON object. */
  readonly given: JsonObject | undefined;
  /** The cart or the shop, or undefined if there are errors. */
  readonly value: A | undefined;
  readonly problems: readonly TextProblem[];
}

/** Reads a value from JSON, for example `parseCart`. */
type Parse<A> = (json: unknown, terms?: ParseTerms) => Parsed<A>;

/** Longer texts are rejected, in UTF-16 units. */
const MAX_TEXT = 2_000_000;
/** Deeper texts are rejected: a cart needs 9 levels, and tree readers recurse once per level. */
export const MAX_DEPTH = 100;

const nesting: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** Returns the first position that is nested too deep, or -1. */
const findTooDeep = (text: string): number => {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i] ?? '';
    if (isInString && letter === '\\') i += 1;
    else if (letter === '"') isInString = !isInString;
    // an unclosed string ends with its line
    else if (letter === '\n') isInString = false;
    else if (!isInString) depth += nesting[letter] ?? 0;
    if (depth > MAX_DEPTH) return i;
  }
  return -1;
};

const locate = (text: string, from: number, to: number): Omit<TextProblem, 'problem' | 'isWarning'> => {
  const lines = text.slice(0, from).split(/\r\n|\n|\r/u);
  return { from, to, line: lines.length, column: Array.from(lines.at(-1) ?? '').length + 1 };
};

const findSyntaxProblem = (text: string): TextProblem | undefined => {
  const at = (type: SyntaxProblem['type'], from: number, to: number): TextProblem => ({
    problem: { type },
    ...locate(text, from, to),
    isWarning: false,
  });
  if (text.length > MAX_TEXT) return at('TooLong', MAX_TEXT, MAX_TEXT + 1);
  const deep = findTooDeep(text);
  if (deep >= 0) return at('TooDeep', deep, deep + 1);
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  return first && at('NotJson', first.offset, first.offset + first.length);
};

const stepInto = (node: Node, name: string): Node | undefined => {
  if (node.type === 'array') return node.children?.[Number(name)];
  // JSON.parse takes the last of repeated names
  return node.children?.findLast(({ children }) => children?.[0]?.value === name)?.children?.[1];
};

/** Returns the node at a path, or its nearest ancestor. */
const findNode = (tree: Node, path: string): Node => {
  let node = tree;
  for (const name of path === '' ? [] : path.split('.')) {
    const next = stepInto(node, name);
    if (!next) return node;
    node = next;
  }
  return node;
};

/** Returns the names that an object repeats. `JSON.parse` would drop all but the last value. */
const findRepeatedNames = (text: string): readonly TextProblem[] => {
  const open: Set<string>[] = [];
  const repeated: TextProblem[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, offset, length, _line, _column, pathOf) => {
      const names = open.at(-1);
      const problem = { type: 'RepeatedName', path: [...pathOf(), name].join('.') } as const;
      if (names?.has(name)) repeated.push({ problem, ...locate(text, offset, offset + length), isWarning: false });
      names?.add(name);
    },
  });
  return repeated;
};

/** Reads a cart or a shop from a text. It never throws. */
export const readText = <A>(text: string, parseValue: Parse<A>): Reading<A> => {
  const problem = findSyntaxProblem(text);
  if (problem) return { given: undefined, value: undefined, problems: [problem] };
  const json: unknown = JSON.parse(text);
  const strict = parseValue(json);
  const read = strict.ok ? strict : parseValue(json, { strict: false });
  const tree = strict.ok ? undefined : parseTree(text);
  const repeated = findRepeatedNames(text);
  return {
    given: isObject(json) ? json : undefined,
    value: read.ok && repeated.length === 0 ? read.value : undefined,
    problems: [
      ...repeated,
      ...(strict.ok ? [] : strict.problems).map((one) => {
        const { offset = 0, length = 0, children } = (tree && findNode(tree, one.path)) ?? {};
        // an incomplete object or list is marked at its bracket
        const position = locate(text, offset, offset + (children ? 1 : length));
        return { problem: one, ...position, isWarning: read.ok && one.type === 'UnknownField' };
      }),
    ],
  };
};

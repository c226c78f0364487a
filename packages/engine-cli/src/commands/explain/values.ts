import { nearest } from '@baguni/domain';
import { money, type Engine, type Values } from '@baguni/domain/shop';
import { either as E } from 'fp-ts';
import type { Problem } from '../../input/problem.ts';
import { valueKinds, type ValueKind } from './value-kinds.ts';

/** A code of a shop, and the names of the values that its message takes. */
export interface Asked {
  readonly engine: Engine<string>;
  readonly code: string;
  readonly names: readonly string[];
}

interface Assignment {
  readonly word: string;
  readonly name: string;
  /** Undefined where no `=` stands in the word. */
  readonly text: string | undefined;
}

const assignmentOf = (word: string): Assignment => {
  const at = word.indexOf('=');
  return at < 0 ? { word, name: word, text: undefined } : { word, name: word.slice(0, at), text: word.slice(at + 1) };
};

const patterns: Readonly<Record<ValueKind, RegExp>> = {
  Text: /./su,
  Number: /^-?\d{1,15}(?:\.\d{1,6})?$/u,
  // a whole number of cents, not $6.00
  Amount: /^-?\d{1,15}$/u,
};

const problemOf = ({ code, names }: Asked, kind: ValueKind, { word, name, text }: Assignment): Problem | undefined => {
  if (text === undefined) return { type: 'NotAnAssignment', word };
  if (!names.includes(name))
    return { type: 'UnknownValue', word: name, code, fits: nearest(name, names), known: names };
  if (text === '') return { type: 'NoValue', word: name };
  return patterns[kind].test(text) ? undefined : { type: kind === 'Amount' ? 'NotAnAmount' : 'NotANumber', word };
};

const valueOf = ({ engine }: Asked, kind: ValueKind, text: string): Values[string] => {
  if (kind === 'Text') return text;
  return kind === 'Number' ? Number(text) : money(engine.terms.currency, Number(text));
};

/** The values that are given for a message by words such as `max=30`, or all that is wrong with the words. */
export const valuesIn = (asked: Asked, words: readonly string[]): E.Either<readonly Problem[], Values> => {
  const kindOf = valueKinds(asked.engine, asked.code);
  const given = words.map(assignmentOf);
  const problems = given.flatMap((one, i): readonly Problem[] => {
    const problem = problemOf(asked, kindOf(one.name), one);
    if (problem) return [problem];
    const isAgain = given.slice(0, i).some(({ name }) => name === one.name);
    return isAgain ? [{ type: 'GivenTwice', word: one.name }] : [];
  });
  const values = given.map(({ name, text = '' }) => [name, text, kindOf(name)] as const);
  return problems.length > 0
    ? E.left(problems)
    : E.right(Object.fromEntries(values.map(([name, text, kind]) => [name, valueOf(asked, kind, text)])));
};

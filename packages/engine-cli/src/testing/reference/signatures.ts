import { lineOf, type Declaration, type Source } from './source.ts';

/** What an export is: where it stands on a page. */
export type Kind = 'function' | 'value' | 'type';

/** What a declaration gives a name to. */
export interface Declared {
  readonly name: string;
  readonly kind: Kind;
  /** What it is called with and answers, for a function; its type or its value, for a value that says it; else its name. */
  readonly signature: string;
}

type Variable = Extract<Declaration, { type: 'VariableDeclaration' }>['declarations'][number];
type Value = NonNullable<Variable['init']>;

/** A value that is longer is not told: its name and its description do. */
const MAX_VALUE_LENGTH = 240;

/** The head of a function, and of those that it answers. */
const headOf = (source: Source, init: Value): string => {
  if (init.type !== 'ArrowFunctionExpression') return '';
  const head = lineOf(source, { start: init.start, end: init.body.start }).replace(/\s*=>[\s(]*$/u, '');
  const inner = init.body.type === 'ArrowFunctionExpression' ? ` => ${headOf(source, init.body)}` : '';
  return head + inner;
};

/** A constant as it is written: a number, a text, a list of words. */
const valueOf = (source: Source, init: Value): string => {
  const text = lineOf(source, init)
    .replace(/ as const$/u, '')
    .replace(/,? \]$/u, ']')
    .replace(/^\[ /u, '[');
  const isTold =
    ['Literal', 'BinaryExpression', 'TSAsExpression'].includes(init.type) && text.length <= MAX_VALUE_LENGTH;
  return isTold ? ` = ${text}` : '';
};

const isFunction = ({ id, init }: Variable): boolean => {
  const said = id.typeAnnotation?.typeAnnotation;
  return said ? said.type === 'TSFunctionType' : init?.type === 'ArrowFunctionExpression';
};

const signatureOf = (source: Source, { id, init }: Variable, name: string): string => {
  if (id.typeAnnotation) return name + lineOf(source, id.typeAnnotation);
  if (!init) return name;
  return name + (init.type === 'ArrowFunctionExpression' ? headOf(source, init) : valueOf(source, init));
};

const ofVariable = (source: Source, one: Variable): readonly Declared[] => {
  if (one.id.type !== 'Identifier') return [];
  const { name } = one.id;
  return [{ name, kind: isFunction(one) ? 'function' : 'value', signature: signatureOf(source, one, name) }];
};

/** The names that a declaration gives. */
export const declaredBy = (source: Source, declaration: Declaration): readonly Declared[] => {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap((one) => ofVariable(source, one));
  if (declaration.type !== 'TSInterfaceDeclaration' && declaration.type !== 'TSTypeAliasDeclaration') return [];
  const { id, typeParameters } = declaration;
  return [{ name: id.name, kind: 'type', signature: id.name + (typeParameters ? lineOf(source, typeParameters) : '') }];
};

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** One export of a package. */
export interface Export {
  readonly name: string;
  /** The file that declares it, from the package's sources. */
  readonly file: string;
  /** What it is called with and answers, for a function; its type, for a value that says it; else its name. */
  readonly signature: string;
  readonly doc: string;
  /** Its example, line by line; empty where it has none. */
  readonly example: string;
}

type Parsed = ReturnType<typeof parseSync>;
type Statement = Parsed['program']['body'][number];
type Declaration = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>;
type Declared = Pick<Export, 'name' | 'signature'>;

interface Source {
  readonly folder: string;
  readonly file: string;
  readonly code: string;
  readonly parsed: Parsed;
}

const sourceOf = (folder: string, file: string): Source => {
  const code = readFileSync(join(folder, file), 'utf8');
  return { folder, file, code, parsed: parseSync(file, code) };
};

const oneLine = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\(\s/gu, '(')
    .replaceAll(/,?\s\)/gu, ')')
    .trim();

type Variable = Extract<Declaration, { type: 'VariableDeclaration' }>['declarations'][number];

/** The head of a function, and of those that it answers. */
const headOf = (init: NonNullable<Variable['init']>, code: string): string => {
  if (init.type !== 'ArrowFunctionExpression') return '';
  const head = oneLine(code.slice(init.start, init.body.start).replace(/=>[\s(]*$/u, ''));
  const inner = init.body.type === 'ArrowFunctionExpression' ? ` => ${headOf(init.body, code)}` : '';
  return head + inner;
};

const ofVariable = ({ id, init }: Variable, code: string): readonly Declared[] => {
  if (id.type !== 'Identifier') return [];
  const said = id.typeAnnotation ? oneLine(code.slice(id.typeAnnotation.start, id.typeAnnotation.end)) : '';
  const isFunction = said === '' && init?.type === 'ArrowFunctionExpression';
  return [{ name: id.name, signature: id.name + (isFunction ? headOf(init, code) : said) }];
};

const declaredBy = (declaration: Declaration, code: string): readonly Declared[] => {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap((one) => ofVariable(one, code));
  if (declaration.type === 'TSInterfaceDeclaration' || declaration.type === 'TSTypeAliasDeclaration')
    return [{ name: declaration.id.name, signature: `type ${declaration.id.name}` }];
  const { id } = declaration;
  return id && id.type === 'Identifier' ? [{ name: id.name, signature: id.name }] : [];
};

/** The description that ends right before a place, without its stars, and its example. */
const docBefore = ({ code, parsed }: Source, start: number): Pick<Export, 'doc' | 'example'> => {
  const comment = parsed.comments.findLast(({ end }) => end <= start);
  const isRightBefore = comment?.value.startsWith('*') === true && code.slice(comment.end, start).trim() === '';
  if (!comment || !isRightBefore) return { doc: '', example: '' };
  const lines = comment.value.replace(/^\*/u, '').replaceAll(/^\s*\* ?/gmu, '');
  const [words = '', example = ''] = lines.split('@example\n');
  return { doc: words.replaceAll(/\s+/gu, ' ').trim(), example: example.trim() };
};

/** The described members of an interface whose members have examples, named after it: questions and verbs of an engine. */
const membersOf = (source: Source, declaration: Declaration): readonly Export[] => {
  if (declaration.type !== 'TSInterfaceDeclaration') return [];
  const members = declaration.body.body.flatMap((member): readonly Export[] => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
    const said = oneLine(source.code.slice(member.key.start, member.end)).replace(/;$/u, '');
    const name = `${declaration.id.name}.${member.key.name}`;
    const signature = `${declaration.id.name}.${said}`;
    return [{ name, signature, file: source.file, ...docBefore(source, member.start) }];
  });
  return members.some(({ example }) => example !== '') ? members : [];
};

const nameIn = (node: { readonly type: string }): string =>
  'name' in node && typeof node.name === 'string' ? node.name : '';

const exportsBy = (source: Source, statement: Statement): readonly Export[] => {
  const from = (file: string): readonly Export[] => exportsOf(source.folder, join(dirname(source.file), file));
  if (statement.type === 'ExportAllDeclaration') return from(statement.source.value);
  if (statement.type !== 'ExportNamedDeclaration') return [];
  if (statement.source) {
    const names = statement.specifiers.map(({ local }) => nameIn(local));
    return from(statement.source.value).filter(({ name }) => names.includes(name.replace(/\..*$/u, '')));
  }
  if (!statement.declaration) return [];
  const said = docBefore(source, statement.start);
  const own = declaredBy(statement.declaration, source.code).map((one) => ({ ...one, file: source.file, ...said }));
  return [...own, ...membersOf(source, statement.declaration)];
};

/** What a file exports, of its own and of the files that it passes on, in its order. */
export const exportsOf = (folder: string, file: string): readonly Export[] => {
  const source = sourceOf(folder, file);
  return source.parsed.program.body.flatMap((statement) => exportsBy(source, statement));
};

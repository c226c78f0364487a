import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { typeNamesIn } from './type-names.ts';
import { withValueTypes } from './value-types.ts';

type Parsed = ReturnType<typeof parseSync>;
type Statement = Parsed['program']['body'][number];
type Declaration = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>;
type Variable = Extract<Declaration, { type: 'VariableDeclaration' }>['declarations'][number];
type TextRange = { readonly start: number; readonly end: number };

/** A description and its example; empty strings if missing. */
interface Doc {
  readonly doc: string;
  readonly example: string;
}

/** An export of a published package. */
export interface Export extends Doc {
  readonly name: string;
  readonly kind: 'function' | 'value' | 'type';
  /** The head of a function, the type or value of a constant, or the source of a type. */
  readonly code: string;
  /** The members of an interface. */
  readonly members: readonly (Doc & { readonly name: string })[];
  /** The types that its signature names, without its own type parameters. */
  readonly names: readonly string[];
  readonly package: string;
  /** The path of its source file, relative to `src`. */
  readonly file: string;
  /** The import paths that provide it, `/internal` last. */
  readonly entries: readonly string[];
}

type Declared = Omit<Export, 'package' | 'entries'>;

interface Source {
  readonly folder: string;
  readonly file: string;
  readonly text: string;
  readonly parsed: Parsed;
}

const packages = fileURLToPath(new URL('../../../../', import.meta.url));

const sources = new Map<string, Source>();

const readSource = (folder: string, file: string): Source => {
  const path = join(folder, file);
  const known = sources.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const source = { folder, file, text, parsed: parseSync(file, text) };
  sources.set(path, source);
  return source;
};

/** Returns part of a source file without comments. */
const codeAt = ({ text }: Source, { start, end }: TextRange): string =>
  text
    .slice(start, end)
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '')
    .trim();

/** Returns part of a source file on one line, without comments. */
const lineAt = (source: Source, range: TextRange): string => codeAt(source, range).replaceAll(/\s+/gu, ' ');

/** Reads the comment that ends directly before a position. */
const docBefore = ({ text, parsed }: Source, start: number): Doc => {
  const comment = parsed.comments.findLast(({ end, value }) => end <= start && value.startsWith('*'));
  // linter directives may follow the description
  const isAdjacent = comment !== undefined && /^(?:\s|\/\/ oxlint.*)*$/u.test(text.slice(comment.end, start));
  if (!comment || !isAdjacent) return { doc: '', example: '' };
  const lines = comment.value.replace(/^\*/u, '').replaceAll(/^\s*\* ?/gmu, '');
  const [words = '', example = ''] = lines.split('@example\n');
  return { doc: words.replaceAll(/\s+/gu, ' ').trim(), example: example.trim() };
};

/** Returns parameters and return type of a function, including functions that it returns. */
const headOf = (source: Source, init: NonNullable<Variable['init']>): string => {
  if (init.type !== 'ArrowFunctionExpression') return '';
  const head = codeAt(source, { start: init.start, end: init.body.start }).replace(/\s*=>[\s(]*$/u, '');
  return init.body.type === 'ArrowFunctionExpression' ? `${head} => ${headOf(source, init.body)}` : head;
};

/** Longer values are left out. */
const MAX_VALUE_LENGTH = 240;

const variableCode = (source: Source, { id, init }: Variable, name: string): string => {
  if (id.typeAnnotation) return name + lineAt(source, id.typeAnnotation);
  if (init?.type === 'ArrowFunctionExpression') return name + headOf(source, init);
  const value = init ? lineAt(source, init).replace(/ as const$/u, '') : '';
  const isShown = ['Literal', 'BinaryExpression', 'TSAsExpression'].includes(init?.type ?? '');
  return isShown && value.length <= MAX_VALUE_LENGTH ? `${name} = ${value}` : name;
};

/** The parts of a function that its callers see. */
const signatureOf = (init: Variable['init']): readonly unknown[] =>
  init?.type === 'ArrowFunctionExpression'
    ? [init.typeParameters, init.params, init.returnType, ...signatureOf(init.body as Variable['init'])]
    : [];

const declaredBy = (source: Source, start: number, declaration: Declaration): readonly Declared[] => {
  const common = { ...docBefore(source, start), file: source.file, members: [] };
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap((one): readonly Declared[] => {
      if (one.id.type !== 'Identifier') return [];
      const type = one.id.typeAnnotation?.typeAnnotation.type;
      const isFunction = type ? type === 'TSFunctionType' : one.init?.type === 'ArrowFunctionExpression';
      const { name } = one.id;
      const names = typeNamesIn(one.id.typeAnnotation ?? signatureOf(one.init));
      return [
        { ...common, name, kind: isFunction ? 'function' : 'value', code: variableCode(source, one, name), names },
      ];
    });
  if (declaration.type !== 'TSInterfaceDeclaration' && declaration.type !== 'TSTypeAliasDeclaration') return [];
  const body = declaration.type === 'TSInterfaceDeclaration' ? declaration.body.body : [];
  const members = body.flatMap((member) =>
    'key' in member && member.key ? [{ name: lineAt(source, member.key), ...docBefore(source, member.start) }] : [],
  );
  const code = withValueTypes(source.parsed.program, source.text.slice(declaration.start, declaration.end));
  const names = typeNamesIn(declaration);
  return [{ ...common, name: declaration.id.name, kind: 'type', code, members, names }];
};

/** Lists what a file exports, including its re-exports. */
const exportsOf = (folder: string, file: string): readonly Declared[] => {
  const source = readSource(folder, file);
  const from = (path: string): readonly Declared[] => exportsOf(folder, join(dirname(file), path));
  return source.parsed.program.body.flatMap((statement): readonly Declared[] => {
    if (statement.type === 'ExportAllDeclaration') return from(statement.source.value);
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration) return declaredBy(source, statement.start, statement.declaration);
    if (!statement.source) return [];
    const names = new Map(
      statement.specifiers.map(({ local, exported }) => [lineAt(source, local), lineAt(source, exported)]),
    );
    return from(statement.source.value).flatMap((one) => {
      const name = names.get(one.name);
      return name === undefined ? [] : [{ ...one, name }];
    });
  });
};

/** Finds the type that a name means in a file of a package. Types of other packages are undefined. */
const findType = (folder: string, file: string, name: string): Declared | undefined => {
  const source = readSource(folder, file);
  for (const statement of source.parsed.program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration && 'id' in declaration && declaration.id && lineAt(source, declaration.id) === name)
      return declaredBy(source, statement.start, declaration as Declaration)[0];
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue;
    const found = statement.specifiers.find(({ local }) => local.name === name);
    if (found?.type !== 'ImportSpecifier') continue;
    const imported = lineAt(source, found.imported);
    return exportsOf(folder, join(dirname(file), statement.source.value)).find((one) => one.name === imported);
  }
  return undefined;
};

const isInternal = (path: string): boolean => path.endsWith('/internal');

const rank = (path: string): number => (isInternal(path) ? Infinity : path.length);

/** Lists the import paths of a package and their source files; translations and JSON are left out. */
const entriesOf = (folder: string): readonly (readonly [path: string, file: string])[] => {
  const { name, exports } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, { readonly source: string } | string>>;
  };
  return Object.entries(exports)
    .flatMap(([path, way]) =>
      typeof way === 'string' || path.startsWith('./messages') ? [] : [[path.slice(1), way.source] as const],
    )
    .flatMap(([path, source]) => {
      const [before = '', after] = source.slice('./src/'.length).split('*');
      if (after === undefined) return [[name + path, before] as const];
      return globSync(`${before}**/*${after}`, { cwd: `${folder}src` })
        .filter((file) => !/\.test\.ts$|^calls\/[^/]*$/u.test(file))
        .toSorted()
        .map((file) => [name + path.replace('*', file.slice(before.length, -after.length)), file] as const);
    })
    .toSorted(([a], [b]) => rank(a) - rank(b));
};

/** Lists every export of the published libraries once, with the import paths that provide it. */
export const publishedExports = (): readonly Export[] =>
  ['domain', 'contract'].flatMap((name) => {
    const folder = `${packages}${name}/`;
    const known = new Map<string, Export>();
    for (const [path, file] of entriesOf(folder))
      for (const one of exportsOf(`${folder}src`, file)) {
        const key = `${one.file} ${one.name}`;
        known.set(key, { ...one, package: name, entries: [...(known.get(key)?.entries ?? []), path] });
      }
    return [...known.values()];
  });

/** True if users may import it. */
export const isPublic = ({ entries: [entry = ''] }: Export): boolean => !isInternal(entry);

/** Lists the types that signatures name, and the types that these name, unless an import path provides them. */
export const namedTypes = (shown: readonly Export[]): readonly Export[] => {
  const found = new Map<string, Export>();
  const isShown = ({ file, name }: Declared): boolean => shown.some((one) => one.file === file && one.name === name);
  const follow = ({ package: own, file, names }: Export): void => {
    for (const name of names) {
      const type = findType(`${packages}${own}/src`, file, name);
      const key = type ? `${own} ${type.file} ${name}` : '';
      if (!type || found.has(key) || isShown(type)) continue;
      const one = { ...type, package: own, entries: [] };
      found.set(key, one);
      follow(one);
    }
  };
  for (const one of shown) follow(one);
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

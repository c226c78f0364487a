import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

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

const readSource = (folder: string, file: string): Source => {
  const text = readFileSync(join(folder, file), 'utf8');
  return { folder, file, text, parsed: parseSync(file, text) };
};

/** Returns part of a source file on one line, without comments. */
const lineAt = ({ text }: Source, { start, end }: TextRange): string =>
  text
    .slice(start, end)
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<=\(|\w<)\s|,?\s(?=\))|(?<=[}\]])\s(?=>)/gu, '')
    .trim();

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
  const head = lineAt(source, { start: init.start, end: init.body.start }).replace(/\s*=>[\s(]*$/u, '');
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

const declaredBy = (source: Source, start: number, declaration: Declaration): readonly Declared[] => {
  const common = { ...docBefore(source, start), file: source.file, members: [] };
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap((one): readonly Declared[] => {
      if (one.id.type !== 'Identifier') return [];
      const type = one.id.typeAnnotation?.typeAnnotation.type;
      const isFunction = type ? type === 'TSFunctionType' : one.init?.type === 'ArrowFunctionExpression';
      const { name } = one.id;
      return [{ ...common, name, kind: isFunction ? 'function' : 'value', code: variableCode(source, one, name) }];
    });
  if (declaration.type !== 'TSInterfaceDeclaration' && declaration.type !== 'TSTypeAliasDeclaration') return [];
  const body = declaration.type === 'TSInterfaceDeclaration' ? declaration.body.body : [];
  const members = body.flatMap((member) =>
    'key' in member && member.key ? [{ name: lineAt(source, member.key), ...docBefore(source, member.start) }] : [],
  );
  const code = source.text.slice(declaration.start, declaration.end);
  return [{ ...common, name: declaration.id.name, kind: 'type', code, members }];
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
    const names = statement.specifiers.map(({ local }) => lineAt(source, local));
    return from(statement.source.value).filter(({ name }) => names.includes(name));
  });
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

import { dirname, join } from 'node:path';
import { shapeOf, type Shape } from './fields.ts';
import { declaredBy, type Declared } from './signatures.ts';
import { docBefore, lineOf, sourceOf, type Declaration, type Doc, type Source, type Statement } from './source.ts';

/** One export of a package. */
export interface Export extends Declared, Doc {
  /** The file that declares it, from the package's sources. */
  readonly file: string;
  readonly shape: Shape;
}

/** One of a list of words, whose type is told by the list. */
const ofList = /^\(typeof (\w+)\)\[number\]$/u;

/** A type that is one of a list’s words, as those words. */
const spelledOut = (source: Source, written: string): string => {
  const list = ofList.exec(written)?.[1];
  if (list === undefined) return written;
  const words = new RegExp(String.raw`const ${list} = \[([^[\]{}.]*)\] as const`, 'u').exec(source.code)?.[1];
  return words === undefined ? written : words.replace(/,\s*$/u, '').trim().split(/,\s+/u).join(' | ');
};

const shapeIn = (source: Source, declaration: Declaration): Shape => {
  const shape = shapeOf(source, declaration);
  return { ...shape, written: spelledOut(source, shape.written).replace(/^\| /u, '') };
};

const ownOf = (source: Source, statement: Statement, declaration: Declaration): readonly Export[] => {
  const said = docBefore(source, statement.start);
  const shape = shapeIn(source, declaration);
  return declaredBy(source, declaration).map((declared) => ({ ...declared, file: source.file, shape, ...said }));
};

/** The types and values that a statement declares, exported or not. */
export const declaredIn = (source: Source, statement: Statement): readonly Export[] => {
  if (statement.type === 'ExportNamedDeclaration')
    return statement.declaration ? ownOf(source, statement, statement.declaration) : [];
  const isType = statement.type === 'TSInterfaceDeclaration' || statement.type === 'TSTypeAliasDeclaration';
  return isType ? ownOf(source, statement, statement) : [];
};

const exportsBy = (source: Source, statement: Statement): readonly Export[] => {
  const from = (file: string): readonly Export[] => exportsOf(source.folder, join(dirname(source.file), file));
  if (statement.type === 'ExportAllDeclaration') return from(statement.source.value);
  if (statement.type !== 'ExportNamedDeclaration') return [];
  if (statement.source) {
    const names = statement.specifiers.map(({ local }) => lineOf(source, local));
    return from(statement.source.value).filter(({ name }) => names.includes(name));
  }
  return declaredIn(source, statement);
};

/** What a file exports, of its own and of the files that it passes on, in its order. */
export const exportsOf = (folder: string, file: string): readonly Export[] => {
  const source = sourceOf(folder, file);
  return source.parsed.program.body.flatMap((statement) => exportsBy(source, statement));
};

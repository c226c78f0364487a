import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

type Parsed = ReturnType<typeof parseSync>;
/** A statement of a file. */
export type Statement = Parsed['program']['body'][number];
/** What a file exports where it declares it. */
export type Declaration = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>;
/** A type as it is written. */
export type WrittenType = Extract<Declaration, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation'];
/** A member of an interface or of an object’s type. */
export type Member = Extract<Declaration, { type: 'TSInterfaceDeclaration' }>['body']['body'][number];

/** A part of a file: from where to where. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/** What the description before a part says, and its example, line by line; empty where it has none. */
export interface Doc {
  readonly doc: string;
  readonly example: string;
}

/** A file, read. */
export interface Source {
  readonly folder: string;
  readonly file: string;
  readonly code: string;
  readonly parsed: Parsed;
}

const read = new Map<string, Source>();

/** A file, read once. */
export const sourceOf = (folder: string, file: string): Source => {
  const path = join(folder, file);
  const known = read.get(path);
  if (known) return known;
  const code = readFileSync(path, 'utf8');
  const source = { folder, file, code, parsed: parseSync(file, code) };
  read.set(path, source);
  return source;
};

/** A part of a file on one line, without comments. */
export const lineOf = ({ code }: Pick<Source, 'code'>, { start, end }: Part): string =>
  code
    .slice(start, end)
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<=\(|\w<)\s/gu, '')
    .replaceAll(/,?\s(?=\))|(?<=[}\]])\s(?=>)/gu, '')
    .trim();

/** What may stand between a description and what it describes: a member of a union begins with a bar. */
const between = /^[\s|(]*$/u;

/** The description that ends right before a place, without its stars. */
export const docBefore = ({ code, parsed }: Source, start: number): Doc => {
  const comment = parsed.comments.findLast(({ end }) => end <= start);
  const isRightBefore = comment?.value.startsWith('*') === true && between.test(code.slice(comment.end, start));
  if (!comment || !isRightBefore) return { doc: '', example: '' };
  const lines = comment.value.replace(/^\*/u, '').replaceAll(/^\s*\* ?/gmu, '');
  const [words = '', example = ''] = lines.split('@example\n');
  return { doc: words.replaceAll(/\s+/gu, ' ').trim(), example: example.trim() };
};

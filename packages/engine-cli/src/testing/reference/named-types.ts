import { dirname, join } from 'node:path';
import { declaredIn, type Export } from './exports-of.ts';
import { lineOf, sourceOf, type Source } from './source.ts';

/** The names of types in code; what stands in a text is none. */
const namesIn = (texts: readonly string[]): readonly string[] =>
  texts
    .join(' ')
    .replaceAll(/'[^']*'|`[^`]*`/gu, '')
    .match(/(?<![\w.])[A-Z]\w+/gu) ?? [];

/** What an export is made of by name, whose fields are its own too. */
const basesOf = ({ shape: { also, variants, written } }: Export): readonly string[] =>
  namesIn([...also, written, ...variants.map(({ type }) => type)]);

/** What else an export names: what it is called with, answers and holds. */
const namedBy = ({ signature, shape: { fields } }: Export): readonly string[] =>
  namesIn([signature, ...fields.map(({ type }) => type)]);

/** The type that a file means by a name: its own, or one that it imports from beside it. */
const meantBy = (source: Source, name: string): readonly Export[] =>
  source.parsed.program.body.flatMap((statement): readonly Export[] => {
    if (statement.type !== 'ImportDeclaration') return declaredIn(source, statement).filter((one) => one.name === name);
    const imported = statement.specifiers.some(({ local }) => lineOf(source, local) === name);
    const file = statement.source.value;
    return imported && file.startsWith('.')
      ? meantBy(sourceOf(source.folder, join(dirname(source.file), file)), name)
      : [];
  });

/**
 * The types that exports name and no entry exports: nobody imports them, and whoever reads of them wants their fields.
 * @param folder the sources of the package
 */
export const namedTypes = (folder: string, exports: readonly Export[]): readonly Export[] => {
  const told = new Set(exports.map(({ name }) => name));
  const tell = (from: Export, names: readonly string[]): readonly Export[] =>
    names.flatMap((name) => {
      if (told.has(name)) return [];
      const types = meantBy(sourceOf(folder, from.file), name).filter(({ kind }) => kind === 'type');
      for (const type of types) told.add(type.name);
      return types.flatMap((type) => [type, ...tell(type, basesOf(type))]);
    });
  return exports.flatMap((one) => tell(one, [...basesOf(one), ...namedBy(one)]));
};

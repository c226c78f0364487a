import { dirname, join } from 'node:path';
import { declaredIn, type Export } from './exports-of.ts';
import { lineOf, sourceOf, type Source } from './source.ts';

/** The types that an export names; what stands in a text is none. */
const namesIn = ({ signature, shape }: Export): ReadonlySet<string> => {
  const { fields, also, variants, written } = shape;
  const texts = [signature, written, ...also, ...[...fields, ...variants].map(({ type }) => type)];
  return new Set(
    texts
      .join(' ')
      .replaceAll(/'[^']*'|`[^`]*`/gu, '')
      .match(/(?<![\w.])[A-Z]\w+/gu),
  );
};

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
  const told = new Map(exports.map((one) => [one.name, one]));
  const queue = [...exports];
  const found: Export[] = [];
  for (const one of queue)
    for (const name of namesIn(one)) {
      if (told.has(name)) continue;
      for (const type of meantBy(sourceOf(folder, one.file), name).filter(({ kind }) => kind === 'type')) {
        told.set(name, type);
        queue.push(type);
        found.push(type);
      }
    }
  return found;
};

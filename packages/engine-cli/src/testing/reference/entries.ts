import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exportsOf, type Export } from './exports-of.ts';
import { namedTypes } from './named-types.ts';

const packages = fileURLToPath(new URL('../../../../', import.meta.url));

/** A way into a package: how it is imported, and the file behind it. */
interface Entry {
  readonly name: string;
  readonly file: string;
}

/** An export with its package and every entry that it is imported from, the shortest first: none for a type that is only named. */
export interface Published extends Export {
  readonly package: string;
  readonly entries: readonly string[];
}

/** An entry that stands for a folder: one for each of its files. */
const spread = (folder: string, { name, file }: Entry): readonly Entry[] => {
  if (!name.includes('*')) return [{ name, file }];
  const [before = '', after = ''] = file.split('*');
  return globSync(file.replace('*', '**/*'), { cwd: folder })
    .filter((path) => !/\.test\.ts$|^calls\/[^/]*$/u.test(path))
    .toSorted()
    .map((path) => ({ name: name.replace('*', path.slice(before.length, -after.length)), file: path }));
};

/** The entries that a package’s users import; what is JSON is left out. */
const entriesOf = (folder: string): readonly Entry[] => {
  const about: unknown = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  const { name, exports } = about as {
    readonly name: string;
    readonly exports: Readonly<Record<string, { readonly source: string } | string>>;
  };
  return Object.entries(exports)
    .flatMap(([path, way]) =>
      typeof way === 'string' ? [] : [{ name: name + path.slice(1), file: way.source.replace('./src/', '') }],
    )
    .flatMap((entry) => spread(`${folder}src`, entry))
    .toSorted((a, b) => a.name.length - b.name.length);
};

/** What a package exports, and the types that it names, each once. @param name its folder: `domain` */
const exportsOfPackage = (name: string): readonly Published[] => {
  const folder = `${packages}${name}/`;
  const known = new Map<string, Published>();
  for (const entry of entriesOf(folder))
    for (const one of exportsOf(`${folder}src`, entry.file)) {
      const key = `${one.file} ${one.name}`;
      known.set(key, { ...one, package: name, entries: [...(known.get(key)?.entries ?? []), entry.name] });
    }
  const exports = [...known.values()];
  const named = namedTypes(`${folder}src`, exports).map((one) => ({ ...one, package: name, entries: [] }));
  return [...exports, ...named];
};

/** The packages whose exports the reference tells. */
const libraries = ['domain', 'contract'];

/** Every export of the published packages. */
export const publishedExports = (): readonly Published[] => libraries.flatMap(exportsOfPackage);

/** A parsed package.json. */
export type Manifest = Readonly<Record<string, unknown>>;

/** Fields that only this workspace needs. */
const OURS = ['scripts', 'devDependencies'];
/** The condition that reads a package from its sources. */
const SOURCE = 'source';

/** True if a value is a JSON object. */
export const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (record: Manifest, names: readonly string[]): Manifest =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** Returns an entry point without the `source` condition, or nothing if no other condition is left. */
const published = ([path, door]: readonly [string, unknown]): readonly (readonly [string, unknown])[] => {
  if (!isManifest(door)) return [[path, door]];
  const left = without(door, [SOURCE]);
  return Object.keys(left).length === 0 ? [] : [[path, left]];
};

/** Returns the package.json of the tarball, whose entry points are all shipped. */
export const publishedManifest = (manifest: Manifest): Manifest => {
  const { exports } = manifest;
  if (!isManifest(exports)) return without(manifest, OURS);
  const doors = Object.entries(exports).flatMap(published);
  const rest = without(manifest, [...OURS, 'exports']);
  return doors.length === 0 ? rest : { ...rest, exports: Object.fromEntries(doors) };
};

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/**
 * A declaration as its users' compilers read it: files are named as they are shipped (`./won.js`, where the compiler leaves
 * `./won.ts`), and fp-ts by its own entry, where the compiler writes the inner path of a type.
 */
export const publishedDeclaration = (text: string): string =>
  text
    .replaceAll(/((?:from |import\()(["'])\.{1,2}\/[^"']+?)\.ts(?=\2)/gu, '$1.js')
    .replaceAll(/import\("fp-ts\/lib\/(\w+)"\)/gu, (_, name: string) => `import("fp-ts").${lowerFirst(name)}`);

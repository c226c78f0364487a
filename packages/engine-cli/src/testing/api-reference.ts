import { exportsOf, type Export } from './exports-of.ts';

/** A door of a package: how it is imported, and the file behind it. */
export interface Door {
  readonly name: string;
  readonly file: string;
}

/** Where to begin. */
const FIRST = './engine';

/** The doors that a package.json names, the first to knock at first; one that stands for several files, or for JSON, is left out. */
export const doorsOf = (about: unknown): readonly Door[] => {
  const { name, exports } = about as {
    readonly name: string;
    readonly exports: Readonly<Record<string, { readonly source: string }>>;
  };
  return Object.entries(exports)
    .filter(([path]) => !path.includes('*') && !path.endsWith('.json'))
    .toSorted(([a], [b]) => Number(b === FIRST) - Number(a === FIRST))
    .map(([path, { source }]) => ({ name: name + path.slice(1), file: source.replace('./src/', '') }));
};

const tags: readonly (readonly [RegExp, string])[] = [
  [/\s*@param (\w+)/gu, ' — `$1`:'],
  [/\s*@returns?/gu, ' — answers'],
];

const wordsOf = (doc: string): string =>
  tags.reduce((text, [tag, word]) => text.replaceAll(tag, word), doc).replace(/^ — /u, '');

/** As a block within its line of the list. */
const exampleOf = (example: string): string =>
  example === '' ? '' : ['', '```ts', ...example.split('\n'), '```'].map((text) => `\n  ${text}`.trimEnd()).join('');

const line = ({ signature, doc, example }: Export): string =>
  `- \`${signature}\`  \n  ${wordsOf(doc)}${exampleOf(example)}`;

const section = (file: string, exports: readonly Export[]): string =>
  [`### [${file}](../packages/domain/src/${file})`, exports.map(line).join('\n')].join('\n\n');

const chapter = ({ name }: Door, exports: readonly Export[]): string => {
  const files = [...new Set(exports.map(({ file }) => file))];
  const sections = files.map((file) =>
    section(
      file,
      exports.filter((one) => one.file === file),
    ),
  );
  return [`## ${name}`, ...sections].join('\n\n');
};

/** The exports behind each door; what an earlier door has is not told again. */
export const publicApi = (folder: string, doors: readonly Door[]): ReadonlyMap<Door, readonly Export[]> => {
  const told = new Set<string>();
  return new Map(
    doors.map((door) => {
      const fresh = exportsOf(folder, door.file).filter(({ file, name }) => !told.has(`${file} ${name}`));
      for (const { file, name } of fresh) told.add(`${file} ${name}`);
      return [door, fresh];
    }),
  );
};

/** The reference as Markdown. */
export const apiReference = (api: ReadonlyMap<Door, readonly Export[]>): string =>
  [
    '# Reference',
    'Every export of `@baguni/domain`, as its source describes it; a test writes this file and fails when it is no longer true. The [guide](guides/engine.md) says where to begin. `@baguni/domain/messages/{ko,en,cn,jp}` each export `messages`, the words of a language. Examples ask the `cart` of the [guide](guides/engine.md#a-cart) at its `now`, those of a shop the [basket](guides/own-shop.md#a-basket-to-ask) of another; a test runs them.',
    ...[...api].filter(([, exports]) => exports.length > 0).map(([door, exports]) => chapter(door, exports)),
  ].join('\n\n') + '\n';

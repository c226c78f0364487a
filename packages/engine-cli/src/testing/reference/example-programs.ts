import type { Block } from '../guide.ts';
import type { Export } from './published-exports.ts';

/** An export or member with its example. */
export interface Shown {
  readonly name: string;
  readonly package: string;
  readonly example: string;
}

/** Lists exports and the members of their types. */
export const shownIn = (every: readonly Export[]): readonly Shown[] =>
  every.flatMap(({ members, ...one }) => [
    one,
    ...members.map((member) => ({ ...one, name: `${one.name}.${member.name}`, example: member.example })),
  ]);

/** Imports for names that the package does not export. */
const beside: readonly (readonly [name: string, statement: string])[] = [
  ['E', "import { either as E } from 'fp-ts';"],
  ['messages', "import { messages } from '@baguni/domain/messages/en';"],
  ['parseCart', "import { parseCart } from '@baguni/contract/cart-json';"],
  ['cart', "import { cart } from './cart.ts';"],
  ['now', "import { now } from './cart.ts';"],
  ['shop', "import { shop } from './basket.ts';"],
  ['basket', "import { basket } from './basket.ts';"],
  ['happyHour', "import { happyHour } from './happy.ts';"],
  ['tenOff', "import { tenOff } from './happy.ts';"],
  ['fc', "import fc from 'fast-check';"],
];

/** Finds the identifiers of an example that need an import. */
const wordsIn = (example: string): ReadonlySet<string> => {
  const code = example.replaceAll(/'[^']*'|; \/\/ .*$/gmu, '');
  return new Set(code.match(/(?<![\w)\]}?]\.)(?<![\w$])[A-Za-z_$][\w$]*(?![\w$]*:)/gu) ?? []);
};

const namedIn = (every: readonly Export[], room: string) =>
  // public entries come first, so that they replace internal exports of the same name
  new Map(
    every
      .filter((one) => one.package === room)
      .toReversed()
      .map((one) => [one.name, one]),
  );

const importsOf = (
  find: (word: string, room: string) => Export | undefined,
  { example, package: room }: Shown,
): readonly string[] => {
  const words = [...wordsIn(example)];
  const others = beside.filter(([word]) => words.includes(word));
  const asked = words.filter((word) => !others.some(([name]) => name === word));
  const known = asked.flatMap((word) => find(word, room) ?? []);
  const ofApi = [...Map.groupBy(known, ({ entries }) => entries[0])].map(([entry, ones]) => {
    const names = ones.map(({ kind, name }) => (kind === 'type' ? `type ${name}` : name));
    return `import { ${names.join(', ')} } from '${entry}';`;
  });
  return [...ofApi, ...others.map(([, statement]) => statement)];
};

/** Matches a line of an example with its result. */
export const answer = /^(.*); \/\/ (.*)$/u;

export const fileOf = (one: Shown): string => `${one.package}_${one.name.replaceAll('.', '_')}.ts`;

/** Converts an example to a program that prints its results. @param every the exports that it may import */
export const programs = (every: readonly Export[]) => {
  const [ofDomain, ofContract] = [namedIn(every, 'domain'), namedIn(every, 'contract')];
  const find = (word: string, room: string) =>
    (room === 'contract' ? ofContract.get(word) : undefined) ?? ofDomain.get(word);
  return (one: Shown): Block => ({
    language: 'ts',
    text: [
      `// ${fileOf(one)}`,
      ...importsOf(find, one),
      ...one.example.split('\n').map((line) => line.replace(answer, 'console.log($1);')),
      'export {};',
    ].join('\n'),
  });
};

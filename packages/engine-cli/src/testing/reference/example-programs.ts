import type { Block } from '../guide.ts';
import type { Export } from './published-exports.ts';

/** What has an example: an export, or a field of a type, named after it. */
export interface Shown {
  readonly name: string;
  readonly package: string;
  readonly example: string;
}

/** The exports, and the fields of their types. */
export const shownIn = (every: readonly Export[]): readonly Shown[] =>
  every.flatMap(({ members, ...one }) => [
    one,
    ...members.map((member) => ({ ...one, name: `${one.name}.${member.name}`, example: member.example })),
  ]);

/** Where else the names of an example come from. */
const beside: readonly (readonly [name: string, statement: string])[] = [
  ['E', "import { either as E } from 'fp-ts';"],
  ['O', "import { option as O } from 'fp-ts';"],
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

/** The names that an example asks from elsewhere: none of a text, a comment, a member or a field. */
const wordsIn = (example: string): ReadonlySet<string> => {
  const code = example.replaceAll(/'[^']*'|; \/\/ .*$/gmu, '');
  return new Set(code.match(/(?<![\w)\]}?]\.)(?<![\w$])[A-Za-z_$][\w$]*(?![\w$]*:)/gu) ?? []);
};

const namedIn = (every: readonly Export[], room: string) =>
  new Map(every.filter((one) => one.package === room).map((one) => [one.name, one]));

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

/** What a line of an example says that it comes to. */
export const answer = /^(.*); \/\/ (.*)$/u;

/** The file of an example. */
export const fileOf = (one: Shown): string => `${one.package}_${one.name.replaceAll('.', '_')}.ts`;

/** Makes of an example a program that prints what it says it comes to. @param every where the names in it come from */
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

import type { Language } from '@baguni/domain';
import { commandNames, optionsTaken, type CommandName, type TakenOption } from '../input/options.ts';
import { padEnd, widthOf } from '../output/printable.ts';
import { words as cn } from './cn.ts';
import { words as en } from './en.ts';
import type { HelpWords } from './help-words.ts';
import { words as jp } from './jp.ts';
import { words as ko } from './ko.ts';

const wordsOf: Readonly<Record<Language, HelpWords>> = { ko, en, cn, jp };

/** How each command is written. */
const syntax: Readonly<Record<CommandName | 'help', string>> = {
  price: 'price [cart.json]',
  check: 'check [cart.json …]',
  'best-coupons': 'best-coupons [cart.json]',
  explain: 'explain CODE [name=value …]',
  replay: 'replay [session.json]',
  diff: 'diff a.json b.json',
  schema: 'schema [cart|shop]',
  help: 'help [command]',
};

/** One call of each command, on the files of the guide. */
export const examples: Readonly<Record<CommandName, string>> = {
  price: 'baguni price bakery.json --engine shop.json',
  check: 'baguni check cart.json more.json',
  'best-coupons': 'baguni best-coupons cart.json --nodes 1000',
  explain: 'baguni explain CART-BR7-33 max=30',
  replay: 'baguni replay session.json',
  diff: 'baguni diff cart.json more.json',
  schema: 'baguni schema shop',
};

const optionSyntax: Readonly<Record<TakenOption, string>> = {
  engine: '--engine shop.json',
  now: '--now MOMENT',
  nodes: '--nodes NUMBER',
  strict: '--strict',
  lang: '--lang ko|en|cn|jp',
  json: '--json',
};

type Lines = readonly string[];

/** Two columns, the second of one line or several. */
const inColumns = (rows: readonly (readonly [left: string, right: Lines])[]): Lines => {
  const width = Math.max(...rows.map(([left]) => widthOf(left)));
  return rows.flatMap(([left, right]) => right.map((text, i) => `  ${padEnd(i === 0 ? left : '', width)}  ${text}`));
};

const optionRows = ({ option }: HelpWords, names: readonly TakenOption[]): Lines =>
  inColumns(names.map((name) => [optionSyntax[name], option[name]]));

const overview = (words: HelpWords): Lines => {
  const names: readonly (CommandName | 'help')[] = [...commandNames, 'help'];
  return [
    `${words.usage}baguni <command>${words.andOptions}`,
    '',
    ...inColumns(names.map((name) => [syntax[name], [words.short[name]]])),
    '',
    words.optionsTitle,
    ...optionRows(words, optionsTaken()),
    '  --help, --version',
    '',
    words.fromInput,
    ...words.exitCodes,
  ];
};

const readsInput: readonly CommandName[] = ['price', 'check', 'best-coupons', 'replay'];

const ofCommand = (words: HelpWords, name: CommandName): Lines => [
  `${words.usage}baguni ${syntax[name]}${words.andOptions}`,
  '',
  ...words.long[name],
  ...(readsInput.includes(name) ? [words.fromInput] : []),
  '',
  words.optionsTitle,
  ...optionRows(words, optionsTaken(name)),
  '',
  words.exampleTitle,
  `  ${examples[name]}`,
];

/** How the command line is used, or one of its commands (EN-03). */
export const helpLines = (language: Language, command?: CommandName): Lines =>
  command === undefined ? overview(wordsOf[language]) : ofCommand(wordsOf[language], command);

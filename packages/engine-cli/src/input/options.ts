import { nearest } from '@baguni/domain';
import { valueProblem } from './option-values.ts';
import type { Problem } from './problem.ts';

/** The options of the command line, each with the kind of its value. */
export const options = {
  lang: { type: 'string' },
  language: { type: 'string' },
  now: { type: 'string' },
  nodes: { type: 'string' },
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
  engine: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

type Option = keyof typeof options;

const everywhere: readonly Option[] = ['lang', 'language', 'json', 'help', 'version'];
const onCarts: readonly Option[] = ['now', 'strict'];
const onShops: readonly Option[] = [...onCarts, 'engine'];

/** The commands, each with the options that it takes beside those of all. */
const optionsOf = {
  price: onShops,
  check: onShops,
  'best-coupons': [...onShops, 'nodes'],
  explain: ['engine'],
  replay: ['engine'],
  diff: onShops,
  schema: [],
} as const satisfies Readonly<Record<string, readonly Option[]>>;

/** The name of a command. */
export type CommandName = keyof typeof optionsOf;

/** Whether there is such a command. */
export const isCommand = (word: string): word is CommandName => Object.hasOwn(optionsOf, word);

/** The names of the commands. */
export const commandNames: readonly CommandName[] = Object.keys(optionsOf).filter(isCommand);

/** The options that say how a question is answered, in the order in which they are explained. */
const explained = ['engine', 'now', 'nodes', 'strict', 'lang', 'json'] as const satisfies readonly Option[];

/** An option that is explained. */
export type TakenOption = (typeof explained)[number];

/** The options that a command takes; of all commands together where none is named. */
export const optionsTaken = (command?: CommandName): readonly TakenOption[] =>
  explained.filter((name) => command === undefined || isTakenBy(command, name));

const isOption = (name: string): name is Option => Object.hasOwn(options, name);

/** An option as it was given. */
export interface GivenOption {
  readonly name: string;
  /** As it was typed, with its hyphens. */
  readonly rawName: string;
  readonly value: string | undefined;
}

const unknown = ({ name, rawName: word }: GivenOption): Problem => {
  const fits = nearest(name, Object.keys(options));
  return { type: 'UnknownOption', word, fits: fits === '' ? '' : `--${fits}` };
};

const isTakenBy = (command: CommandName, name: Option): boolean =>
  [...everywhere, ...optionsOf[command]].includes(name);

/** What follows is another option: neither standard input, which is `-`, nor a number below 0. */
const isMissing = (value: string): boolean => /^-(?![\d.]|$)/u.test(value);

/** What is wrong with an option: its name, its value, or that the command has no use for it; one thing at a time. */
export const optionProblem = (given: GivenOption, command: string): Problem | undefined => {
  const { name, rawName: word, value } = given;
  if (!isOption(name)) return unknown(given);
  const isText = options[name].type === 'string';
  if (!isText && value !== undefined) return { type: 'UnknownOption', word: `${word}=${value}`, fits: word };
  if (isCommand(command) && !isTakenBy(command, name)) return { type: 'UnusedOption', word, command };
  if (!isText) return undefined;
  return value === undefined || isMissing(value) ? { type: 'NoValue', word } : valueProblem(name, value);
};

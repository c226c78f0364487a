import { nearest } from '@baguni/domain';
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
  replay: [],
  diff: onShops,
  schema: [],
} as const satisfies Readonly<Record<string, readonly Option[]>>;

/** The name of a command. */
export type CommandName = keyof typeof optionsOf;

/** The names of the commands. */
export const commandNames: readonly string[] = Object.keys(optionsOf);

/** Whether there is such a command. */
export const isCommand = (word: string): word is CommandName => Object.hasOwn(optionsOf, word);

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

/** What is wrong with an option: its name, its value, or that the command has no use for it. */
export const optionProblems = (given: GivenOption, command: string): readonly Problem[] => {
  const { name, rawName: word, value } = given;
  if (!isOption(name)) return [unknown(given)];
  const isText = options[name].type === 'string';
  if (isText && (value ?? '-').startsWith('-')) return [{ type: 'NoValue', word }];
  if (!isText && value !== undefined) return [{ type: 'UnknownOption', word: `${word}=${value}`, fits: word }];
  const isTaken = !isCommand(command) || [...everywhere, ...optionsOf[command]].includes(name);
  return isTaken ? [] : [{ type: 'UnusedOption', word, command }];
};

import { isMoment, nearest } from '@baguni/domain/internal';
import { Command, CommanderError, Option } from 'commander';
import type { Call, CallOptions } from './input/command.ts';
import { parseLanguage } from './input/environment.ts';
import { Refusal, type Problem } from './input/problem.ts';

/** The options of the command line. All commands take those that `optionsOfAll` names. */
export const options = {
  engine: new Option('--engine <shop.json>', 'use the rules, promotions and currency of another shop'),
  now: new Option(
    '--now <moment>',
    'when coupons and offers are judged, such as 2026-11-21T09:00:00Z; otherwise the cart’s own moment, otherwise now',
  ),
  nodes: new Option(
    '--nodes <number>',
    'the node limit of the search for coupons (400); a lower limit answers sooner, perhaps unproved',
  ),
  lenient: new Option('--lenient', 'pass over unknown fields of a cart instead of refusing them'),
  lang: new Option(
    '--lang <ko|en|cn|jp>',
    'the language of messages; otherwise the cart’s own, otherwise the system’s; also --language',
  ),
  language: new Option('--language <ko|en|cn|jp>').hideHelp(),
  json: new Option('--json', 'print the answer as JSON'),
  help: new Option('-h, --help', 'print this help'),
  version: new Option('-v, --version', 'print the version'),
} as const;

type OptionName = keyof typeof options;

const isOptionName = (word: string): word is OptionName => Object.hasOwn(options, word);

const optionNames: readonly OptionName[] = Object.keys(options).filter(isOptionName);
const optionsOfAll: readonly OptionName[] = ['lang', 'language', 'json', 'help', 'version'];

interface CommandHelp {
  readonly operands: string;
  readonly summary: string;
  readonly description: string;
  readonly options: readonly OptionName[];
  /** A call on the files of the guide. */
  readonly example: string;
  /** The problem if a required operand is missing. */
  readonly missing?: Problem;
}

const fromInput = 'Without a file, or with -, it reads standard input.';

/** The commands of the command line. */
export const commands = {
  price: {
    operands: '[cart.json]',
    summary: 'print the price of the selected units, step by step',
    description: `Prints each ledger entry of the selected units with its inputs, and the totals. ${fromInput}`,
    options: ['engine', 'now', 'lenient'],
    example: 'baguni price bakery.json --engine shop.json',
  },
  check: {
    operands: '[cart.json...]',
    summary: 'print everything that blocks the order',
    description: `Prints all reasons that block the order, with their units and fixes; of several carts a table. ${fromInput}`,
    options: ['engine', 'now', 'lenient'],
    example: 'baguni check cart.json more.json',
  },
  'best-coupons': {
    operands: '[cart.json]',
    summary: 'find the coupons that save most',
    description: `Prints the coupons and promotions that save most, a proof, and why each other is unused. ${fromInput}`,
    options: ['engine', 'now', 'nodes', 'lenient'],
    example: 'baguni best-coupons cart.json --nodes 1000',
  },
  explain: {
    operands: '<CODE> [name=value...]',
    summary: 'explain a code, and list the rules that answer it',
    description: 'Prints the message of a code, and its rules. Amounts are in the smallest unit of the currency.',
    options: ['engine'],
    example: 'baguni explain CART-BR7-33 max=30',
    missing: { type: 'NoCode' },
  },
  replay: {
    operands: '[session.json]',
    summary: 'replay a saved session, event by event',
    description: `Prints state, totals and findings after each event. The shop of --engine must use won. ${fromInput}`,
    options: ['engine'],
    example: 'baguni replay session.json',
  },
  diff: {
    operands: '<a.json> <b.json>',
    summary: 'compare two carts, and price the differences',
    description: 'Prints what differs in the second cart, unit by unit, and the cost of each difference.',
    options: ['engine', 'now', 'lenient'],
    example: 'baguni diff cart.json more.json',
    missing: { type: 'NotTwoCarts' },
  },
  schema: {
    operands: '[cart|shop]',
    summary: 'print the JSON schema of a cart or of a shop',
    description:
      'Prints the JSON schema of a cart, or of a shop for --engine, for an editor that completes such a file.',
    options: [],
    example: 'baguni schema shop',
  },
} as const satisfies Readonly<Record<string, CommandHelp>>;

export type CommandName = keyof typeof commands;

const isCommandName = (word: string): word is CommandName => Object.hasOwn(commands, word);

export const commandNames: readonly CommandName[] = Object.keys(commands).filter(isCommandName);

const HELP = 'help';

const exitCodes = `
Exit codes: 0 fine, 1 the order is blocked, 2 the arguments or a file cannot be
understood, 3 a fault of baguni itself, or its answer cannot be written.`;

/** Returns the operands of a command, without the word `[options]` that is the same for all. */
const operandsOf = (command: Command): string => command.usage().replace('[options] ', '');

const createProgram = (write: (text: string) => void): Command => {
  const program = new Command('baguni')
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: () => undefined, getOutHelpWidth: () => 80 })
    .helpOption(false)
    .helpCommand(false)
    .configureHelp({ subcommandTerm: (command) => `${command.name()} ${operandsOf(command)}` })
    .showSuggestionAfterError(false)
    .allowExcessArguments()
    .usage('<command> [options]')
    .addHelpText('after', exitCodes)
    .action(() => undefined);
  for (const name of optionNames) program.addOption(options[name]);
  for (const [name, { operands, summary, description, example, options: taken }] of Object.entries(commands)) {
    const command = program.command(name).arguments(operands).summary(summary).description(description);
    for (const option of optionNames)
      if ([...taken, ...optionsOfAll].includes(option)) command.addOption(options[option]);
    command.addHelpText('after', `\nExample:\n  ${example}`).action(() => undefined);
  }
  program
    .command(HELP)
    .arguments('[command]')
    .summary('explain a command, with an example')
    .action(() => undefined);
  return program;
};

/** Returns the help of the program, or of a command (EN-03). */
export const helpText = (name?: CommandName): string => {
  let text = '';
  const program = createProgram((part) => (text += part));
  (program.commands.find((command) => command.name() === name) ?? program).outputHelp();
  return text.trimEnd();
};

/** Accepts a moment without seconds, too. */
const isMomentTyped = (text: string): boolean => isMoment(text.replace(/(T\d\d:\d\d)(?=[Z+-])/u, '$1:00'));

const valueProblem = (name: OptionName, word: string): Problem | undefined => {
  if (name === 'now' && !isMomentTyped(word)) return { type: 'NotAMoment', word };
  if (name === 'nodes' && !/^[1-9]\d{0,8}$/u.test(word)) return { type: 'NotACount', word };
  const isLanguage = name === 'lang' || name === 'language';
  return isLanguage && parseLanguage(word) === undefined ? { type: 'UnknownLanguage', word } : undefined;
};

/** Another option follows; neither `-` nor a negative number. */
const isMissing = (value: string): boolean => /^-(?![\d.]|$)/u.test(value);

const optionProblem = (name: OptionName, value: unknown, command: string): Problem | undefined => {
  const isTaken =
    !isCommandName(command) || [...commands[command].options, ...optionsOfAll].some((option) => option === name);
  if (!isTaken) return { type: 'UnusedOption', word: `--${name}`, command };
  if (typeof value !== 'string') return undefined;
  return isMissing(value) ? { type: 'NoValue', word: `--${name}` } : valueProblem(name, value);
};

const unknownCommand = (word: string): Problem => ({
  type: 'UnknownCommand',
  word,
  fits: nearest(word, [...commandNames, HELP]),
});

/** Converts an error of commander, whose messages quote the wrong word. */
const toProblem = (error: unknown, command: string): Problem => {
  if (!(error instanceof CommanderError)) throw error;
  const word = /'(.*)'/su.exec(error.message)?.[1] ?? '';
  const { missing }: Partial<CommandHelp> = isCommandName(command) ? commands[command] : {};
  if (error.code === 'commander.missingArgument' && missing) return missing;
  if (error.code === 'commander.optionMissingArgument') return { type: 'NoValue', word: word.replace(/ .*$/u, '') };
  if (error.code !== 'commander.unknownOption') throw error;
  const fits = nearest(word.replace(/^-+|=.*$/gu, ''), optionNames);
  const isFlag = word.startsWith(`--${fits}=`);
  return {
    type: 'UnknownOption',
    word: isFlag ? word : word.replace(/=.*$/u, ''),
    fits: fits === '' ? '' : `--${fits}`,
  };
};

type Values = Partial<Record<OptionName, string | boolean>>;

const textOf = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const toOptions = (values: Values): CallOptions => {
  const [now, nodes] = [textOf(values.now), textOf(values.nodes)];
  return {
    language: parseLanguage(textOf(values.language) ?? textOf(values.lang) ?? ''),
    now: now === undefined ? undefined : Date.parse(now),
    nodes: nodes === undefined ? undefined : Number(nodes),
    engine: textOf(values.engine),
    lenient: values.lenient === true,
  };
};

/** The arguments of a call, before they are checked. */
interface Arguments {
  readonly command: Command;
  /** The first operand, if it is no command. */
  readonly unknown: string | undefined;
  readonly values: Values;
  readonly error: unknown;
}

/** Parses the arguments after `baguni`. */
export const parseArguments = (args: readonly string[]): Arguments => {
  const program = createProgram(() => undefined);
  let command = program;
  program.hook('preSubcommand', (_, selected) => {
    command = selected;
  });
  let error: unknown;
  try {
    program.parse(args, { from: 'user' });
  } catch (thrown) {
    error = thrown;
  }
  return { command, unknown: command === program ? program.args[0] : undefined, values: program.opts(), error };
};

/** A request for help, for the version, or for the answer of a command. */
export type Request =
  | { readonly type: 'Help'; readonly topic?: CommandName }
  | { readonly type: 'Version' }
  | ({ readonly type: 'Command'; readonly name: CommandName } & Omit<Call, 'environment'>);

const requestHelp = (topic = HELP, more?: string): Request => {
  if (more !== undefined) throw new Refusal({ type: 'TooManyWords', word: more });
  if (isCommandName(topic)) return { type: 'Help', topic };
  if (topic !== HELP) throw new Refusal(unknownCommand(topic));
  return { type: 'Help' };
};

/** Checks the arguments. Throws a `Refusal` with their problems. */
export const toRequest = ({ command, unknown, values, error }: Arguments): Request => {
  const isSelected = command.parent !== null;
  const name = isSelected ? command.name() : (unknown ?? '');
  if (name === HELP) return requestHelp(...command.args);
  if (values.help === true) return requestHelp(name === '' ? undefined : name);
  if (values.version === true) return { type: 'Version' };
  const given = optionNames.filter((option) => values[option] !== undefined);
  const problems = [
    ...(error === undefined ? [] : [toProblem(error, name)]),
    ...given.flatMap((option) => optionProblem(option, values[option], name) ?? []),
  ];
  if (problems.length > 0) throw new Refusal(...problems);
  if (!isCommandName(name)) {
    if (name !== '') throw new Refusal(unknownCommand(name));
    // without arguments, except for a language
    if (unknown === undefined && given.every((option) => option === 'lang' || option === 'language'))
      return { type: 'Help' };
    throw new Refusal({ type: 'NoCommand' });
  }
  const { args: operands, registeredArguments } = command;
  const extra = registeredArguments.some(({ variadic }) => variadic) ? undefined : operands[registeredArguments.length];
  if (extra !== undefined) throw new Refusal({ type: 'TooManyWords', word: extra });
  return { type: 'Command', name, operands, options: toOptions(values) };
};

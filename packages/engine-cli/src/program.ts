import { isMoment, nearest } from '@baguni/domain';
import { Command, CommanderError, Option } from 'commander';
import type { CallOptions } from './input/command.ts';
import { parseLanguage } from './input/environment.ts';
import type { Problem } from './input/problem.ts';

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
  strict: new Option('--strict', 'refuse unknown fields, and suggest the right name'),
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
    options: ['engine', 'now', 'strict'],
    example: 'baguni price bakery.json --engine shop.json',
  },
  check: {
    operands: '[cart.json...]',
    summary: 'print everything that blocks the order',
    description:
      'Prints all reasons that block the order, their units and their fixes. For several carts, prints a table with the ' +
      'verdict and the first reason of each. The exit code is 1 if an order is blocked, and 2 if a cart cannot be read. ' +
      fromInput,
    options: ['engine', 'now', 'strict'],
    example: 'baguni check cart.json more.json',
  },
  'best-coupons': {
    operands: '[cart.json]',
    summary: 'find the coupons that save most',
    description:
      'Prints the coupons, and the promotions of a shop, that save most. Prints if that is proved, or how much others ' +
      `could save, and why each other coupon is unused. ${fromInput}`,
    options: ['engine', 'now', 'nodes', 'strict'],
    example: 'baguni best-coupons cart.json --nodes 1000',
  },
  explain: {
    operands: '<CODE> [name=value...]',
    summary: 'explain a code, and list the rules that answer it',
    description:
      'Prints the message of a code with the given values, and the rules that answer it. An amount is given in the ' +
      'smallest unit of the currency.',
    options: ['engine'],
    example: 'baguni explain CART-BR7-33 max=30',
    missing: { type: 'NoCode' },
  },
  replay: {
    operands: '[session.json]',
    summary: 'replay a saved session, event by event',
    description:
      'Prints the state, the totals and what blocks the order after each event of a session that a page has saved. ' +
      `Sessions count in won, and so must the shop of --engine. ${fromInput}`,
    options: ['engine'],
    example: 'baguni replay session.json',
  },
  diff: {
    operands: '<a.json> <b.json>',
    summary: 'compare two carts, and price the differences',
    description:
      'Prints what differs in the second cart, unit by unit, and the cost of each difference. The amounts add up to ' +
      'the difference of the payable totals.',
    options: ['engine', 'now', 'strict'],
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

export const isCommandName = (word: string): word is CommandName => Object.hasOwn(commands, word);

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

/** What the arguments request. */
export type Request =
  | { readonly type: 'Help'; readonly topic?: CommandName }
  | { readonly type: 'Version' }
  | {
      readonly type: 'Command';
      readonly name: CommandName;
      readonly operands: readonly string[];
      readonly options: CallOptions;
    }
  | { readonly type: 'Refused'; readonly problems: readonly Problem[] };

type Values = Partial<Record<OptionName, string | boolean>>;

const textOf = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const helpRequest = ([topic = HELP, more]: readonly string[]): Request => {
  if (more !== undefined) return { type: 'Refused', problems: [{ type: 'TooManyWords', word: more }] };
  if (isCommandName(topic)) return { type: 'Help', topic };
  return topic === HELP ? { type: 'Help' } : { type: 'Refused', problems: [unknownCommand(topic)] };
};

/** Parses the arguments after `baguni`. */
export const parseArguments = (args: readonly string[]): Request & { readonly json: boolean } => {
  let selected: Command | undefined;
  const program = createProgram(() => undefined).hook('preSubcommand', (_, command) => {
    selected = command;
  });
  let error: unknown;
  try {
    program.parse(args, { from: 'user' });
  } catch (thrown) {
    error = thrown;
  }
  const values = program.opts<Values>();
  const json = values.json === true;
  const name = selected?.name() ?? program.args[0] ?? '';
  const operands = selected?.args ?? [];
  const request = (): Request => {
    if (name === HELP) return helpRequest(operands);
    if (values.help === true) return helpRequest(name === '' ? [] : [name]);
    if (values.version === true) return { type: 'Version' };
    const given = optionNames.filter((option) => values[option] !== undefined);
    const problems = [
      ...(error === undefined ? [] : [toProblem(error, name)]),
      ...given.flatMap((option) => optionProblem(option, values[option], name) ?? []),
    ];
    const isFirstContact = given.every((option) => option === 'lang' || option === 'language');
    if (problems.length === 0 && name === '' && program.args.length === 0 && isFirstContact) return { type: 'Help' };
    if (problems.length > 0) return { type: 'Refused', problems };
    if (!isCommandName(name))
      return { type: 'Refused', problems: [name === '' ? { type: 'NoCommand' } : unknownCommand(name)] };
    const most = selected?.registeredArguments ?? [];
    const extra = most.some(({ variadic }) => variadic) ? undefined : operands[most.length];
    if (extra !== undefined) return { type: 'Refused', problems: [{ type: 'TooManyWords', word: extra }] };
    const [now, nodes] = [textOf(values.now), textOf(values.nodes)];
    return {
      type: 'Command',
      name,
      operands,
      options: {
        language: parseLanguage(textOf(values.language) ?? textOf(values.lang) ?? ''),
        now: now === undefined ? undefined : Date.parse(now),
        nodes: nodes === undefined ? undefined : Number(nodes),
        engine: textOf(values.engine),
        strict: values.strict === true,
      },
    };
  };
  return { ...request(), json };
};

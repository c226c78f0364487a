import type { CommandName, TakenOption } from '../input/options.ts';

/** What help says in a language; no line is wider than 80 columns where it is printed. */
export interface HelpWords {
  /** Before the way a command is written. */
  readonly usage: string;
  /** Behind it. */
  readonly andOptions: string;
  readonly optionsTitle: string;
  readonly exampleTitle: string;
  /** What a command is for, in a few words. */
  readonly short: Readonly<Record<CommandName | 'help', string>>;
  /** The same at length, line by line. */
  readonly long: Readonly<Record<CommandName, readonly string[]>>;
  readonly option: Readonly<Record<TakenOption, readonly string[]>>;
  readonly fromInput: string;
  readonly exitCodes: readonly string[];
}

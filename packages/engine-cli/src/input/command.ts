import { marketplaceShop } from '@baguni/contract/shop-json';
import type { Cart, Language } from '@baguni/domain/internal';
import type { Environment } from './environment.ts';
import type { Wording } from '../output/wording.ts';

/** The options of a call, parsed. */
export interface CallOptions {
  readonly language?: Language | undefined;
  /** ms since 1970 UTC. */
  readonly now?: number | undefined;
  /** The node limit of the coupon search. */
  readonly nodes?: number | undefined;
  /** The file of the shop. */
  readonly engine?: string | undefined;
  readonly lenient?: boolean | undefined;
}

/** A command with its operands and options. */
export interface Call {
  readonly operands: readonly string[];
  readonly options: CallOptions;
  readonly environment: Environment;
}

/** The answer of a command: lines for people, a value for programs, and the exit code. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly json: unknown;
  /** 0 fine, 1 an order is blocked, 2 one of several files could not be read. */
  readonly exitCode: 0 | 1 | 2;
}

/** Answers a call, or rejects with a `Refusal`. */
export type Command = (call: Call) => Promise<Outcome>;

/** Loads the messages of the requested language, or of the first fallback that is known. */
export const loadWording = async (
  { options, environment }: Call,
  engine = marketplaceShop.engine,
  ...fallbacks: readonly (Language | undefined)[]
): Promise<Wording> => {
  const language = [options.language, ...fallbacks].find((one) => one !== undefined) ?? environment.language;
  return { language, engine, messages: await environment.messages(language) };
};

/** Returns the moment of `--now`, or by default of the cart, or the current moment. */
export const momentOf = ({ options, environment }: Call, { pricesAsOf }: Cart): number =>
  options.now ?? (pricesAsOf > 0 ? pricesAsOf : environment.now());

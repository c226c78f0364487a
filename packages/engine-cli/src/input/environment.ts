import type { Language, Messages } from '@baguni/domain';
import type { either as E } from 'fp-ts';
import type { Problem } from './problem.ts';

/** What the command line needs from its environment. */
export interface Environment {
  /** The text of a file of at most so many bytes, or what stands in the way; undefined is standard input. */
  readonly read: (file: string | undefined, most: number) => Promise<E.Either<Problem, string>>;
  readonly messages: (language: Language) => Promise<Messages>;
  /** The system’s: of whatever is said before a cart’s own is known. */
  readonly language: Language;
  /** ms since 1970 UTC. */
  readonly now: () => number;
  readonly version: string;
}

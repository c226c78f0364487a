import { marketplaceShop } from '@baguni/contract/shop-json';
import type { CartState, Language } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Wording } from '../commands/naming.ts';
import type { Call } from '../input/call.ts';
import type { Environment } from '../input/environment.ts';
import type { Problem } from '../input/problem.ts';
import type { Outcome } from '../output/outcome.ts';
import { translationsOf } from '../translations/tables.ts';

/** What a question is answered with, and in which language; or why it cannot be. */
export type Answer = E.Either<readonly Problem[], { readonly outcome: Outcome; readonly language: Language }>;

/** A question that the command line can be asked. */
export type Question = (call: Call, environment: Environment) => Promise<Answer>;

/** What stands in the way of an answer. */
export const fail = (...problems: readonly Problem[]): Answer => E.left(problems);

/** The words of a language. */
export const wordingOf = (language: Language, engine = marketplaceShop.engine): Wording => ({
  language,
  translations: translationsOf[language],
  engine,
});

/** Offers and coupons are judged at the moment asked for, else at the cart’s own, else now. */
export const momentOf = ({ pricesAsOf }: CartState, call: Call, { now }: Environment): number =>
  call.now ?? (pricesAsOf > 0 ? pricesAsOf : now());

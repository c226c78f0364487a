import type { CartProblem } from '@baguni/contract/cart-json';
import { either as E } from 'fp-ts';
import { placeAt, placesOf } from '../json/place.ts';
import { scanJson } from '../json/scan.ts';
import type { Problem } from './problem.ts';

/** What was read, or everything that is wrong with it. */
export type Read<A> = E.Either<readonly Problem[], A>;

/** The value of a JSON text. */
export const parseJson = (text: string): Read<unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text),
    () => {
      const scan = scanJson(text, () => false);
      return [{ type: 'NotJson', place: placeAt(text, scan.isJson ? 0 : scan.at) }];
    },
  );

/** What is wrong with a value, with its places in the text. */
export const problemsOf = (text: string, problems: readonly CartProblem[]): readonly Problem[] => {
  const places = placesOf(
    text,
    problems.map(({ path }) => path),
  );
  return problems.map((problem, i): Problem => ({ ...problem, place: places[i] ?? { line: 1, column: 1 } }));
};
